import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from '../support/app-test'

test('a draft that two tabs edit is not overwritten without asking', async ({
  page,
  logIn,
  context,
}) => {
  await page.goto('/campaigns?flow=name')
  await logIn('user')
  const name = page.getByRole('textbox', { name: 'Campaign name' })
  const keptName = () =>
    page.evaluate(() => /"name":"([^"]*)"/.exec(localStorage['draft:2:campaign'] ?? '')?.[1])
  await name.fill('Autumn')
  await expect.poll(keptName).toBe('Autumn')

  const other = await context.newPage()
  await other.goto(page.url())
  const otherName = other.getByRole('textbox', { name: 'Campaign name' })
  await expect(otherName).toHaveValue('Autumn')
  await otherName.fill('Winter')
  const notice = page.getByText('This draft was changed in another tab.')
  await expect(notice).toBeVisible()
  await expect(name).toHaveValue('Autumn')
  await name.fill('Autumn, again')
  await page.getByRole('button', { name: 'Use the other tab’s draft' }).click()
  await expect(name).toHaveValue('Winter')
  await expect(notice).toBeHidden()
  expect(await keptName()).toBe('Winter')

  await otherName.fill('Spring')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Keep this draft' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(keptName).toBe('Winter')
  await expect(other.getByText('This draft was changed in another tab.')).toBeVisible()
})

test('with two tabs editing a body, the one on screen is saved', async ({
  page,
  logIn,
  context,
  server,
}) => {
  await page.goto('/campaigns?flow=name')
  await logIn('user')
  await beginCampaign(page, 'Autumn')
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.click()
  await page.keyboard.type('Mine')
  const kept = () => page.evaluate(() => String(localStorage['draft:2:campaign']))
  await expect.poll(kept).toContain('Mine')

  const other = await context.newPage()
  await other.goto(page.url())
  const otherBody = other.getByRole('textbox', { name: 'Body' })
  await expect(otherBody).toHaveText('Mine')
  await otherBody.click()
  await other.keyboard.press('Control+End')
  await other.keyboard.type(' and theirs')
  await expect(page.getByText('This draft was changed in another tab.')).toBeVisible()
  await expect(body).toHaveText('Mine')

  await page.getByRole('button', { name: 'Use the other tab’s draft' }).click()
  await expect(body).toHaveText('Mine and theirs')
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  expect(server.db.campaigns.all().at(-1)?.emailTemplate).toContain('Mine and theirs!')
})
