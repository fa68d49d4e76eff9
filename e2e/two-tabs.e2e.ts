import { expect, test } from './support/journey'

test('a draft that two tabs write is not overwritten unasked', async ({ page, logIn, context }) => {
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
  await page.getByRole('button', { name: 'Take the other tab’s' }).click()
  await expect(name).toHaveValue('Winter')
  await expect(notice).toBeHidden()
  expect(await keptName()).toBe('Winter')

  await otherName.fill('Spring')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(keptName).toBe('Winter')
  await expect(other.getByText('This draft was changed in another tab.')).toBeVisible()
})
