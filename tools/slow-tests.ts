import type { Reporter, TestModule } from 'vitest/node'
import { loadNote } from './load-note.ts'

const SLOW_MS = 2_000
const MOST = 20

/** Lists the unit tests that should be split, moved or dropped. A warning, because machines differ. */
export class SlowTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slow = modules
      .filter(({ project }) => ['rules', 'backend', 'unit'].includes(project.name))
      .flatMap((module) => Array.from(module.children.allTests()))
      .map((test) => ({ test, ms: test.diagnostic()?.duration ?? 0 }))
      .filter(({ ms }) => ms > SLOW_MS)
      .toSorted((a, b) => b.ms - a.ms)
    if (slow.length === 0) return
    const lines = slow
      .slice(0, MOST)
      .map(
        ({ test, ms }) =>
          `${(ms / 1000).toFixed(1)} s  ${test.module.relativeModuleId}: ${test.name}`,
      )
    const title = `${slow.length} unit tests took more than ${SLOW_MS / 1000} s. ${loadNote() ?? ''}`
    console.log([title.trim(), ...lines].join('\n'))
  }
}
