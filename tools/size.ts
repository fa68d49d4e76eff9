/**
 * Prints how many lines the sources and their tests have by folder, and fails above the ceiling in
 * package.json (`size`). Lower the ceiling when the figure has fallen.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const { size: ceilings } = z
  .object({ size: z.object({ sources: z.number(), tests: z.number() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const isGenerated = (file: string) => file.endsWith('.gen.ts')
const isTest = (file: string) => file.includes('.test.')

const files = execFileSync('git', ['ls-files', 'src', 'mocks', 'stories', 'e2e'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !isGenerated(file))

const sources = files.filter(
  (file) => file.startsWith('src/') && !isTest(file) && !file.startsWith('src/test/'),
)
const tests = files.filter((file) => isTest(file) || /^(?:stories|e2e)\//.test(file))

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1

const shown = (lines: number) => lines.toLocaleString('en').padStart(8)

function isWithin(title: string, counted: readonly string[], ceiling: number): boolean {
  const byFolder = new Map<string, number>()
  for (const file of counted) {
    const depth = /^src\/(?:features|entities|shared)\//.test(file) ? 3 : 2
    const folder = file.split('/').slice(0, -1).slice(0, depth).join('/')
    byFolder.set(folder, (byFolder.get(folder) ?? 0) + linesOf(file))
  }
  const total = Array.from(byFolder.values()).reduce((sum, lines) => sum + lines, 0)
  for (const [folder, lines] of Array.from(byFolder).toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`${shown(lines)}  ${folder}`)
  }
  console.log(`${shown(total)}  ${title}, ceiling ${ceiling.toLocaleString('en')}\n`)
  return total <= ceiling
}

const areWithin = [
  isWithin('lines of sources', sources, ceilings.sources),
  isWithin('lines of tests, stories and end-to-end tests', tests, ceilings.tests),
]
if (areWithin.includes(false)) {
  console.error('Above the ceiling: remove as many lines as were added.')
  process.exit(1)
}
