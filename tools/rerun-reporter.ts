import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const browsers: Record<string, string> = {
  browser: 'npx tsx tools/with-chromium.ts ',
  stories: 'npx tsx tools/with-chromium.ts ',
  'browser-firefox': 'npx tsx tools/with-firefox.ts ',
}

/** Prints, for each failed file of tests, the command that runs it alone. */
export class RerunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.filter((module) => !module.ok())
    if (failed.length === 0) return
    console.log('\nTo run a failed file alone:')
    for (const { project, moduleId } of failed) {
      const start = browsers[project.name] ?? 'npx '
      const vitest = `vitest run --project ${project.name} ${relative('.', moduleId)}`
      console.log(`  ${start}${vitest}`)
    }
  }
}
