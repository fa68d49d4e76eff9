import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './support/chromium'

/** Journeys on the production build in dist/, against a mock server of their own over real HTTP. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/find-nginx.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArguments },
  },
})
