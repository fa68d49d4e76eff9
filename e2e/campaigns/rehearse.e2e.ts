import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Rehearse' })

test('a campaign is played by keys, a gap and a mail are found, and Launch sends what was shown', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  const gap = server.db.memberships
    .of('1')
    .flatMap((id) => server.db.contacts.get(id) ?? [])
    .findLast(({ email }) => email)
  server.db.contacts.update(gap?.id ?? '', { title: '', name: 'Ada Gap' })
  const webinar = server.db.campaigns.all().find(({ name }) => name === 'Summer webinar')
  const steps = structuredClone(webinar?.steps ?? [])
  if (steps[1]) steps[1].config.content = 'How is {{title}}?'
  server.db.campaigns.update(webinar?.id ?? '', { steps })
  await openAs('user', '/campaigns')
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  await expect(page.getByRole('button', { name: '40 people' })).toBeVisible()
  await page.getByRole('button', { name: 'Rehearse' }).click()
  const panel = panelOf(page)
  const group = (name: string) => panel.getByRole('radio', { name, exact: true })
  const content = await page.locator('main').boundingBox()
  expect(await panel.boundingBox()).toMatchObject({ x: content?.x, width: content?.width, y: 0 })
  // The same numbers as in the bar and in Recipients: 40 with an address, three of whom bounced.
  await expect(group('Get a mail (40)')).toBeChecked()
  await expect(group('Known to have bounced: mailed again (3)')).toBeVisible()
  await expect(panel.getByText(' · 40 mails · 8 of 48 get nothing · ')).toBeVisible()

  const day = panel.getByRole('slider', { name: 'Day' })
  await day.focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByText('Nobody gets a mail on this day.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day).toHaveAttribute('aria-valuetext', /^Day 4, .* · 40 mails · /)
  await group('A value is missing: leaves a gap (1)').click()
  await expect(panel.getByRole('row', { name: /Ada Gap.*Missing: {{title}}/ })).toBeVisible()
  await group('Get a mail (40)').click()
  const table = panel.getByRole('table', { name: 'People of this day' })
  await expect(table.getByRole('row')).toHaveCount(41)
  await table.getByRole('cell').first().click()
  const mail = panel.getByRole('dialog').frameLocator('iframe')
  await expect(mail.getByText(/^How is .+\?$/)).toBeVisible()
  const first = await panel.getByRole('dialog').getByRole('heading').textContent()
  await page.keyboard.press('j')
  await expect(panel.getByRole('dialog').getByRole('heading')).not.toHaveText(first ?? '')
  await day.focus()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('dialog')).toBeHidden()

  await day.focus()
  await page.keyboard.press('Home')
  await group('Without e-mail: gets nothing (8)').click()
  await expect(panel.getByRole('row', { name: /Without e-mail/ })).toHaveCount(8)
  await group('Get a mail (40)').click()
  await expect(table.getByRole('row', { name: 'Another campaign' }).nth(3)).toBeInViewport()
  const dots = panel.locator('canvas')
  await dots.click({ position: { x: 72, y: 45 } })
  await expect(panel.getByRole('dialog').locator('iframe')).toBeVisible()
  await dots.click({ position: { x: 79, y: 45 } })
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('dialog')).toBeHidden()

  await panel.getByRole('spinbutton', { name: /^Limit/ }).fill('36')
  await day.focus()
  await page.keyboard.press('Space')
  await expect(day).toHaveAttribute('aria-valuetext', /^Day 7/)
  await page.goBack()
  await expect(panel).toBeHidden()
  await page.goForward()
  await page.reload()
  await expect(group('Get a mail (40)')).toBeChecked()
  await expect(panel.getByRole('status').getByText(/ 40, above 36$/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Launch (1)' })).not.toBeFocused()
  await panel.getByRole('button', { name: 'Launch (1)' }).click()
  await expect(page.getByText('Launch successful')).toBeVisible()
  await expect(panel).toBeHidden()
  expect(calls.filter((call) => call.endsWith('/launch'))).toEqual(['POST /api/brevo/launch'])
})
