import { defineConfig } from '@playwright/test'
import type { ThroughProxy } from './contract/through-proxy'
import { chromiumArguments } from '../tools/chromium'
import { firefoxLaunchOptions } from '../tools/firefox'
import { excludedTitles } from '../tools/not-in-firefox'

const everyCall = '**/contract/every-call.e2e.ts'
const generatedServer = '**/contract/generated-server.e2e.ts'
const demo = '**/demo/*.e2e.ts'
const site = '**/site/*.e2e.ts'
const ownCommands = [everyCall, generatedServer, demo, site]
/** Tests that run in every language, or at every width. */
const languages = /@languages/
/**
 * The same checks on every screen, and deployments: a quarter of the time, for what rarely breaks.
 */
const sweeps = [
  '**/accessibility/{axe,forced-colors,hints,keyboard}.e2e.ts',
  '**/deploy/{install,nginx,policy,subfolder-and-api-origin}.e2e.ts',
  '**/performance/layout-shift.e2e.ts',
  '**/resilience/hostile.e2e.ts',
]
/** The main flows, in `npm test`. */
const first = /@first/
/** What loses data or money when it breaks, in `npm run test:extended`. */
const extended = /@extended/
/** Random actions with random failures, which take too long for every run. */
const drive = /@drive/

/** End-to-end tests on the production build in dist/. Each has its own mock server, over real HTTP. */
export default defineConfig<ThroughProxy>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: '../tools/find-nginx.ts',
  fullyParallel: true,
  // More than the usual two cores, because a test spends half of its time waiting.
  workers: 3,
  forbidOnly: true,
  // Generous, because the machine may be busy: an assertion fails a test, not a time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A failed test is repeated with a trace, which would make all tests take 40 % longer; it still
  // fails the run.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  projects: [
    { name: 'first', grep: first },
    { name: 'extended', grep: extended },
    // All flows and details. Any test of a screen runs by this name.
    {
      name: 'app',
      testIgnore: [...ownCommands, ...sweeps],
      grepInvert: [languages, drive],
    },
    { name: 'sweeps', testMatch: sweeps, grepInvert: [languages, drive] },
    // Prism validates the calls of these tests against openapi.yaml.
    { name: 'proxied', testIgnore: ownCommands, grep: /@contract/, use: { isProxied: true } },
    { name: 'generated', testMatch: generatedServer },
    { name: 'every-call', testMatch: everyCall, dependencies: ['proxied', 'generated'] },
    { name: 'demo', testMatch: demo },
    { name: 'site', testMatch: site },
    { name: 'languages', grep: languages },
    { name: 'drive', grep: drive, retries: 0 },
    {
      name: 'firefox',
      testIgnore: ownCommands,
      grepInvert: [...excludedTitles, languages, drive],
      use: { browserName: 'firefox', launchOptions: firefoxLaunchOptions },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  },
})
