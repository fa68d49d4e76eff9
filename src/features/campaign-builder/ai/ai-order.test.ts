import { expect, it } from 'vitest'
import { toOrder } from './ai-order'
import { defaultSettings } from './ai-settings'

it('sends the words of the mail, without its embedded pictures', () => {
  const html = (picture: string) => `<p>Hi <img src="${picture}" alt="Stand"> there</p>`
  const order = toOrder({
    settings: defaultSettings,
    html: html(`data:image/png;base64,${'A'.repeat(1000)}`) + html('https://a.example/a.png'),
    subject: 'Hello',
    contact: undefined,
  })
  expect(order.editor_html.length).toBeLessThan(300)
  expect(order.editor_html).toContain(html('https://a.example/a.png'))
})
