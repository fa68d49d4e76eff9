import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const declaration =
  /\bpersisted(?:<[^(]+>)?\(\{\s*name: (['`])(.+?)\1,\s*scope: '(\w+)',.+?\batLogOut: '(\w+)'/gs

const declared = Object.values(sources)
  .flatMap((source) => Array.from(source.matchAll(declaration)))
  .map(([, , name = '', scope, atLogOut]) => {
    const shown = name.replace(/\$\{.+?\}/g, '…')
    return `| \`${shown}\` | ${scope} | ${atLogOut} |`
  })
  .toSorted()

test('docs/security.md lists what the browser keeps', () => {
  const rows = readFileSync('docs/security.md', 'utf8').match(/^\| `.+` +\| .+ \|$/gm) ?? []
  expect(rows.map((row) => row.replace(/ +/g, ' ')).toSorted()).toEqual(declared)
})

test('each declaration is found', () => {
  const calls =
    Object.values(sources)
      .join('\n')
      .match(/\bpersisted(?:<[^(]+>)?\(\{/g) ?? []
  expect(declared).toHaveLength(calls.length)
})
