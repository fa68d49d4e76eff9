import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { insertTextLikeKeys } from './e2e/support/firefox-page.ts'
import { releaseClipboard, takeClipboard } from './tools/clipboard-turns.ts'
import { chromiumArguments } from './tools/chromium.ts'
import { firefoxLaunchOptions } from './tools/firefox.ts'
import { SlowTests } from './tools/slow-tests.ts'
import { excludedBrowserTests } from './tools/not-in-firefox.ts'
import viteConfig from './vite.config.ts'

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
    commands: { takeClipboard, releaseClipboard },
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

/** For longer runs by hand, see docs/testing.md. In a browser, tests have no other variables. */
const byHand = Object.fromEntries(
  ['FC_SEED', 'FC_RUNS', 'RANDOM_EDITING'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

/** Pre-bundled beside those of vite.config.ts, for the same reason. */
const testDependencies = [
  '@emotion/sheet',
  '@hookform/resolvers/zod',
  '@testing-library/jest-dom/vitest',
  '@testing-library/react',
  '@testing-library/user-event',
  'fast-check',
  'react-dom/client',
  'react-hook-form',
  'storybook/internal/csf',
]

const jsdom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
  // The first test of a file loads its screens, which can take long on a busy machine.
  testTimeout: 120_000,
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

const browserTests = 'src/**/*.browser.test.{ts,tsx}'

/** A third of the time of all browser tests: in `npm run test:all`. */
const longBrowserTests = ['**/{beside-chips,html-block,snippets}.browser.test.tsx']

const inChromium = (
  name: string,
  files: { include: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    ...files,
    isolate: false,
    env: byHand,
    // The first test of a file loads its screens, which can take long on a busy machine.
    testTimeout: 120_000,
    browser: browser(),
  },
})

/**
 * Stories with the tag `long` walk through a flow that other tests prove. They run in `npm run test:all`.
 */
const stories = (
  name: string,
  tags: { include?: string[]; exclude?: string[] },
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook', tags })],
  test: { name, isolate: false, testTimeout: 120_000, browser: browser() },
})

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      optimizeDeps: { include: testDependencies },
      test: {
        maxWorkers: 2,
        reporters: ['default', new SlowTests()],
        attachmentsDir: 'test-results/vitest',
        // Vitest reads it here only. A fresh clone bundles the dependencies before the page answers.
        browser: { connectTimeout: 600_000 },
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
              exclude: ['**/*.browser.test.*', '**/*.extended.test.*'],
              setupFiles: ['src/test/setup.ts'],
            },
          },
          {
            extends: true,
            test: {
              ...jsdom,
              name: 'unit-extended',
              include: ['src/**/*.extended.test.tsx'],
              setupFiles: ['src/test/setup.ts'],
            },
          },
          inChromium('browser', { include: [browserTests], exclude: longBrowserTests }),
          inChromium('browser-extended', { include: longBrowserTests }),
          {
            extends: true,
            test: {
              name: 'webkit',
              include: ['e2e/webkit/**/*.webkit.ts'],
              globalSetup: 'tools/find-webkit.ts',
              testTimeout: 120_000,
              expect: { poll: { timeout: 30_000 } },
            },
          },
          {
            extends: true,
            test: {
              name: 'browser-firefox',
              include: [browserTests],
              exclude: excludedBrowserTests,
              setupFiles: ['e2e/support/firefox-setup.ts'],
              testTimeout: 120_000,
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
          stories('stories', { exclude: ['long'] }),
          stories('stories-long', { include: ['long'] }),
        ],
      },
    }),
  ),
)
