import { expect, test } from '../support/app-test'

test('two lists are combined into their distinct people, despite a failure', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  const { lists, memberships, contacts } = server.db
  const listNamed = (name: string) => lists.all().find((list) => list.name === name)?.id ?? ''
  /** People in a list, by address, or else by id. */
  const peopleOf = (name: string) =>
    memberships.of(listNamed(name)).map((id) => contacts.get(id)?.email?.toLowerCase() ?? id)
  const pilot = peopleOf('Pilot customers')
  const spring = peopleOf('Spring conference')
  const both = new Set([...pilot, ...spring]).size
  const own = pilot.filter((person) => !spring.includes(person))
  await openAs('user', '/lists')
  await page.getByRole('button', { name: 'Combine lists' }).click()
  const dialog = page.getByRole('dialog', { name: 'Combine lists' })
  await page.route('**/api/lists/*/leads', (route) => route.fulfill({ status: 500 }), { times: 1 })
  calls.length = 0
  await dialog.getByRole('checkbox', { name: /^Pilot customers/ }).check()
  await expect(dialog.getByText('One list could not be read.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.getByRole('checkbox', { name: /^Spring conference/ }).check()
  const status = dialog.getByRole('status').filter({ hasText: 'the new one' })
  await expect(status).toHaveText(`The lists have ${both} people; the new one gets ${both} people.`)
  await dialog.getByRole('radio', { name: 'Only in the first' }).check()
  await expect(status).toContainText(`the new one gets ${own.length} people.`)
  await dialog.getByRole('radio', { name: 'The first', exact: true }).check()
  await dialog.getByRole('spinbutton', { name: 'People' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(status).toContainText('the new one gets 5 people.')
  expect(calls).toHaveLength(3)

  await dialog.getByRole('button', { name: 'Create List (5)' }).click()
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await naming.getByRole('textbox', { name: 'List name' }).fill('Five pilots')
  await page.route('**/api/lists/*/leads', (route) => route.fulfill({ status: 500 }), { times: 1 })
  calls.length = 0
  await naming.getByRole('button', { name: 'Create List' }).dblclick()
  await naming.getByRole('button', { name: 'Retry the rest' }).dblclick()
  await expect(page.getByText('“Five pilots” holds 5 leads.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(calls.filter((call) => call === 'POST /api/lists')).toHaveLength(1)
  expect(peopleOf('Five pilots')).toEqual(own.slice(0, 5))
})
