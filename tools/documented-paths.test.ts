import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter(
  (path) => path.endsWith('.md'),
)

test.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const links = Array.from(text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g), ([, path = '']) =>
    join(dirname(document), path),
  )
  const named = Array.from(
    text.matchAll(/`((?:src|mocks|stories|e2e|bench|tools|docs)\/[\w./-]+)`/g),
    ([, path = '']) => path,
  )
  expect([...links, ...named].filter((path) => !existsSync(path))).toEqual([])
})
