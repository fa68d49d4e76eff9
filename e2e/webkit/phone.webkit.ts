import { expect, test } from './support/webkit-test'

test('on a phone: the menu, Lead Search and a list', async ({ page, open, logIn }) => {
  await page.resize(390, 844)
  await open('/')
  await logIn('admin')
  await page.role('button', 'Open menu').click()
  await page.role('dialog', 'Menu').role('link', 'Lead Search').click()
  await page.role('dialog', 'Menu').gone()
  await page.role('combobox', 'Seniority').choose('C-suite')
  await page.press('Escape')
  await page.role('button', 'Search (1)').click()
  await page.text('Search completed').one()
  expect(await page.css('html').read((one) => one.scrollWidth - one.clientWidth)).toBe(0)

  await page.role('button', 'Open menu').click()
  await page.role('dialog', 'Menu').role('link', 'Lists').click()
  await page.role('button', 'View contacts of Pilot customers').click()
  await page.role('dialog', 'Contacts in List (12 contacts)').role('button', 'Close').click()
  await page.role('dialog').gone()
})

test('on a phone: a step is written', async ({ page, open, logIn, server }) => {
  await page.resize(390, 844)
  server.db.campaigns.update('4', { emailTemplate: '<p>Hello</p>' })
  await open('/campaigns?flow=sequence&edit=4')
  await logIn('user')
  const body = page.role('textbox', 'Body')
  await body.click()
  await page.type(' there')
  await expect.poll(async () => (await body.innerText()).trim()).toBe('Hello there')
  expect(await page.css('html').read((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})
