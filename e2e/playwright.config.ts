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
  '**/performance/{layout-shift,memory}.e2e.ts',
  '**/resilience/hostile.e2e.ts',
]
/** What `npm test` leaves to `npm run test:extended`: details, and what a cheaper test proves in part. */
const extended = [
  '**/accessibility/shortcuts.e2e.ts',
  '**/account/hand-over.e2e.ts',
  '**/campaigns/{builder,builder-layout,draft-sequence,recipients}.e2e.ts',
  '**/campaigns/{remote-pictures,snippets,step-help,templates,variants}.e2e.ts',
  '**/contract/{conformance,report-problem}.e2e.ts',
  '**/deploy/new-build.e2e.ts',
  '**/languages/main-flow.e2e.ts',
  '**/leads/{cleaning,combine-lists,results-first,search-address,table-layout}.e2e.ts',
  '**/overview/{kept-views,print}.e2e.ts',
  '**/performance/{restyling,sizes}.e2e.ts',
  '**/resilience/storage.e2e.ts',
]
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
    {
      name: 'app',
      testIgnore: [...ownCommands, ...sweeps, ...extended],
      grepInvert: [languages, drive],
    },
    { name: 'extended', testMatch: extended, grepInvert: [languages, drive] },
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
