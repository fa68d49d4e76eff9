import { expect, test } from '../support/app-test'

test('variants of a subject are kept with the draft, previewed and chosen; only one is sent', async ({
  page,
  openAs,
  received,
}) => {
  await openAs('user', '/campaigns')
  await page.goto('/campaigns?flow=sequence&edit=2')
  const editor = page.getByRole('region', { name: 'Editor of step 1' })
  await editor.getByRole('button', { name: 'Subject variants' }).click()
  const variants = editor.getByRole('region', { name: 'Subject variants' })
  for (const text of ['A question', 'An idea for {{company}}']) {
    await variants.getByRole('textbox', { name: 'New variant' }).fill(text)
    await variants.getByRole('textbox', { name: 'New variant' }).press('Enter')
  }
  await expect(page.getByText(/^Draft kept \d?\d:\d\d\s[AP]M$/)).toBeVisible()

  await page.reload()
  await editor.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview of the step' })
  await preview.getByRole('radio', { name: 'Variant 2' }).check()
  await expect(preview.getByText(/^An idea for [^{]/)).toBeVisible()
  await expect(editor.getByRole('textbox', { name: 'Subject' })).toHaveValue('Fintech spring push')

  await editor.getByRole('button', { name: 'Subject variants (2)' }).click()
  await variants.getByRole('button', { name: 'Use An idea for {{company}}' }).click()
  await expect(variants.getByText('Fintech spring push')).toBeVisible()

  await page.route('**/api/campaigns', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('It is not known whether the campaign was saved.')).toBeVisible()
  await expect(variants.getByText('Fintech spring push')).toBeVisible()
  await page.getByRole('button', { name: 'Save Campaign' }).click()
  const question = page.getByRole('alertdialog', { name: 'Try again?' })
  await question.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  const sent = received.find(({ method, path }) => method === 'POST' && path === '/api/campaigns')
  expect(sent?.request).toMatchObject({
    sequence: [{ id: 'step-1', config: { subject: 'An idea for {{company}}' } }],
  })
  expect(JSON.stringify(sent?.request)).not.toContain('A question')
})
