import { describe, expect, it } from 'vitest'
import { visibleText } from './visible-text'

describe('visibleText', () => {
  it.each([
    ['  Ann  ', 'Ann'],
    ['\uFEFFAnn\u200B', 'Ann'],
    ['\u00A0Ann Lee\u00A0', 'Ann Lee'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['\u200B\u200D \u00A0\u2060', ''],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(visibleText(text)).toBe(expected)
  })
})
