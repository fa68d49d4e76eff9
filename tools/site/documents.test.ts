import { expect, test } from 'vitest'
import { renderDocuments } from './documents'

const render = (markdown: string) =>
  renderDocuments(
    new Map([
      ['README.md', '# Product\n\n## Start and test: now'],
      ['docs/testing.md', markdown],
    ]),
  ).at(-1)

const link = (href: string) => render(`[text](${href})`)?.html

test('links lead to pages and headings; what the site does not have is plain text', () => {
  expect(link('../README.md')).toContain('<a href="index.html">text</a>')
  expect(link('../README.md#start-and-test-now')).toContain('href="index.html#start-and-test-now"')
  expect(link('../openapi.yaml')).toContain('href="../contract/"')
  expect(link('https://example.com')).toContain('href="https://example.com"')
  expect(link('../src/main.tsx')).toBe('<p>text</p>\n')
  expect(link('http://localhost:5173')).toBe('<p>text</p>\n')
})

test('a link that leads nowhere is an error', () => {
  expect(() => link('missing.md')).toThrow('docs/testing.md links to missing.md')
  expect(() => link('../README.md#start')).toThrow('README.md has no such heading')
  expect(() => link('#start')).toThrow('docs/testing.md has no such heading')
})

test('a page has the title, the introduction and the pictures of its document', () => {
  const page = render(
    '# `Tests`\n\nFor people.\n\nMore.\n\n![A list](../stories/pictures/lists.png)',
  )
  expect(page).toMatchObject({
    page: 'testing.html',
    title: 'Tests',
    intro: '<p>For people.</p>\n',
    pictures: ['stories/pictures/lists.png'],
  })
  expect(page?.html).toContain('<h1 id="tests">')
  expect(page?.html).toContain('<img src="lists.png" alt="A list">')
})
