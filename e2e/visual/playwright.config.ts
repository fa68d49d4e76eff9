import { defineConfig } from '@playwright/test'
import { chromiumArguments } from '../../tools/chromium'

/** Compares screenshots of stories with those in pictures/ (docs/testing.md#pictures). */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '../../test-results/visual-report' }],
  ],
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Renders text independently of the machine's font and colour settings.
      args: [
        ...chromiumArguments,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
