import { describe, expect, it } from 'vitest'
import { cleanHeader, findColumns, missingColumns, suggestColumns, unusedNames } from './csv-header'

describe('cleanHeader', () => {
  it('takes out what cannot be seen', () => {
    expect(
      cleanHeader(['\uFEFFfirst_name', '\u00A0last_name ', 'e\u200Bmail', 'Job\u00A0 Title']),
    ).toEqual(['first_name', 'last_name', 'email', 'Job Title'])
  })
})

describe('findColumns', () => {
  it.each([
    ['as stated', ['first_name', 'last_name', 'email'], { first_name: 0, last_name: 1, email: 2 }],
    ['upper case', ['EMAIL', 'First_Name'], { email: 0, first_name: 1 }],
    ['a repeated name counts once, the first', ['email', 'email'], { email: 0 }],
    ['near names do not count', ['First Name', 'E-mail'], {}],
    [
      'the optional ones',
      ['linkedin_url', 'phone', 'location', 'title', 'company'],
      { linkedin_url: 0, phone: 1, location: 2, title: 3, company: 4 },
    ],
  ])('%s', (_name, header, columns) => {
    expect(findColumns(header)).toEqual(columns)
  })
})

describe('missingColumns', () => {
  it('names the required columns in their stated order', () => {
    expect(missingColumns({})).toEqual(['first_name', 'last_name', 'email'])
    expect(missingColumns({ last_name: 0, company: 1 })).toEqual(['first_name', 'email'])
    expect(missingColumns({ first_name: 2, last_name: 0, email: 1 })).toEqual([])
  })
})

describe('suggestColumns', () => {
  it.each([
    [['First Name', 'SURNAME', 'E-mail'], { first_name: 0, last_name: 1, email: 2 }],
    [['Job Title', 'Organisation', 'Mobile Phone'], { title: 0, company: 1, phone: 2 }],
    [['Email Address', 'email'], { email: 1 }],
    [['Birthday', 'Shoe size'], {}],
  ])('%j', (header, columns) => {
    expect(suggestColumns(header)).toEqual(columns)
  })
})

describe('unusedNames', () => {
  it('names what is not imported, repeated names too', () => {
    expect(unusedNames(['email', 'Notes', '', 'email'], { email: 0 })).toEqual(['Notes', 'email'])
  })
})
