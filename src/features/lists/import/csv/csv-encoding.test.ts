import { describe, expect, it } from 'vitest'
import { decode, isBinary, sampleLines } from './csv-encoding'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...values: number[]) => Uint8Array.from(values)
const utf16 = (text: string, isLittleEndFirst = true) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), isLittleEndFirst)
  }
  return new Uint8Array(view.buffer)
}
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('isBinary', () => {
  it.each([
    ['a workbook renamed to .csv', bytes(0x50, 0x4b, 3, 4), true],
    ['a NUL byte far in', latin(`${'a'.repeat(70_000)}\0`), true],
    ['bytes that are no UTF-8, with a NUL among them', bytes(0xff, 0x61, 0, 0xe0), true],
    ['plain text', utf8('first_name'), false],
    ['text that starts with PK', utf8('PK,first_name'), false],
    ['UTF-16, which is full of NUL bytes', bytes(0xff, 0xfe, 0x61, 0), false],
    ['UTF-16 without a byte order mark', utf16('first_name,email'), false],
    ['a NUL character in UTF-16', bytes(0xff, 0xfe, 0x61, 0, 0, 0), true],
    ['numbers of 32 bits', bytes(...[1, 2, 3, 4, 5, 6].flatMap((low) => [low, 0, 0, 0])), true],
    ['an empty file', bytes(), false],
  ])('%s: %s', (_what, content, expected) => {
    expect(isBinary(content, decode(content))).toBe(expected)
  })
})

describe('decode', () => {
  it.each([
    ['UTF-8', utf8('Zoë'), 'Zoë'],
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['UTF-16, little end first', bytes(0xff, 0xfe, 0xeb, 0), 'ë'],
    ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0xeb), 'ë'],
    [
      'UTF-16 without a mark, little end first',
      utf16('first_name,email\nZoë,一郎'),
      'first_name,email\nZoë,一郎',
    ],
    [
      'UTF-16 without a mark, big end first',
      utf16('first_name,email\nZoë,一郎', false),
      'first_name,email\nZoë,一郎',
    ],
    ['anything else', latin('Zo\xeb'), null],
  ])('%s', (_name, content, text) => {
    expect(decode(content)).toBe(text)
  })

  it('uses the chosen encoding', () => {
    expect(decode(latin('Zo\xeb'), 'windows-1252')).toBe('Zoë')
    expect(decode(bytes(0x5a, 0x6f, 0x91), 'macintosh')).toBe('Zoë')
    expect(decode(latin('Zo\xeb'), 'utf-8')).toBe('Zo\uFFFD')
  })
})

describe('a sample', () => {
  it.each([
    [
      'has the lines with other characters than ASCII',
      'first_name\nAnn\nZo\xeb\r\nBob\nJos\xe9\n',
      ['Zoë', 'José'],
    ],
    [
      'cuts a long line around its first such character',
      `${'a'.repeat(500)}\xe9${'b'.repeat(500)}`,
      [`${'a'.repeat(60)}é${'b'.repeat(59)}`],
    ],
    ['has four lines at most', '\xe1\n\xe2\n\xe3\n\xe4\n\xe5\n', ['á', 'â', 'ã', 'ä']],
  ])('%s', (_what, text, lines) => {
    expect(sampleLines(latin(text), 'windows-1252')).toEqual(lines)
  })
})
