import { relative } from 'node:path'
import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints, for each failed test, the command that runs it alone. */
export default class RerunReporter implements Reporter {
  private readonly failed = new Set<string>()

  onTestEnd(test: TestCase): void {
    if (test.outcome() !== 'unexpected') return
    const project = test.parent.project()?.name ?? 'app'
    const file = relative(import.meta.dirname + '/..', test.location.file)
    this.failed.add(`--project=${project} ${file}:${test.location.line}`)
  }

  onEnd(): void {
    if (this.failed.size === 0) return
    console.log('\nTo run a failed test alone, after npm run build:')
    for (const test of this.failed) {
      const program = test.includes('=firefox') ? 'with-firefox' : 'with-chromium'
      console.log(
        `  npx tsx tools/${program}.ts playwright test --config e2e/playwright.config.ts ${test}`,
      )
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
