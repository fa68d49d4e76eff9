import { expect, it } from 'vitest'
import { whyNotPicture } from './picture-file'

const twoMegabytes = 2 * 1024 * 1024

it.each([
  ['image/jpeg', twoMegabytes, undefined],
  ['image/png', 1, undefined],
  ['image/gif', 1, undefined],
  ['image/png', twoMegabytes + 1, 'File too large'],
  ['image/svg+xml', 1, 'Invalid file type'],
  ['image/webp', 1, 'Invalid file type'],
  ['', 1, 'Invalid file type'],
])('a file of type "%s" and %i bytes: %s', (type, size, title) => {
  expect(whyNotPicture({ type, size })?.title).toBe(title)
})
