import { expect, it } from 'vitest'
import { readSubjectLines } from './subject-lines'

it.each([
  ['1. One\n   Preheader: First\n2. Two\n   Preheader: Second'],
  ['Here you are:\n\n1) "One" | Preheader: First\n2) “Two” — Preview text: Second'],
  ['- Subject: One\n  Preview: First\n\n- Subject: Two (Preheader: Second)'],
  ['**Subject line 1:** One\nPre-header: First\n**Subject line 2:** Two\nPreheader: Second'],
  [
    'Subject lines for you\n• **One**\n**Preheader:** First\n• **Two**\nPreheader: Second\nGood luck!',
  ],
])('reads %j', (text) => {
  expect(readSubjectLines(text)).toEqual([
    { subject: 'One', preheader: 'First' },
    { subject: 'Two', preheader: 'Second' },
  ])
})

it('takes plain lines as they are', () => {
  expect(readSubjectLines('Quick question, {{first_name}}\n\nAn idea – for you')).toEqual([
    { subject: 'Quick question, {{first_name}}', preheader: '' },
    { subject: 'An idea – for you', preheader: '' },
  ])
})

it('finds none in an empty text', () => {
  expect(readSubjectLines(' \n')).toEqual([])
})
