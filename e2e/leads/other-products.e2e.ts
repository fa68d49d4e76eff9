import { expect, test } from '../support/app-test'

const file = [
  'Title,First Name,Middle Name,Last Name,Company,Job Title,Business City,Business Phone,Mobile Phone,E-mail Address,Location,Email Opt Out,Opt-in',
  ',Tom,,Hill,Hill Ltd,Director,Leeds,,+44 7700 900321,tom@hill.test,,,yes',
  'Dr.,AMY,von,SHAW,Shaw AG,Buyer,York,4.91521E+11,,amy@shaw.test ::: amy@home.test,,,by phone',
  ',Raj,,Patel,Patel,Buyer,,+44 1904 555010,,raj@patel.test,,TRUE,yes',
  ',Lin,,Wu,Wu,,,,,lin@wu.test,,,no',
].join('\n')

test('an export of Outlook: the server gets each cell, and nobody who opted out @extended', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('user', '/lists?import=csv')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'outlook.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByRole('combobox', { name: 'location' })).toContainText('Business City')
  await expect(page.getByRole('combobox', { name: 'title' })).toContainText('Job Title')
  await page.getByRole('checkbox', { name: /^also Mobile Phone/ }).check()
  await page.getByRole('button', { name: 'Use these columns' }).click()
  const saidNo = page.getByRole('region', { name: 'Who must not be written to' })
  await expect(saidNo.getByRole('checkbox', { name: 'TRUE (1)' })).toBeChecked()
  await expect(saidNo.getByText('by phone (1)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await saidNo.getByRole('button', { name: 'They may be written to' }).click()
  await expect(saidNo.getByRole('checkbox', { name: 'by phone (1)' })).not.toBeChecked()
  await expect(page.getByText('4.91521E+11 (phone, line 3)')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Fix the case/ }).check()
  await expect(page.getByRole('cell', { name: 'von Shaw', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“outlook” holds 2 contacts.')).toBeVisible()

  const { lists, memberships, contacts } = server.db
  const membersOf = (name: string) =>
    memberships
      .of(lists.all().find((list) => list.name === name)?.id ?? '')
      .flatMap((id) => contacts.get(id) ?? [])
  expect(membersOf('outlook')).toMatchObject([
    {
      name: 'Tom Hill',
      email: 'tom@hill.test',
      companyName: 'Hill Ltd',
      title: 'Director',
      location: 'Leeds',
      phone: '+44 7700 900321',
    },
    { name: 'Amy von Shaw', email: 'amy@shaw.test', title: 'Buyer', location: 'York', phone: '' },
  ])

  // Cleans a copy; the list itself stays unchanged.
  await page.getByRole('button', { name: 'View contacts', exact: true }).click()
  await page.getByRole('button', { name: 'Clean a copy' }).click()
  await page.getByRole('checkbox', { name: /^Remove company suffixes \(2\)/ }).check()
  await page.getByRole('button', { name: 'Create List (2)' }).click()
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await naming.getByRole('button', { name: 'Create List' }).click()
  await expect(page.getByText('List created')).toBeVisible()
  await expect
    .poll(() => membersOf('outlook (cleaned)').map(({ companyName }) => companyName))
    .toEqual(['Hill', 'Shaw'])
  expect(membersOf('outlook').map(({ companyName }) => companyName)).toEqual([
    'Hill Ltd',
    'Shaw AG',
  ])
})
