import { describe, expect, it } from 'vitest'
import { translate } from '@/shared/i18n/translate'
import {
  adviseMail,
  adviseStep,
  countExclamations,
  countLinks,
  countMutePictures,
  countWords,
  findShouted,
  findSpamWords,
  hasQuestion,
} from './advice'

describe('the rules', () => {
  it.each([
    ['Act now, it is 100% FREE', ['Act now', '100% FREE']],
    ['Unser Sonderangebot, garantiert ohne Risiko', ['Sonderangebot', 'garantiert', 'ohne Risiko']],
    ['Última oportunidad: gratis', ['Última oportunidad', 'gratis']],
    ['Don’t delete this', ["Don't delete"]],
    ['Une offre spéciale', ['offre spéciale']],
    ['Renda extra sem compromisso', ['Renda extra', 'sem compromisso']],
    ['The insurgents are carefree', []],
    ['urgent, Urgent, URGENT', ['urgent']],
    ['', []],
  ])('finds the spam trigger words in %j', (text, words) => {
    expect(findSpamWords(text).map((found) => found.words)).toEqual(words)
  })

  it.each([
    ['This is GREAT and ÜBERALL great', ['GREAT', 'ÜBERALL']],
    ['Our CRM, HTML and SaaS', []],
    ['{{COMPANY}} and ABC123DEF', []],
    ['GREAT GREAT', ['GREAT']],
  ])('finds the words in capitals in %j', (text, words) => {
    expect(findShouted(text)).toEqual(words)
  })

  it.each([
    ['Hello', 0],
    ['Hello! ¡Hola! 你好！', 4],
  ])('counts the exclamation marks in %j', (text, count) => {
    expect(countExclamations(text)).toBe(count)
  })

  it.each([
    ['Shall we talk?', true],
    ['我们可以谈谈吗？', true],
    ['Let us talk.', false],
  ])('knows whether %j has a question', (text, has) => {
    expect(hasQuestion(text)).toBe(has)
  })

  it.each([
    ["It's a well-known fact, {{first_name}}.", 4],
    ['1,000 people\nand more', 5],
    [' – ', 0],
  ])('counts the words of %j', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  it('counts the links that lead to a page', () => {
    expect(countLinks(['https://a.example', ' HTTP://b.example', 'mailto:a@b.example', '#a'])).toBe(
      2,
    )
  })
})

describe('advice on a mail', () => {
  const keysOf = (part: Partial<Parameters<typeof adviseMail>[0]>, isFirst = true) =>
    adviseMail(
      { subject: '', words: 'Shall we talk?', links: [], mutePictures: 0, ...part },
      isFirst,
      translate,
    ).map(({ key }) => key)
  const link = 'https://example.com'

  it.each([
    [{}, []],
    [{ subject: 'Act now!!' }, ['subject spam act now', 'subject exclamations']],
    [{ subject: 'x'.repeat(60) }, []],
    [{ subject: 'x'.repeat(61) }, ['subject length']],
    [{ subject: `${'x'.repeat(50)}{{first_name}}` }, []],
    [{ words: 'Hello.' }, ['text question']],
    [{ words: '', mutePictures: 1 }, ['text pictures']],
    [{ words: '' }, []],
    [{ words: 'REALLY?' }, ['text capitals REALLY']],
    [{ links: [link, link, link] }, []],
    [{ links: [link, link, link, link] }, ['text links']],
    [{ words: `${'word '.repeat(200)}?` }, []],
    [{ words: `${'word '.repeat(201)}?` }, ['text length']],
  ])('about %j', (part, keys) => {
    expect(keysOf(part)).toEqual(keys)
  })

  it.each([
    ['<img src="a.png">', 1],
    ['<img src="a.png" alt="Our office">', 0],
    ['<img src="line.png" alt="">', 0],
    ['<a href="https://acme.test"><img src="b.png" alt=""></a>', 1],
    ['<img src="pixel.gif" width="1" height="1">', 0],
  ])('counts the pictures without alternative text in %s', (content, count) => {
    const body = new DOMParser().parseFromString(content, 'text/html').body
    expect(countMutePictures(body)).toBe(count)
  })

  it('allows a follow-up more words', () => {
    expect(keysOf({ words: `${'word '.repeat(201)}?` }, false)).toEqual([])
  })

  it('reads a step, and says the words with the reason', () => {
    const content = '<p>It is <b>risk-free</b>. <a href="https://a.example">Look?</a></p>'
    expect(adviseStep({ subject: 'Hi', content }, true, translate)).toEqual([
      {
        key: 'text spam risk-free',
        place: 'text',
        text: '“risk-free”: Filters know it from promises that nobody can keep.',
      },
    ])
  })
})
