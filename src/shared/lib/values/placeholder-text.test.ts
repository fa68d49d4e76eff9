import { expect, test } from 'vitest'
import { isPlaceholder, type PlaceholderField } from './placeholder-text'

test.each<[string, PlaceholderField[]]>([
  ['NULL', ['firstName', 'text']],
  ['Null', ['firstName', 'text']],
  ['None', ['firstName', 'text']],
  ['unknown', ['firstName', 'text']],
  ['n/a', ['firstName', 'lastName', 'text']],
  ['-', ['firstName', 'lastName', 'text']],
  ['–', ['firstName', 'lastName', 'text']],
  ['...', ['firstName', 'lastName', 'text']],
  ['#N/A', ['firstName', 'lastName', 'text']],
  ['{{first_name}}', ['firstName', 'lastName', 'text']],
  ['{{ lastName }}', ['firstName', 'lastName', 'text']],
  ['[First Name]', ['firstName', 'lastName', 'text']],
  ['*|FNAME|*', ['firstName', 'lastName', 'text']],
  ['&', ['firstName', 'lastName', 'text']],
  ['NA', ['text']],
  ['Nan', ['text']],
  ['Nil', ['text']],
  ['Unknown Worlds', []],
  ['None of the Above', []],
  ['N. A. Smith', []],
  ['', []],
])('%j is a placeholder as %j', (text, fields) => {
  const all = ['firstName', 'lastName', 'text'] as const
  expect(all.filter((field) => isPlaceholder(text, field))).toEqual(fields)
})
