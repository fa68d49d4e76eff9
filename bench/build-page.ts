import { join, resolve } from 'node:path'
import { build, preview, type PreviewServer } from 'vite'
import { themeStyles } from '../tools/build/theme-styles'

const root = resolve(import.meta.dirname, 'pages')
const config = { configFile: false, root, logLevel: 'error' } as const

export async function buildPage(page: string, outDir: string): Promise<void> {
  await build({
    ...config,
    plugins: [themeStyles],
    resolve: { tsconfigPaths: true },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rollupOptions: { input: join(root, page) },
    },
  })
}

export async function servePage(page: string, outDir: string): Promise<PreviewServer> {
  await buildPage(page, outDir)
  return preview({ ...config, build: { outDir }, preview: { port: 0 } })
}
