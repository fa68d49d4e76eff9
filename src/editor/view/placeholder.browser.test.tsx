import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

const shown = (element: Element) => {
  const { content } = getComputedStyle(element, '::before')
  // Firefox leaves it unresolved.
  return content === 'attr(aria-placeholder)' ? `"${element.ariaPlaceholder}"` : content
}

it('the placeholder is there while the body is empty, and not in its text', async () => {
  const body = mountBody('', { placeholder: 'Write here' })
  expect(shown(body.body())).toBe('"Write here"')
  await writeIn(body, 'H')
  await expect.poll(() => shown(body.body())).toBe('none')
  await body.keys('{Backspace}')
  await expect.poll(() => shown(body.body())).toBe('"Write here"')
  body.body().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await expect.poll(() => shown(body.body())).toBe('none')
})
