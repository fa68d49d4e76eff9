import { expect, it } from 'vitest'
import { draftAddresses } from './eml'

it.each([
  ['ann@example.com', ['ann@example.com'], []],
  ['ann@bücher.example', ['ann@xn--bcher-kva.example'], []],
  ['ann@例え.jp; bo@x.io,\ncy@x.io', ['ann@xn--r8jz45g.jp', 'bo@x.io', 'cy@x.io'], []],
  ['jürgen@x.io, bo@x.io', ['bo@x.io'], ['jürgen@x.io']],
  ['jürgen@bücher.example', [], ['jürgen@bücher.example']],
  ['ann@bücher.example:80, bücher', [], ['ann@bücher.example:80', 'bücher']],
  [' , ', [], []],
])('%j', (text, written, leftOut) => {
  expect(draftAddresses(text)).toEqual({ written, leftOut })
})
