import { expect, it } from 'vitest'
import { inMarkdown, markdownBlock, markdownTable } from './markdown'

it.each([
  ['Ada | Bo', String.raw`Ada \| Bo`],
  ['![x](https://evil.example)', String.raw`!\[x\](https://evil.example)`],
  ['<img onerror=x>', String.raw`\<img onerror=x>`],
  ['*bold* `code` \\', String.raw`\*bold\* \`code\` \\`],
  ['  two\n lines ', 'two lines'],
  ['{{first_name}}', '{{first_name}}'],
])('%s is shown as it is', (text, markdown) => {
  expect(inMarkdown(text)).toBe(markdown)
})

it('the fence of a block is longer than those in its text', () => {
  expect(markdownBlock('Hi')).toBe('```\nHi\n```')
  expect(markdownBlock('````\ncode\n````')).toBe('`````\n````\ncode\n````\n`````')
})

it('a cell cannot end its row', () => {
  expect(markdownTable(['Name', 'Time'], [['A|B\nC', '']])).toBe(
    '| Name | Time |\n| --- | --- |\n| A\\|B C |  |',
  )
})
