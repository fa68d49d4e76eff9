import type { Plugin } from 'vite'

/**
 * In development, starts loading the mock backend in parallel with the app: `main.tsx` imports it
 * only after the whole app has arrived.
 */
export const earlyMockBackend = (module: string): Plugin => ({
  name: 'early-mock-backend',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', async: true, src: module }, injectTo: 'head' },
  ],
})
