import { expect, test } from './support/webkit-test'

test('create, add steps, reload, save, start and launch a campaign', async ({
  page,
  open,
  logIn,
  server,
  calls,
}) => {
  await open('/campaigns')
  await logIn('user')
  await page.role('button', 'Create a new campaign').click()
  await page.role('textbox', 'Campaign name').fill('Autumn')
  await page.role('button', 'Continue').click()
  await page.role('combobox', 'Lead list').choose(/^Pilot customers/)
  await page.role('button', 'Continue to Sequence Builder').click()

  const editor = page.role('region', /^Editor of step/)
  await editor.role('textbox', 'Subject').click()
  await page.type('Hello {{first_name}}')
  await editor.role('combobox', 'Sender').choose(/^Sales Team/)
  const body = editor.role('textbox', 'Body')
  await body.click()
  await page.type('Hi ')
  await editor.role('button', 'Insert token').choose(/^Company/)
  await expect.poll(() => body.hasFocus()).toBe(true)
  await page.type(', shall we talk?')
  await editor.role('button', 'Preview').click()
  await editor
    .role('region', 'Preview of the step')
    .text(/^Contact 1 of 12$/)
    .one()
  await editor.role('button', 'Hide preview').click()

  await page.role('button', 'Add step').choose(/^Email/)
  await editor.role('heading', 'Step 2: Email').one()
  await editor.role('textbox', 'Subject').fill('Once more')
  await page.role('button', 'Wait for 1 day(s)').click()
  await page.role('button', 'One day more').click()
  await page.role('button', /^Step 2 .*Day 3/).one()

  await page.reload()
  await expect.poll(() => page.role('textbox', 'Campaign name').value()).toBe('Autumn')
  calls.length = 0
  await page.role('button', 'Save Campaign').click({ times: 2 })
  await page.text('Campaign created').one()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/campaigns'])
  const saved = () => server.db.campaigns.all().find(({ name }) => name === 'Autumn')
  expect(saved()).toMatchObject({
    listId: '4',
    emailTemplate: '<p>Hi {{company}}, shall we talk?</p>',
  })

  await page.role('button', 'Actions for Autumn').choose('Start Campaign')
  await page.text('Campaign Started!').one()
  await page.text('11 prospects added, 1 skipped').one()
  expect(saved()?.status).toBe('active')

  await page.role('checkbox', 'Select Summer webinar').click()
  await page.role('checkbox', 'Select Draft without a list').click()
  await page.text(/40 people will get this/).one()
  calls.length = 0
  await page.role('button', 'Launch (2)').click({ times: 2 })
  await page.text('Some campaigns failed to launch').one()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/brevo/launch'])
  await page.role('region', 'Launch result').text('Draft without a list').one()
  await page.role('button', 'Dismiss the launch result').click()

  await page.role('switch', /Autumn/).click()
  await page.text('Status updated').one()
  expect(saved()?.status).toBe('paused')
})

test('a campaign is duplicated, and the copy deleted', async ({ page, open, logIn, server }) => {
  const names = () => server.db.campaigns.all().map(({ name }) => name)
  await open('/campaigns')
  await logIn('user')
  const before = names()
  await page.role('button', 'Actions for Summer webinar').choose('Duplicate')
  const copy = page.role('button', 'Actions for Summer webinar (Copy)')
  await copy.one()
  expect(names()).toHaveLength(before.length + 1)
  await copy.choose('Delete')
  await page.role('alertdialog').role('button', 'Delete Campaign').click()
  await expect.poll(names).toEqual(before)
  await copy.gone()
})

test('leaving a draft asks first, and the draft is restored', async ({ page, open, logIn }) => {
  await open('/campaigns?flow=name')
  await logIn('user')
  await page.role('textbox', 'Campaign name').fill('Autumn')
  await page.role('link', 'Home').click()
  await page.role('alertdialog').role('button', 'Keep editing').click()
  await page.role('link', 'Home').click()
  await page.role('alertdialog').role('button', 'Leave').click()
  await page.role('heading', 'Hello!').one()
  await page.role('link', 'Campaigns').click()
  await page.role('button', 'Restore draft').click()
  await expect.poll(() => page.role('textbox', 'Campaign name').value()).toBe('Autumn')
})
