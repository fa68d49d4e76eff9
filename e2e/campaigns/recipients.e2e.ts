import { expect, test } from '../support/app-test'

test('recipients are grouped by known facts, and a campaign can continue without some', async ({
  page,
  openAs,
  calls,
  server,
  received,
}) => {
  const reads = () => calls.filter((call) => call === 'GET /api/analytics/events')
  const known = server.db.contacts
    .all()
    .filter(({ id, email }) => email && server.db.memberships.of('1').includes(id))
  const [bounced, replied, colleague] = known
  if (!bounced || !replied || !colleague) throw new Error('List 1 has too few contacts')
  server.db.contacts.update(replied.id, { email: 'ada@replied.example' })
  server.db.contacts.update(colleague.id, { email: 'bo@replied.example' })
  const events: Record<string, object[]> = {
    bounced: [{ id: 'b1', eventType: 'bounced', contactEmail: bounced.email?.toUpperCase() }],
    replied: [
      { id: 'r1', eventType: 'replied', contactEmail: 'ada@replied.example' },
      { id: 'r2', eventType: 'replied', contactEmail: 'somebody@gmail.com' },
    ],
  }
  await page.route('**/api/analytics/events?*', (route) => {
    const type = new URL(route.request().url()).searchParams.get('type') ?? ''
    const timestamp = '2026-01-05T10:00:00Z'
    return route.fulfill({
      json: (events[type] ?? []).map((event) =>
        Object.assign({ timestamp, contactName: '', payload: {} }, event),
      ),
    })
  })

  await openAs('user', '/campaigns')
  const bar = page.getByRole('region', { name: 'Selected campaigns' })
  const rows = page.getByRole('table', { name: 'Campaigns' })
  await expect(rows).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  await expect(bar.getByText('1 selected')).toBeVisible()
  await expect(bar.getByRole('button', { name: '40 people' })).toBeVisible()
  await bar.getByRole('button', { name: /^\d+ to check$/ }).click()
  const findings = page.getByRole('dialog', { name: 'To check' })
  await expect(findings.getByText('Steps 1, 2 have no unsubscribe link.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(findings).toBeHidden()
  await expect(bar.getByRole('button').last()).toHaveText('Launch (1)')
  expect((await bar.boundingBox())?.height).toBe(52)
  expect(reads()).toEqual([])

  await bar.getByRole('button', { name: '40 already in other campaigns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recipients' })
  const group = (name: string) => dialog.getByRole('radio', { name, exact: true })
  const shown = dialog.getByRole('row')
  await expect(group('Got or gets another campaign (40)')).toBeChecked()
  await expect(group('48 contacts, 40 get mail')).toBeVisible()
  await expect(group('Without e-mail (8)')).toBeVisible()
  await expect(dialog.getByText(/of the latest 50 bounces and replies/)).toBeVisible()
  expect(reads()).toHaveLength(2)
  await group('Known to have replied (1)').click()
  await expect(shown.nth(1)).toContainText('ada@replied.example')
  await group('Colleagues of somebody who replied (1)').click()
  await expect(shown.nth(1)).toContainText('bo@replied.example')
  await group('Known to have bounced (1)').click()
  await expect(shown.nth(1)).toContainText(bounced.email ?? '')

  const listName = `${server.db.lists.all().find(({ id }) => id === '1')?.name} without 1`
  const newName = dialog.getByRole('textbox', { name: 'New list' })
  await expect(newName).toHaveValue(listName)
  await dialog.getByRole('button', { name: 'Leave this person out' }).click()
  await expect(page.getByRole('combobox', { name: 'Lead list' })).toContainText(listName)
  const list = server.db.lists.all().find(({ name }) => name === listName)
  const members = server.db.memberships.of(list?.id ?? '')
  expect(members).toHaveLength(47)
  expect(members).not.toContain(bounced.id)

  await page.getByRole('button', { name: '39 people' }).click()
  await expect(group('47 contacts, 39 get mail')).toBeChecked()
  await group('Without e-mail (8)').click()
  await expect(newName).toHaveValue(`${listName} without 8`)
  await newName.fill('Can be written to')
  await dialog.getByRole('button', { name: 'Leave these out' }).click()
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' })
  await notifications.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('combobox', { name: 'Lead list' })).toContainText(
    `${listName} (47 contacts)`,
  )
  const other = server.db.lists.all().find(({ name }) => name === 'Can be written to')
  expect(server.db.memberships.of(other?.id ?? '')).toHaveLength(39)
  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created', { exact: true })).toBeVisible()
  // The original is deselected, because it still has the whole list.
  await expect(rows).toBeVisible()
  await expect(bar).toBeHidden()
  const saved = received.find(({ method, path }) => method === 'POST' && path === '/api/campaigns')
  expect(saved?.request).toMatchObject({ name: 'Summer webinar', listId: Number(list?.id) })
  expect(saved?.request).toHaveProperty('sequence.length', 3)

  await page.getByRole('button', { name: 'Delete the original' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete Campaign' })
    .getByRole('button', { name: 'Delete Campaign' })
    .click()
  await expect(page.getByText('Campaign deleted', { exact: true })).toBeVisible()
  const webinars = server.db.campaigns.all().filter(({ name }) => name === 'Summer webinar')
  expect(webinars.map(({ listId }) => String(listId))).toEqual([list?.id])
})

test('the hold beside Launch delays nothing unless it is ticked, and stays ticked', async ({
  page,
  openAs,
  calls,
}) => {
  const sends = () => calls.filter((call) => call === 'POST /api/brevo/launch')
  const select = async (name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
  await openAs('user', '/campaigns')
  await select('Summer webinar')
  const hold = page.getByRole('checkbox', { name: 'Hold for 10 s' })
  await expect(hold).not.toBeChecked()
  await hold.click()
  await page.getByRole('button', { name: 'Launch (1)' }).click()
  const held = page.getByRole('region', { name: 'On hold' })
  await held.getByRole('button', { name: 'Undo' }).click()
  await expect(held).toBeHidden()
  expect(sends()).toEqual([])

  await page.reload()
  await select('Summer webinar')
  await expect(hold).toBeChecked()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const setting = page.getByRole('menuitemcheckbox', { name: 'Hold launches for 10 seconds' })
  await expect(setting).toBeChecked()
  await setting.click()
  await page.keyboard.press('Escape')
  await expect(hold).not.toBeChecked()
  await page.getByRole('button', { name: 'Launch (1)' }).click()
  await expect(page.getByText('Launch successful')).toBeVisible()
  expect(sends()).toHaveLength(1)
  await expect(held).toHaveCount(0)
})

test('campaigns are cards on a phone, and their panel has its actions under its head', async ({
  page,
  openAs,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs('user', '/campaigns')
  const cards = page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem')
  const webinar = cards.filter({ hasText: 'Summer webinar' })
  await expect(webinar).toContainText(/Draft.*0\/48.*1 day ago/)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Campaign Name, Z to A' }).click()
  await expect(page).toHaveURL(/sort=-name/)
  await webinar.getByRole('checkbox').click()
  const bar = page.getByRole('region', { name: 'Selected campaigns' })
  await expect(bar.getByRole('button', { name: 'Launch (1)' })).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toBeHidden()

  await webinar
    .getByRole('button', { name: /Summer webinar$/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'Summer webinar' })
  await expect(panel.getByText(/^Sends at once: 40 people will get this/)).toBeVisible()
  await panel.getByRole('button', { name: 'Start Campaign' }).click()
  await expect(page.getByText('Campaign Started!')).toBeVisible()
  expect(server.db.campaigns.all().find(({ id }) => id === '8')?.status).toBe('active')
})
