import { cleanup, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

it.each([
  ['<ol><li>a</li></ol><p>more</p><ol start="5"><li>b</li><li>c', /^level-0 5\b/],
  ['<ol><li>a</li></ol><ol><li>b</li><li>c', /^level-0 1\b/],
])('a list shows its start number, and continues from it: %s', async (html, counter) => {
  const body = mountBody(`${html}</li></ol>`)
  await writeIn(body, '{Enter}d')
  expect(body.html()).toBe(`${html}</li><li>d</li></ol>`)
  const item = within(body.body()).getByText('b').closest<HTMLElement>('[data-list]')
  expect(item?.style.counterSet).toMatch(counter)
})

it('text from right to left looks the same while editing and after saving', async () => {
  const body = mountBody('<p dir="rtl">WordPress</p>')
  await writeIn(body, '{Enter}')
  await userEvent.keyboard('שלום')
  expect(body.html()).toBe('<p dir="rtl">WordPress</p><p dir="rtl">שלום</p>')
  const shown = [...body.body().querySelectorAll('p')].map(({ dir }) => dir)
  expect(shown).toEqual(['rtl', 'rtl'])
  await expect.element(body.button('Align right')).toHaveAttribute('aria-pressed', 'true')
})
