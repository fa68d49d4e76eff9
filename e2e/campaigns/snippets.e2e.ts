import { expect, test } from '../support/app-test'

test('a snippet is saved from a selection, and inserted by a slash or by the palette', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('user', '/campaigns')
  await page.goto('/campaigns?flow=sequence&edit=2')
  const body = page.getByRole('textbox', { name: 'Body' })
  await expect(body).toContainText('Hi {{first_name}}')
  calls.length = 0

  await body.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Shift+End')
  // Opens the palette, which takes the focus from the text.
  await page.getByRole('button', { name: /^Jump to…/ }).click()
  await page.getByRole('combobox').fill('Snippets')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Snippets' })
  await dialog.getByRole('textbox', { name: 'Snippet name' }).fill('Greeting')
  await dialog.getByRole('button', { name: 'Save as snippet' }).click()
  await expect(dialog.getByRole('button', { name: 'Insert Greeting' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Greeting' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('button', { name: 'Insert Greeting' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(body).toBeVisible()
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and/or now /g')
  const list = page.getByRole('listbox', { name: 'Snippets' })
  await expect(list.getByRole('option', { name: /^Greeting/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(body).toContainText('and/or now Hi {{first_name}}')
  await page.keyboard.press('Control+z')
  await expect(body).toContainText('and/or now /g')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Jump to…/ }).click()
  await page.getByRole('combobox').fill('greet')
  await expect(page.getByRole('option', { name: 'Insert Greeting' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(body).toContainText('now /gHi {{first_name}}')
  await expect(body).toBeFocused()
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})
