/**
 * Runs the tests that depend on files changed since the last commit. A changed translation counts as
 * a change of the files that use the text, and openapi.yaml as one of the types generated from it.
 */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import PO from 'pofile'

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' })

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD').split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter(Boolean)

function usersOfChangedTexts(path: string): string[] {
  const keyOf = ({ msgctxt = '', msgid }: PO['items'][number]) => `${msgctxt}\n${msgid}`
  const before = new Map(
    PO.parse(git('show', `HEAD:${path}`)).items.map((item) => [keyOf(item), item.msgstr.join()]),
  )
  return PO.parse(readFileSync(path, 'utf8'))
    .items.filter((item) => before.get(keyOf(item)) !== item.msgstr.join())
    .flatMap(({ references }) => references)
}

const files = new Set(
  changed.flatMap((path) => {
    if (path.endsWith('.po')) return usersOfChangedTexts(path)
    if (path === 'openapi.yaml') return ['src/shared/api/contract.gen.ts']
    return /^(src|mocks|tools)\/.*\.tsx?$/.test(path) ? [path] : []
  }),
)
console.log(`${files.size} source files have changed, or use a text that has.`)
if (files.size > 0) {
  const projects = ['--project', 'backend', '--project', 'unit']
  const related = ['vitest', 'related', '--run', '--passWithNoTests', ...projects, ...files]
  spawn('npx', related, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1))
}
