type Exclusion = {
  /** A part of the file's path. */
  file: string
  /** The test's whole name, or its beginning; without it, the whole file. */
  test?: string
  reason: string
}

const noMedia =
  'Firefox ESR 153 cannot be told a colour scheme or reduced motion over WebDriver BiDi.'
const noBody =
  'Playwright reads no request bodies over BiDi, so a request that it holds is sent empty.'
const noErrorText =
  'Playwright reports a logged error over BiDi as “Error”, so the expected ones cannot be told apart.'

/** The only tests that do not run in Firefox: each needs something of Chromium or of its driver. */
export const notInFirefox: readonly Exclusion[] = [
  { file: 'accessibility/axe.e2e.ts', reason: noMedia },
  {
    file: 'accessibility/forced-colors.e2e.ts',
    reason: 'Firefox cannot be told forced colours over BiDi.',
  },
  {
    file: 'accessibility/keyboard.e2e.ts',
    reason: 'After the last stop of the page Tab goes to the buttons of Firefox itself.',
  },
  { file: 'account/session.e2e.ts', test: 'code that cannot be loaded shows', reason: noErrorText },
  { file: 'deploy/new-build.e2e.ts', reason: noErrorText },
  {
    file: 'campaigns/step-help.e2e.ts',
    test: 'a file that is refused does not drop',
    reason: 'Playwright over BiDi reports no file chooser for an input that is not in the page.',
  },
  { file: 'leads/work-in-progress.e2e.ts', test: 'a reveal in flight is not sent', reason: noBody },
  { file: 'leads/work-in-progress.e2e.ts', test: 'a search in flight completes', reason: noBody },
  { file: 'leads/work-in-progress.e2e.ts', test: 'the password of a new user', reason: noBody },
  { file: 'resilience/hostile.e2e.ts', test: 'hostile texts in responses', reason: noBody },
  {
    file: 'resilience/writes-in-flight.e2e.ts',
    test: 'a launch in flight is not sent',
    reason: noBody,
  },
  {
    file: 'resilience/writes-in-flight.e2e.ts',
    test: 'a save that succeeds after',
    reason: noBody,
  },
  {
    file: 'editor/view/input-method.browser.test.tsx',
    reason: 'Composes through the DevTools protocol of Chromium.',
  },
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the titles of those end-to-end tests as Playwright joins them: project, file, test. */
export const excludedTitles = notInFirefox.map(
  ({ file, test = '' }) => new RegExp(`${escaped(file)} .*${escaped(test)}`),
)

/** The browser tests among them, for Vitest, which excludes whole files. */
export const excludedBrowserTests = notInFirefox
  .filter(({ file }) => file.includes('.browser.test.'))
  .map(({ file }) => `**/${file}`)
