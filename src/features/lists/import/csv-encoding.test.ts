import { describe, expect, it } from 'vitest'
import { decode, isBinary, sampleReadings } from './csv-encoding'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...values: number[]) => Uint8Array.from(values)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('isBinary', () => {
  it.each([
    ['a workbook renamed to .csv', bytes(0x50, 0x4b, 3, 4), true],
    ['a NUL byte far in', latin(`${'a'.repeat(70_000)}\0`), true],
    ['bytes that are no UTF-8, with a NUL among them', bytes(0xff, 0x61, 0, 0xe0), true],
    ['plain text', utf8('first_name'), false],
    ['text that starts with PK', utf8('PK,first_name'), false],
    ['UTF-16, which is full of NUL bytes', bytes(0xff, 0xfe, 0x61, 0), false],
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
    ['anything else', latin('Zo\xeb'), null],
  ])('%s', (_name, content, text) => {
    expect(decode(content)).toBe(text)
  })

  it('reads as a person chose', () => {
    expect(decode(latin('Zo\xeb'), 'windows-1252')).toBe('Zoë')
    expect(decode(bytes(0x5a, 0x6f, 0x91), 'macintosh')).toBe('Zoë')
    expect(decode(latin('Zo\xeb'), 'utf-8')).toBe('Zo\uFFFD')
  })
})

describe('sampleReadings', () => {
  it('shows the first lines with accents in each reading', () => {
    const file = latin('first_name\nAnn\nZo\xeb\r\nBob\nJos\xe9\nL\xe9a\nRen\xe9e\n')
    expect(sampleReadings(file)).toEqual([
      { encoding: 'utf-8', lines: ['Zo\uFFFD', 'Jos\uFFFD', 'L\uFFFDa'] },
      { encoding: 'windows-1252', lines: ['Zoë', 'José', 'Léa'] },
      { encoding: 'macintosh', lines: ['ZoÎ', 'JosÈ', 'LÈa'] },
    ])
  })

  it('cuts a long line around its first accent', () => {
    const [sample] = sampleReadings(latin(`${'a'.repeat(500)}\xe9${'b'.repeat(500)}`))
    expect(sample?.lines[0]).toContain('a\uFFFDb')
    expect(sample?.lines[0]).toHaveLength(120)
  })
})
