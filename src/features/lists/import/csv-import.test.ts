import { expect, test } from 'vitest'
import { rememberColumns, rememberedColumns } from './csv-import'

const header = ['First Name', 'Last Name', 'Email', 'Private mail']

test('remembers what was corrected by hand, for the same header', () => {
  expect(rememberedColumns(header)).toBeUndefined()
  rememberColumns(header, { first_name: 0, last_name: 1, email: 3 })
  expect(rememberedColumns(header)).toEqual({ first_name: 0, last_name: 1, email: 3 })
  expect(rememberedColumns([...header, 'Phone'])).toBeUndefined()
})

test('forgets it when the usual columns are chosen again', () => {
  rememberColumns(header, { first_name: 0, last_name: 1, email: 3 })
  rememberColumns(header, { first_name: 0, last_name: 1, email: 2 })
  expect(rememberedColumns(header)).toBeUndefined()
})

test.each(['broken', '[["a", {"email": "x"}]]', '{}'])('survives %s in storage', (kept) => {
  localStorage.setItem('import-columns', kept)
  expect(rememberedColumns(header)).toBeUndefined()
})
