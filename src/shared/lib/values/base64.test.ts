import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64'

it('gives back the bytes', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(fromBase64(await toBase64(new Blob([bytes])))).toEqual(bytes)
  expect(fromBase64(await toBase64(new Blob([])))).toEqual(new Uint8Array())
})

it('reads nothing else', () => expect(fromBase64('{}')).toBeUndefined())
