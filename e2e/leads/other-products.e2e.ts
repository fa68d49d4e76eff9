import { expect, test } from '../support/app-test'

const file = [
  'Title,First Name,Middle Name,Last Name,Company,Job Title,Business City,Business Phone,Mobile Phone,E-mail Address,Location,Email Opt Out,Opt-in',
  ',Tom,,Hill,Hill Ltd,Director,Leeds,+44 7700 900321,,tom@hill.test,,,yes',
  'Dr.,AMY,,von SHAW,Shaw AG,Buyer,York,4.91521E+11,,amy@shaw.test ::: amy@home.test,,,by phone',
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
  await page.getByRole('button', { name: 'Use these columns' }).click()
  const saidNo = page.getByRole('region', { name: 'Who must not be written to' })
  await expect(
    saidNo.getByRole('checkbox', { name: 'Leave out Email Opt Out: TRUE' }),
  ).toBeChecked()
  await saidNo.getByRole('checkbox', { name: 'Leave out Opt-in: by phone' }).uncheck()
  await expect(page.getByText('4.91521E+11 → – (phone, line 3)')).toBeVisible()
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
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Clean a copy' }).click()
  await page.getByRole('checkbox', { name: /^Remove company suffixes \(2\)/ }).check()
  await page.getByRole('button', { name: 'Create List (2)' }).click()
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await naming.getByRole('button', { name: 'Create List' }).click()
  await expect(page.getByText('List created')).toBeVisible()
  await expect
    .poll(() => membersOf('outlook (cleaned)').map(({ companyName }) => companyName))
    .toEqual(['Hill', 'Shaw'])
  const copy = page.getByRole('dialog').filter({ hasText: 'outlook (cleaned)' })
  await expect(copy.getByRole('cell', { name: 'Hill', exact: true })).toBeVisible()
  expect(membersOf('outlook').map(({ companyName }) => companyName)).toEqual([
    'Hill Ltd',
    'Shaw AG',
  ])
})

const files = [
  {
    name: 'statuses',
    text: `first_name,last_name,email,status
Ada,Ek,ada@ek.test,active
Bo,Ek,bo@ek.test,unsubscribed
Cy,Ek,cy@ek.test,unreachable`,
    members: [{ name: 'Ada Ek', email: 'ada@ek.test' }],
  },
  {
    name: 'consent',
    text: `first_name,last_name,email,Subscribed,UNSUB_TIME
Ada,Ek,ada@ek.test,Yes,
Bo,Ek,bo@ek.test,No,
Cy,Ek,cy@ek.test,Yes,2026-05-01`,
    members: [{ name: 'Ada Ek', email: 'ada@ek.test' }],
  },
  {
    name: 'placeholders',
    text: `first_name,last_name,email,company,title,location
Ada,Null,ada@ek.test,NULL,null,None
Bea,Ek,bea@ek.test,Smith &amp; Co,#N/A,-`,
    members: [
      { name: 'Ada Null', companyName: '', title: '', location: '' },
      { name: 'Bea Ek', companyName: 'Smith & Co', title: '', location: '' },
    ],
  },
  {
    name: 'spreadsheet',
    text: `first_name,last_name,email,phone
Ada,Ek,ada@ek.test,"=""0444123456"""
Bea,Ek,bea@ek.test?subject=hi,tel:+49 30 123456
Cy,Ek,email_not_unlocked@domain.com,`,
    members: [
      { name: 'Ada Ek', email: 'ada@ek.test', phone: '0444123456' },
      { name: 'Bea Ek', email: 'bea@ek.test', phone: '+49 30 123456' },
    ],
  },
]

test('files with statuses, consent, placeholders and cells of a spreadsheet arrive as meant', async ({
  page,
  openAs,
  server,
}) => {
  const { lists, memberships, contacts } = server.db
  await openAs('user', '/lists')
  for (const { name, text, members } of files) {
    await page.goto('/lists?import=csv')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`“${name}” holds ${members.length} contact`)).toBeVisible()
    const list = lists.all().find((one) => one.name === name)
    const saved = memberships.of(list?.id ?? '').flatMap((id) => contacts.get(id) ?? [])
    expect(saved, name).toMatchObject(members)
  }
})
