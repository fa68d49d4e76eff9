import { expect, test } from '../support/app-test'

test('rows are cleaned only by the chosen rules; the other lists are read on request', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  const { lists, memberships, contacts } = server.db
  const membersOf = (name: string) => {
    const list = lists.all().find((one) => one.name === name)
    return memberships.of(list?.id ?? '').flatMap((id) => contacts.get(id) ?? [])
  }
  const known = membersOf('Pilot customers').find(({ email }) => email)?.email ?? ''
  await openAs('user', '/lists?import=csv')
  await page.locator('input[type=file]').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'first_name,last_name,email,company',
        'ADA,lovelace,ada@gmial.com,"Acme, Inc."',
        'Bo,Ek,info@fair.example,Beta GmbH',
        `Cy,Fox,${known},Beta`,
      ].join('\n'),
    ),
  })
  const cleaning = page.getByRole('region', { name: 'Clean the rows' })
  await expect(cleaning.getByText('ADA lovelace → Ada Lovelace')).toBeVisible()
  calls.length = 0
  await page.route('**/api/lists/*/leads', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await cleaning.getByRole('button', { name: 'Compare with the 5 other lists' }).click()
  await expect(cleaning.getByText('One list could not be read.')).toBeVisible()
  await cleaning.getByRole('button', { name: 'Retry' }).click()
  await expect(cleaning.getByText(`${known} in`)).toBeVisible()
  expect(calls).toHaveLength(6)

  for (const name of [
    /^Fix the case/,
    /^Correct mistyped/,
    /^Leave out role/,
    /^Leave out .* lists/,
  ])
    await cleaning.getByRole('checkbox', { name }).check()
  await expect(page.getByRole('cell', { name: 'ada@gmail.com' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“fair” holds 1 contact.')).toBeVisible()
  expect(membersOf('fair')).toMatchObject([
    { name: 'Ada Lovelace', email: 'ada@gmail.com', companyName: 'Acme, Inc.' },
  ])
  await expect(page.getByRole('term').filter({ hasText: 'Left out' })).toBeVisible()
})

test('columns that were matched by hand are suggested for the next file', async ({
  page,
  openAs,
}) => {
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Given,Last Name,Email,Private\nAnn,Lee,work@x.example,ann@x.example'),
  }
  await openAs('user', '/lists?import=csv')
  const match = async (column: string, name: string) => {
    await page.getByRole('combobox', { name: column }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await match('first_name', 'Given')
  await match('email', 'Private')
  await page.getByRole('button', { name: 'Use these columns' }).click()
  await expect(page.getByRole('cell', { name: 'ann@x.example' })).toBeVisible()

  await page.reload()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Missing required columns')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'email' })).toContainText('Private')
  await page.getByRole('button', { name: 'Use these columns' }).click()
  await expect(page.getByRole('cell', { name: 'ann@x.example' })).toBeVisible()
})
