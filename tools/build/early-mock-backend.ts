import type { Plugin } from 'vite'

/**
 * In development, loads the mock backend beside the application: `main.tsx` imports it, but only when all of
 * the application has arrived.
 */
export const earlyMockBackend = (module: string): Plugin => ({
  name: 'early-mock-backend',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', async: true, src: module }, injectTo: 'head' },
  ],
})
