import { expect, test } from '../support/app-test'
import { chooseOnTop } from '../support/choose-in'
import { download } from '../support/download'

test('contacts of a list become a new list, despite a failure; nothing is created twice @extended', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  const pilot = server.db.lists.all().find((one) => one.name === 'Pilot customers')?.id ?? ''
  for (const id of server.db.memberships.of(pilot).slice(0, 2))
    server.db.contacts.update(id, { email: 'same@pilot.example' })
  await openAs('user', '/lists')
  await page.getByRole('button', { name: 'View contacts of Pilot customers' }).click()
  const contacts = page.getByRole('dialog', { name: 'Contacts in List (12 contacts)' })
  await contacts.getByRole('radio', { name: 'Twice (2)' }).check()
  await expect(contacts.getByRole('row')).toHaveCount(3)
  await contacts.getByRole('radio', { name: 'Everyone (12)' }).check()
  const more = async (name: string) => {
    await contacts.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await more('Create List (12)')
  await page.getByRole('radio', { name: 'Existing list' }).check()
  const adding = page.getByRole('dialog', { name: 'Add to List' })
  await chooseOnTop(adding.getByRole('combobox', { name: 'List' }), /^Pilot customers/)
  await adding.getByRole('button', { name: 'Cancel' }).click()
  const { name, text } = await download(page, () => more('Export CSV'))
  expect(name).toBe('Pilot customers.csv')
  expect(text.trim().split('\n')).toHaveLength(13)

  await contacts.getByRole('button', { name: 'Select', exact: true }).click()
  const boxes = contacts.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const row of [0, 1, 2]) await boxes.nth(row).check()
  await more('Create List (3)')
  await page.route('**/api/lists/*/leads', (route) => route.abort(), { times: 1 })
  calls.length = 0
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await naming.getByRole('textbox', { name: 'List name' }).fill('Best pilots')
  await naming.getByRole('button', { name: 'Create List' }).dblclick()
  await expect(naming.getByText('The connection was lost')).toBeVisible()
  await naming.getByRole('button', { name: 'Retry the rest' }).dblclick()
  await expect(page.getByText('“Best pilots” holds 3 contacts.')).toBeVisible()

  const list = server.db.lists.all().find((one) => one.name === 'Best pilots')
  const path = `POST /api/lists/${list?.id}/leads`
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/lists', path, path])
  expect(server.db.memberships.of(list?.id ?? '')).toHaveLength(3)
  await expect(contacts.getByRole('button', { name: 'Clear selection' })).toBeHidden()
})
