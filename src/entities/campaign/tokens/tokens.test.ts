import { describe, expect, it } from 'vitest'
import { describeTokenProblem, lintTokens, replaceMeant, shapes } from './token-lint'
import {
  caretAfterRepair,
  findTokens,
  nearestToken,
  openTokenQuery,
  repairSubject,
  repairTokens,
  splitAtTokens,
  tokens,
  tokensMatching,
} from './tokens'

it('knows the six tokens', () => {
  expect(tokens.map(({ name }) => name)).toEqual([
    'first_name',
    'last_name',
    'company',
    'title',
    'sender_name',
    'unsubscribe_link',
  ])
})

it.each([
  ['{{ first_name }}', '{{first_name}}'],
  ['{{\u00A0First Name\u00A0}}', '{{first_name}}'],
  ['{{\u201Cfirst_name\u201D}}', '{{first_name}}'],
  ['{{first-name}} {{COMPANY}}', '{{first_name}} {{company}}'],
  ['{{first\u200B_name}}', '{{first_name}}'],
  ['{{{first_name}}} {{{company}}|there}', '{{{first_name}}} {{{company}}|there}'],
  ['{{nobody}} {first_name} {{ }}', '{{nobody}} {first_name} {{ }}'],
  ['｛｛first_name｝｝ and ｛｛名前｝｝', '{{first_name}} and ｛｛名前｝｝'],
])('repairs %j', (text, repaired) => expect(repairTokens(text)).toBe(repaired))

it.each([
  ['{{ First Name }} and more', 21, 19],
  ['{{ First Name }} and more', 4, 14],
  ['Hi {{ company }}', 2, 2],
])('keeps the caret of %j in its place when the text is repaired', (text, caret, repaired) =>
  expect(caretAfterRepair(text, caret)).toBe(repaired),
)

it.each([
  ['one\u000Btwo\tthree', 'one two three'],
  ['a\u0007b\u200Bc\u00ADd\u202Ee\uFEFFf', 'abcdef'],
  ['👩\u200D💻 می\u200Cخواهم', '👩\u200D💻 می\u200Cخواهم'],
  ['Hi ｛｛First Name｝｝', 'Hi {{first_name}}'],
])('sends the subject %j in one line without invisible characters', (subject, sent) =>
  expect(repairSubject(subject)).toBe(sent),
)

it('splits a text at its tokens', () => {
  expect(splitAtTokens('Hi {{first_name}}, {{who}} at {{company}}')).toEqual([
    { text: 'Hi ' },
    { token: 'first_name' },
    { text: ', {{who}} at ' },
    { token: 'company' },
  ])
  expect(findTokens('{{company}} {{ company }} {{title}}')).toEqual(['company', 'title'])
})

it.each([
  ['frist_name', 'first_name'],
  ['firstName', 'first_name'],
  ['fname', undefined],
  ['lastname', 'last_name'],
  ['compnay', 'company'],
  ['unsubscribe', undefined],
  ['unsubscribe_lnk', 'unsubscribe_link'],
  ['nobody', undefined],
  ['', undefined],
])('reads %s as %s', (written, token) => expect(nearestToken(written)).toBe(token))

describe('the problems of a text', () => {
  it.each([
    ['Hi {{first_name}}', []],
    ['{{frist_name}}', [['{{frist_name}}', 'first_name']]],
    [
      '{first_name} and {first_name}}',
      [
        ['{first_name}', 'first_name'],
        ['{first_name}}', 'first_name'],
      ],
    ],
    ['{{{first_name}}}', [['{{{first_name}}}', 'first_name']]],
    ['{{whatever_this_is}}', [['{{whatever_this_is}}', undefined]]],
    ['function () { return 1 }', []],
    ['{{}}', [['{{}}', undefined]]],
    ['Hi {{first_name, hello', [['{{first_name', 'first_name']]],
    [
      '{{ compnay\nand {{title {{title}}',
      [
        ['{{ compnay', 'company'],
        ['{{title', 'title'],
      ],
    ],
    ['a name that is being typed: {{first_name', []],
    ['{{title case}}', [['{{title case}}', undefined]]],
    ['if {{ then do it', []],
    [
      '｛｛frist_name｝｝ ｛｛first_name｝｝ ｛｛名前｝｝ ｛注｝',
      [['｛｛frist_name｝｝', 'first_name']],
    ],
    ['{{first_\nname}}', [['{{first_\nname}}', 'first_name']]],
    ['{{last\nname}} {{a\nb}}', [['{{last\nname}}', 'last_name']]],
    [
      '%7B%7Bfirst_name%7D%7D %7B%7Bx%7D%7D',
      [
        ['%7B%7Bfirst_name%7D%7D', 'first_name'],
        ['%7B%7Bx%7D%7D', undefined],
      ],
    ],
    ['https://acme.example/?n={{firstname}}', [['{{firstname}}', 'first_name']]],
    ['https://acme.example/?id={{contact.ID}}', [['{{contact.ID}}', undefined]]],
    ['mailto:{{sender_email}}', [['{{sender_email}}', undefined]]],
    [
      '{$name} ${amount}',
      [
        ['{$name}', 'first_name'],
        ['${amount}', undefined],
      ],
    ],
    [
      '{{first_name|there}} *|FNAME:there|* *|IF:FNAME|* {!Contact.FirstName}',
      [
        ['{{first_name|there}}', 'first_name'],
        ['*|FNAME:there|*', 'first_name'],
        ['*|IF:FNAME|*', undefined],
        ['{!Contact.FirstName}', 'first_name'],
      ],
    ],
    ['https://a.example/?filter[name]=%C3%A4_x%20b', []],
    ['« non », 5 # 6 # 7, $5 and $6, a < b > c, 50% off%', []],
  ])('%s', (text, problems) => {
    expect(lintTokens(text).map(({ written, suggestion }) => [written, suggestion])).toEqual(
      problems,
    )
  })

  it.each(shapes)('are %s named as written in %j, and all replaced', (_when, example) => {
    const text = `Hi ${example} and ${example} `
    expect(replaceMeant(text)).toMatch(
      /^Hi \{\{first_name\}\}(, hello)? and \{\{first_name\}\}(, hello)? $/,
    )
  })

  it('describes it in a sentence', () => {
    expect(lintTokens('{{frist_name}} {{x}}').map(describeTokenProblem)).toEqual([
      '{{frist_name}} is not a token. Did you mean {{first_name}}?',
      '{{x}} is not a token: contacts would see it as written.',
    ])
  })
})

it('recognises a token that is still being typed', () => {
  expect(openTokenQuery('Hi {{fir')).toBe('fir')
  expect(openTokenQuery('Hi {{')).toBe('')
  expect(openTokenQuery('Hi ｛｛fir')).toBe('fir')
  expect(openTokenQuery('Hi {{first_name}} ')).toBeUndefined()
  expect(openTokenQuery('Hi {')).toBeUndefined()
})

it('offers tokens by name or label, the closest first', () => {
  expect(tokensMatching('na').map(({ name }) => name)).toEqual([
    'first_name',
    'last_name',
    'sender_name',
  ])
  expect(tokensMatching('job').map(({ name }) => name)).toEqual(['title'])
  expect(tokensMatching('')).toHaveLength(6)
  expect(tokensMatching('xyz')).toEqual([])
})
