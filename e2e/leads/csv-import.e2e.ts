import { expect, test } from '../support/app-test'
import { download } from '../support/download'

const file = {
  name: 'Spring fair.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'first_name,last_name,email,company',
      'Ada,Lovelace,ada@analytical.example,"Analytical Engines, Ltd"',
      'Grace,Hopper,grace@navy.example,Navy',
      'Grace,Hopper,GRACE@navy.example,Navy',
      'Nobody,Inparticular,not-an-address,',
      '',
    ].join('\r\n'),
  ),
}

test('import a CSV file, see the contacts in the list, delete the list @contract @smoke @first', async ({
  page,
  openAs,
  calls,
  server,
  browserName,
}) => {
  const saved = () => server.db.lists.all().find(({ name }) => name === 'Spring fair')
  await openAs('user', '/lists')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')

  await page.getByRole('button', { name: 'Import new leads' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: 'CSV import' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('cell', { name: 'Analytical Engines, Ltd' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()

  const naming = page.getByRole('dialog', { name: 'Name Your List' })
  await naming.getByRole('textbox', { name: /name/i }).fill('Spring fair')
  calls.length = 0
  // Playwright cannot double-click over BiDi, and a second single click would hit Cancel.
  const save = naming.getByRole('button', { name: 'Save' })
  await (browserName === 'firefox' ? save.click() : save.dblclick())
  await expect(page.getByText('List created successfully!')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/lists',
    'POST /api/leads',
    expect.stringMatching(/^POST \/api\/lists\/\d+\/leads$/),
  ])
  expect(server.db.memberships.of(saved()?.id ?? '')).toHaveLength(2)

  const { text: skipped } = await download(page, () =>
    page.getByRole('button', { name: 'Download skipped rows' }).click(),
  )
  expect(skipped).toContain('GRACE@navy.example')
  expect(skipped).toContain('not-an-address')

  await page.getByRole('button', { name: 'View contacts' }).click()
  const contacts = page.getByRole('dialog', { name: 'Contacts in List (2 contacts)' })
  await expect(contacts.getByText('ada@analytical.example')).toBeVisible()
  await contacts.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1113 Leads imported')

  await page.getByRole('button', { name: 'Delete list Spring fair' }).click()
  const confirm = page.getByRole('alertdialog')
  await confirm.getByRole('button', { name: 'Delete List' }).click()
  await expect(page.getByText('List deleted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
  await expect(page.getByText('Spring fair', { exact: true })).toBeHidden()
  expect(saved()).toBeUndefined()
})
