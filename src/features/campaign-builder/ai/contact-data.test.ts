import { expect, it } from 'vitest'
import { translate } from '@/shared/i18n/translate'
import { lineForAll, textForAll, withMarks } from './contact-data'

const contact = {
  first_name: 'João',
  last_name: 'Andersson',
  company: 'Acme Robotics Inc.',
  title: 'VP of Sales',
  location: 'Lisbon, Portugal',
}

it('leaves tags and addresses alone', () => {
  const html = '<p>Hi <b>Joao</b>,</p><a href="https://a.example/?n=João">VP of Sales</a>'
  expect(textForAll(html, contact).html).toBe(
    '<p>Hi <b>{{first_name}}</b>,</p><a href="https://a.example/?n=João">{{title}}</a>',
  )
})

it('finds nothing in a text that only serialises differently', () => {
  const html = '<p>They said &quot;yes&quot;</p>'
  expect(textForAll(html, contact)).toEqual({ html, places: [] })
})

it('keeps what has no token, and names it once', () => {
  const html = '<p>In Lisbon, yes, Lisbon</p>'
  expect(textForAll(html, contact)).toEqual({
    html,
    places: [{ fact: 'city', words: 'Lisbon', token: undefined }],
  })
  expect(lineForAll('João in Lisbon', contact)).toMatchObject({
    line: '{{first_name}} in Lisbon',
    left: [{ words: 'Lisbon' }],
  })
})

it('marks each occurrence with its replacement', () => {
  const page = document.createElement('div')
  const show = (isForAll: boolean) => {
    page.innerHTML = withMarks('<p>João of Acme Robotics, Lisbon</p>', {
      contact,
      isForAll,
      t: translate,
    })
    return [...page.querySelectorAll('span')].map(({ textContent, title }) => [textContent, title])
  }
  expect(show(true)).toEqual([
    ['{{first_name}}', '“João” becomes {{first_name}}'],
    ['{{company}}', '“Acme Robotics” becomes {{company}}'],
    ['Lisbon', '“Lisbon” has no token: rewrite it'],
  ])
  expect(show(false).map(([text]) => text)).toEqual(['João', 'Acme Robotics', 'Lisbon'])
})
