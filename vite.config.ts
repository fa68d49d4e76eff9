import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv, type PluginOption } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumArguments } from './tools/chromium.ts'
import { insertTextLikeKeys } from './e2e/support/firefox-page.ts'
import { firefoxLaunchOptions } from './tools/firefox.ts'
import { excludedBrowserTests } from './tools/not-in-firefox.ts'
import { poCatalogues } from './tools/build/po-catalogues.ts'
import { staticPages } from './tools/build/static-pages.ts'
import { earlyMockBackend } from './tools/build/early-mock-backend.ts'
import { evaluateEarly } from './tools/build/evaluate-early.ts'
import { staticThemeStyles } from './tools/build/static-theme-styles.tsx'
import { withoutMocks } from './tools/build/without-mocks.ts'
import { readSettings } from './src/shared/config/settings.ts'

const viewport = { width: 1440, height: 900 }
const launchOptions = {
  chromium: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  firefox: firefoxLaunchOptions,
}

/** A function, because projects must not share one browser configuration object. */
const browser = (engine: 'chromium' | 'firefox' = 'chromium') =>
  ({
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: launchOptions[engine],
      contextOptions: { reducedMotion: 'reduce', viewport },
    }),
    instances: [{ browser: engine, viewport }],
    screenshotDirectory: 'test-results/vitest',
  }) satisfies NonNullable<TestProjectInlineConfiguration['test']>['browser']

const withoutTransform = `
  const style = document.createElement('style')
  style.textContent = '#vitest-tester { transform: none !important }'
  document.head.append(style)
`

const lateDependencies = [
  '@chakra-ui/react',
  '@emotion/react',
  '@floating-ui/dom',
  '@hookform/resolvers/zod',
  '@mswjs/data',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  'ajv-formats',
  'ajv/dist/2020.js',
  'cmdk',
  'dompurify',
  'idb-keyval',
  'is-hotkey',
  'lucide-react',
  'msw',
  'msw/browser',
  'openapi-fetch',
  'openapi-msw',
  'papaparse',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'recharts',
  'slate',
  'slate-dom',
  'slate-history',
  'slate-react',
  'yaml',
  'zod/mini',
]
const testDependencies = [
  '@testing-library/jest-dom/vitest',
  '@testing-library/react',
  '@testing-library/user-event',
  'fast-check',
  'storybook/internal/csf',
]

const jsdom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
  // The first test of a file loads its screens, which can take long on a busy machine.
  testTimeout: 60_000,
  restoreMocks: true,
  unstubGlobals: true,
}

/**
 * All files of a project share one jsdom and load the modules once, which takes seconds. The setup file
 * or the test itself clears what a test leaves behind. Projects run in separate groups because a worker
 * that switches projects loads everything again.
 */
const sharing = (groupOrder: number) => ({ isolate: false, sequence: { groupOrder } })

/** Tests of the mock backend, of tools, and of the client against the mock backend. */
const backendTests = ['{mocks,tools}/**/*.test.ts', 'src/shared/api/client.test.ts']

export default defineConfig(({ mode, command }) => {
  const variables = { ...loadEnv(mode, process.cwd(), ['VITE_', 'API_']), ...process.env }
  const isMockMode = mode === 'mock'
  const isTest = mode === 'test'
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
    poCatalogues({ isSplit: command === 'build' && !process.env.STORYBOOK }),
    !process.env.STORYBOOK && [staticThemeStyles(), evaluateEarly(['react', 'theme'])],
    isMockMode && earlyMockBackend('/mocks/entry/mock-mode.ts'),
    isDemo && staticPages('src/app/routes'),
    command === 'build' && !isMockMode && !process.env.STORYBOOK && withoutMocks(),
  ]

  return {
    // The demo works in any folder of a static host; --base overrides this.
    base: isDemo ? './' : undefined,
    plugins,
    resolve: {
      tsconfigPaths: true,
      alias: {
        // A polyfill of Slate that no supported browser needs.
        '@juggle/resize-observer': resolve('src/shared/lib/resize-observer.ts'),
        // Of Emotion, for class components with a theme of their own.
        'hoist-non-react-statics': resolve('src/shared/lib/unused-package.ts'),
        // Of Slate, whose editors here scroll to the caret themselves (scroll-to-caret.ts).
        'scroll-into-view-if-needed': resolve('src/shared/lib/unused-package.ts'),
      },
    },
    define: {
      __SETTINGS__: JSON.stringify(readSettings(variables)),
      __MOCK_BACKEND__: JSON.stringify(isMockMode),
    },
    server: { port: 5173, strictPort: true, proxy: isMockMode ? undefined : proxy },
    preview: { port: 4173, strictPort: true, proxy },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What is always loaded together is one file: fewer requests, and better compressed. A group takes the
            // static imports of its modules too, unless one with a higher priority has them.
            groups: [
              { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: 'theme',
                priority: 3,
                test: /node_modules\/(@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/(styled-system|theme|utils|preset-base|anatomy))|shared\/ui\/theme\/theme/,
              },
              { name: 'start', priority: 2, test: /src\/main\.tsx$/ },
              { name: 'signed-in', priority: 1, test: /src\/app\/signed-in\.tsx$/ },
            ],
          },
        },
      },
    },
    worker: { format: 'es' as const },
    // Pre-bundled: Vite reloads the page when it discovers a dependency later, in a worker or a lazy
    // screen, which interrupts users and tests.
    optimizeDeps: {
      include: isTest ? [...lateDependencies, ...testDependencies] : lateDependencies,
    },
    test: {
      maxWorkers: 2,
      projects: [
        // Pure functions, without the mock backend and the components, which take seconds to load.
        {
          extends: true,
          test: {
            ...jsdom,
            name: 'rules',
            ...sharing(1),
            include: ['src/**/*.test.ts'],
            exclude: [...backendTests, '**/*.browser.test.*'],
            setupFiles: ['src/test/jsdom-polyfills.ts', 'src/test/clean-page.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...jsdom,
            name: 'backend',
            ...sharing(2),
            include: backendTests,
            setupFiles: ['src/test/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...jsdom,
            name: 'unit',
            ...sharing(3),
            include: ['{src,mocks}/**/*.test.tsx'],
            exclude: ['**/*.browser.test.*'],
            setupFiles: ['src/test/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['src/**/*.browser.test.{ts,tsx}'],
            // The first test of a file loads its screens, which can take long on a busy machine.
            testTimeout: 60_000,
            browser: browser(),
          },
        },
        {
          extends: true,
          test: {
            name: 'webkit',
            include: ['e2e/webkit/**/*.webkit.ts'],
            globalSetup: 'tools/find-webkit.ts',
            testTimeout: 180_000,
            expect: { poll: { timeout: 30_000 } },
          },
        },
        {
          extends: true,
          test: {
            name: 'browser-firefox',
            include: ['src/**/*.browser.test.{ts,tsx}'],
            exclude: excludedBrowserTests,
            setupFiles: ['e2e/support/firefox-setup.ts'],
            testTimeout: 60_000,
            browser: {
              ...browser('firefox'),
              // Firefox does not move the caret of a window that is behind another.
              fileParallelism: false,
              // Playwright cannot click into a frame with a transform in Firefox; Vitest's has scale(1).
              orchestratorScripts: [
                { content: withoutTransform },
                { content: `(${insertTextLikeKeys.toString()})()` },
              ],
            },
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            isolate: false,
            testTimeout: 60_000,
            browser: browser(),
          },
        },
      ],
    },
  }
})
