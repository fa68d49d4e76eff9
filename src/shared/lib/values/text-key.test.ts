import { expect, it } from 'vitest'
import { textKey } from './text-key'

it.each([
  ['istanbul', 'İstanbul leads'],
  ['ISTANBUL', 'ıstanbul'],
  ['caf\u00E9', 'Cafe\u0301 tour'],
  ['cafe\u0301', 'Caf\u00E9 tour'],
  ['cafe', 'Café tour'],
  ['STRASSE', 'Straße 5'],
  ['straße', 'STRASSE'],
  ['GROẞ', 'gross'],
  ['muller', 'Müller'],
  ['Müller', 'MULLER'],
  ['acme', 'ＡＣＭＥ Inc'],
  ['ｱ', 'ア'],
  ['final', 'ﬁnal list'],
  ['Λόγος', 'ΛΟΓΟΣ'],
  ['οδοσ', 'οδός'],
  ['soren', 'Søren'],
  ['lodz', 'Łódź'],
  [' pilot ', 'Pilot customers'],
])('%s is found in %s', (query, text) => {
  expect(textKey(text)).toContain(textKey(query))
})

it.each([
  ['a', 'b'],
  ['müller', 'mueller'],
  ['12', '1 2'],
])('%s is not %s', (a, b) => {
  expect(textKey(a)).not.toBe(textKey(b))
})
