import { describe, expect, it } from 'vitest'
import { translate } from '@/shared/i18n/translate'
import { mails } from '@/test/mails'
import { preflight } from './preflight'

const senders = [{ id: '1', name: 'Sales', email: 'sales@example.com', verified: true }]
const footer = '<p><a href="{{unsubscribe_link}}">Unsubscribe</a></p>'
const opening = {
  id: 'opening',
  subject: 'An opening',
  content: footer.replace('<p>', '<p>Hello. '),
  sender: 'sales@example.com',
}

describe('the check of real mails', () => {
  it.each(mails)('finds what is wrong, and nothing else: $name', (mail) => {
    const { subject = 'A question', body, step = 1, isWithoutFooter, expected = [] } = mail
    const checked = {
      id: 'checked',
      subject,
      content: body + (isWithoutFooter ? '' : footer),
      sender: 'sales@example.com',
    }
    const steps = step === 1 ? [checked] : [opening, checked]
    const texts = preflight({ steps, list: 'unknown', senders }, translate).map(({ text }) => text)
    expect(texts.map((text) => text.replace(/^Step \d:? /, ''))).toEqual(expected)
  })
})
