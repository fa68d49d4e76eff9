import { describe, expect, it } from 'vitest'
import { checkFile, listNameFromFile } from './csv-parser'

const TEN_MEGABYTES = 10_485_760

describe('checkFile', () => {
  it.each([
    ['contacts.csv', 1, null],
    ['CONTACTS.CSV', 1, null],
    ['contacts.csv', 0, null],
    ['contacts.csv', TEN_MEGABYTES - 1, null],
    ['contacts.csv', TEN_MEGABYTES, 'too-large'],
    ['contacts.csv', TEN_MEGABYTES + 1, 'too-large'],
    ['contacts.csv.txt', 1, 'wrong-type'],
    ['contacts.xlsx', 1, 'wrong-type'],
    ['csv', 1, 'wrong-type'],
  ])('%s of %d bytes: %s', (name, size, kind) => {
    expect(checkFile({ name, size })?.kind ?? null).toBe(kind)
  })
})

describe('listNameFromFile', () => {
  it.each([
    ['contacts.csv', 'contacts'],
    ['q3_event-leads.CSV', 'q3 event leads'],
    ['.csv', ''],
  ])('%s becomes %j', (file, name) => {
    expect(listNameFromFile(file)).toBe(name)
  })
})
