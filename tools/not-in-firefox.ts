type Exclusion = {
  file: string
  /** Name of the test or its beginning; defaults to the whole file. */
  test?: string
  reason: string
}

const noMedia =
  'Playwright’s `emulateMedia` does nothing over BiDi: no paper, reduced motion or forced colours.'
const tabLeavesPage =
  'After the last stop of the page Tab goes to Firefox’s own buttons, and the page is not the active window.'
const noDoubleClick =
  'Playwright makes two single clicks over BiDi, and the second presses the Cancel that has come below it.'
const sameFiles = 'Weighs files, which are the same in every browser.'

/** The only tests skipped in Firefox: each needs a feature of Chromium or its driver. */
export const notInFirefox: readonly Exclusion[] = [
  { file: 'accessibility/axe.e2e.ts', reason: noMedia },
  { file: 'accessibility/forced-colors.e2e.ts', reason: noMedia },
  { file: 'accessibility/keyboard.e2e.ts', test: 'log in, skip the menu', reason: tabLeavesPage },
  { file: 'accessibility/keyboard.e2e.ts', test: 'import a CSV file', reason: tabLeavesPage },
  { file: 'accessibility/keyboard.e2e.ts', test: 'write a campaign', reason: tabLeavesPage },
  { file: 'accessibility/keyboard.e2e.ts', test: 'use the toolbar', reason: tabLeavesPage },
  { file: 'accessibility/keyboard.e2e.ts', test: 'search, reveal', reason: tabLeavesPage },
  {
    file: 'accessibility/keyboard.e2e.ts',
    test: 'create and delete a user',
    reason: tabLeavesPage,
  },
  { file: 'accessibility/keyboard.e2e.ts', test: 'filter the events', reason: tabLeavesPage },
  {
    file: 'campaigns/phone-keyboard.e2e.ts',
    reason: 'Composes through the DevTools protocol of Chromium.',
  },
  {
    file: 'campaigns/step-help.e2e.ts',
    test: 'a file that is dropped',
    reason: 'Drops through the DevTools protocol of Chromium.',
  },
  {
    file: 'deploy/new-build.e2e.ts',
    test: 'a dialog whose code is gone',
    reason: 'Firefox remembers until a reload that an import failed, so its second try reloads.',
  },
  {
    file: 'resilience/hostile.e2e.ts',
    test: 'hostile texts in responses with 200 to writes',
    reason: 'Playwright reads no request bodies over BiDi, so what `route.fetch` sends is empty.',
  },
  { file: 'leads/contacts.e2e.ts', test: 'contacts of a list become', reason: noDoubleClick },
  { file: 'leads/add-to-list.e2e.ts', test: 'a CSV file is imported', reason: noDoubleClick },
  {
    file: 'performance/restyling.e2e.ts',
    reason: 'Counts styled nodes through the DevTools protocol of Chromium.',
  },
  { file: 'overview/print.e2e.ts', reason: noMedia },
  { file: 'overview/replies.e2e.ts', test: 'the week is on one page', reason: noMedia },
  { file: 'performance/sizes.e2e.ts', test: 'each screen stays below', reason: sameFiles },
  { file: 'performance/sizes.e2e.ts', test: 'the builder with its editor', reason: sameFiles },
  {
    file: 'editor/view/input-method.browser.test.tsx',
    reason: 'Composes through the DevTools protocol of Chromium.',
  },
  {
    file: 'editor/view/writing.browser.test.tsx',
    test: 'moves a dragged',
    reason:
      'A pointer over BiDi starts no drag in Firefox; a real one does, and the word is moved.',
  },
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches titles of end-to-end tests as joined by Playwright: project, file, test. */
export const excludedTitles = notInFirefox.map(
  ({ file, test = '' }) => new RegExp(`${escaped(file)} .*${escaped(test)}`),
)

/** Excluded files of browser tests; `firefox-setup.ts` skips single tests. */
export const excludedBrowserTests = notInFirefox
  .filter(({ file, test }) => file.includes('.browser.test.') && !test)
  .map(({ file }) => `**/${file}`)
