import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mountBody } from '@/test/mount-body'
import { selectWords } from './select-words'

afterEach(cleanup)

it.each([
  ['in one piece', '<p>Hi {first_name}, hello</p>', '{first_name}'],
  ['with a part in bold', '<p>Hi {first<strong>_name</strong>}, hello</p>', '{first_name}'],
  [
    'in several formats, behind a token',
    '<p>{{company}}</p><p>{{company}} and <em>{{fir</em>st_<strong>n</strong>}}, hello</p>',
    '{{first_n}}',
  ],
  ['at the end of a link', '<p>See <a href="https://x.example">our [na</a>me]</p>', '[name]'],
])('selects words %s', async (_how, html, words) => {
  const body = mountBody(html)
  body.body().parentElement?.setAttribute('data-editor-of', '1')
  selectWords(words, 1)
  await expect.poll(() => getSelection()?.toString()).toBe(words)
  // Also selected in the editor's state: typed text replaces the selection.
  await body.keys('you')
  expect(body.body()).toHaveTextContent('you')
  expect(body.body()).not.toHaveTextContent(words)
})
