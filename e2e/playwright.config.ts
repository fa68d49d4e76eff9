import { defineConfig } from '@playwright/test'
import type { ThroughProxy } from './contract/through-proxy'
import { chromiumArguments } from '../tools/chromium'
import { firefoxLaunchOptions } from '../tools/firefox'
import { excludedTitles } from '../tools/not-in-firefox'

const throughProxy = /@contract/
const everyCall = '**/contract/every-call.e2e.ts'
const everyMessage = '**/demo/every-message.e2e.ts'
const site = '**/site/*.e2e.ts'
const everyView = '**/languages/every-view.e2e.ts'
const ownCommands = [everyCall, everyMessage, site, everyView]

/** End-to-end tests on the production build in dist/. Each has its own mock server, over real HTTP. */
export default defineConfig<ThroughProxy>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: '../tools/find-nginx.ts',
  fullyParallel: true,
  // More than the usual two cores: a test spends half of its time waiting.
  workers: 3,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/rerun-reporter.ts']],
  projects: [
    { name: 'app', testIgnore: ownCommands, grepInvert: throughProxy },
    { name: 'proxied', grep: throughProxy, use: { isProxied: true } },
    { name: 'every-call', testMatch: everyCall, dependencies: ['proxied'] },
    { name: 'messages', testMatch: everyMessage },
    { name: 'site', testMatch: site },
    { name: 'languages', testMatch: everyView },
    {
      name: 'firefox',
      testIgnore: ownCommands,
      grepInvert: excludedTitles,
      use: { browserName: 'firefox', launchOptions: firefoxLaunchOptions },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  },
})
