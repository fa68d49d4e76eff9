type Exclusion = {
  /** A part of the file's path. */
  file: string
  /** The test's whole name; without it, the whole file. */
  test?: string
  reason: string
}

/** The only tests that do not run in Firefox. */
export const notInFirefox: readonly Exclusion[] = []

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the titles of those end-to-end tests as Playwright joins them: project, file, test. */
export const excludedTitles = notInFirefox.map(
  ({ file, test = '' }) => new RegExp(`${escaped(file)} .*${escaped(test)}`),
)
