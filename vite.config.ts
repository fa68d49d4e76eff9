import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type PluginOption } from 'vite'
import { codeGroups } from './tools/build/code-groups.ts'
import { compressed } from './tools/build/compressed.ts'
import { poCatalogues } from './tools/build/po-catalogues.ts'
import { staticPages } from './tools/build/static-pages.ts'
import { earlyMockBackend } from './tools/build/early-mock-backend.ts'
import { subsetFont } from './tools/build/subset-font.ts'
import { themeStyles } from './tools/build/theme-styles.ts'
import { withoutMocks } from './tools/build/without-mocks.ts'
import { readSettings } from './src/shared/config/settings.ts'

/** `npm run preview` serves hashed files with the same cache header as nginx (docs/deploy.md). */
const cachedAssets: Plugin = {
  name: 'cached-assets',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use(({ url }, response, next) => {
      if (url?.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      next()
    }),
}

export default defineConfig(({ mode, command }) => {
  const variables = { ...loadEnv(mode, process.cwd(), ['VITE_', 'API_']), ...process.env }
  const isMockMode = mode === 'mock'
  const isDemo = command === 'build' && isMockMode

  const apiTarget = variables.API_PROXY_TARGET || 'http://localhost:4000'
  const proxy = { '/api': { target: apiTarget, changeOrigin: true } }

  const plugins: PluginOption[] = [
    !process.env.STORYBOOK &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/app/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        disableLogging: true,
      }),
    react(),
    cachedAssets,
    themeStyles,
    poCatalogues({ isSplit: command === 'build' && !process.env.STORYBOOK }),
    isMockMode && earlyMockBackend('/mocks/entry/mock-mode.ts'),
    isDemo && staticPages('src/app/routes'),
    ...(command === 'build' && !isMockMode && !process.env.STORYBOOK
      ? [withoutMocks(), subsetFont, compressed]
      : []),
  ]

  return {
    // The demo works in any folder of a static host; --base overrides this.
    base: isDemo ? './' : undefined,
    plugins,
    resolve: {
      tsconfigPaths: true,
    },
    define: {
      __SETTINGS__: JSON.stringify(readSettings(variables)),
      __MOCK_BACKEND__: JSON.stringify(isMockMode),
      __VERSION__: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version),
    },
    // Two runs of browser tests at once take two ports.
    server: { port: 5173, strictPort: !process.env.VITEST, proxy: isMockMode ? undefined : proxy },
    preview: { port: 4173, strictPort: true, proxy },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 700,
      license: { fileName: 'third-party-licenses.md' },
      rolldownOptions: {
        output: {
          // Ad blockers block files with this word in their names.
          chunkFileNames: ({ name }) =>
            `assets/${name.replaceAll('analytics', 'figures')}-[hash].js`,
          codeSplitting: { groups: codeGroups },
        },
      },
    },
  }
})
