import { expect, it } from 'vitest'
import { fileSizeInWords } from './attachment-rules'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, words) => expect(fileSizeInWords(bytes)).toBe(words))
