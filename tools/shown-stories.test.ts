import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

const stories = import.meta.glob<string>('../stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const pages = import.meta.glob<string>(
  ['../stories/introduction.stories.tsx', '../stories/patterns/*.mdx'],
  { eager: true, query: '?raw', import: 'default' },
)

function idsIn(file: string): string[] {
  const [, title] = /\btitle(?:: '|=")(.+?)['"]/.exec(file) ?? []
  if (title === undefined) return []
  const names = [...file.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  const docs = /autodocs|<Meta/.test(file) ? ['docs'] : []
  return [...names.map(storyNameFromExport), ...docs].map((name) => toId(title, name))
}

const known = new Set([...Object.values(stories), ...Object.values(pages)].flatMap(idsIn))

test.each(Object.entries(pages))('%s names only stories that exist', (_path, page) => {
  const named = page.match(/\b[a-z]+(?:-[a-z\d]+)*--[a-z\d]+(?:-[a-z\d]+)*/g) ?? []
  expect(named).not.toEqual([])
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
