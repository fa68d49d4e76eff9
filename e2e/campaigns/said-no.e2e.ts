import type { Page } from 'playwright'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

async function importFile(
  page: Page,
  name: string,
  rows: readonly string[],
  beforeContinue?: () => Promise<void>,
) {
  await page.goto('/lists?import=csv')
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await beforeContinue?.()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`“${name}” holds 1 contact`)).toBeVisible()
}

test('who said no in one file is in no list and gets no mail, unless somebody says so', async ({
  page,
  openAs,
  server,
  calls,
}) => {
  const { lists, memberships, contacts, campaigns } = server.db
  const inWebinar = contacts
    .all()
    .find(({ id, email }) => email && memberships.of('1').includes(id))?.email
  await openAs('user', '/lists')
  const head = 'first_name,last_name,email'
  await importFile(page, 'Fair', [
    `${head},gdpr_consent`,
    'Ada,Love,ada@fair.example,yes',
    `Bo,Diaz,${inWebinar},no`,
  ])
  await importFile(page, 'Again', [head, 'Cy,Young,cy@fair.example', `Bo,Diaz,${inWebinar}`])
  const again = lists.all().find(({ name }) => name === 'Again')
  expect(memberships.of(again?.id ?? '').map((id) => contacts.get(id)?.email)).toEqual([
    'cy@fair.example',
  ])

  await page.goto('/campaigns')
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  const bar = page.getByRole('region', { name: 'Selected campaigns' })
  await bar.getByRole('button', { name: '1 said no' }).click()
  const recipients = page.getByRole('dialog', { name: 'Recipients' })
  await expect(recipients.getByRole('radio', { name: 'Said no (1)' })).toBeChecked()
  await expect(recipients.getByRole('button', { name: 'Leave this person out' })).toBeVisible()
  await page.keyboard.press('Escape')
  const launches = () => calls.filter((call) => call === 'POST /api/brevo/launch')
  const question = page.getByRole('alertdialog', { name: 'Send to people who said no?' })
  await bar.getByRole('button', { name: 'Launch (1)' }).click()
  await expect(question).toContainText('(Fair.csv)')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(launches()).toEqual([])
  await bar.getByRole('button', { name: 'Launch (1)' }).click()
  await question.getByRole('button', { name: 'Send all the same' }).click()
  await expect(page.getByText('Launch successful')).toBeVisible()
  expect(campaigns.all().find(({ name }) => name === 'Summer webinar')?.status).toBe('active')

  const later = [`${head},gdpr_consent`, `Bo,Diaz,${inWebinar},yes`]
  await importFile(page, 'Later', later, async () =>
    page
      .getByRole('checkbox', {
        name: 'Leave out those who said no before, and yes in this file (1)',
      })
      .uncheck(),
  )
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Who must not be written to (0)' })).toBeVisible()
})

test('an edited or copied campaign says how many got the original', async ({
  page,
  openAs,
  server,
}) => {
  const spring = server.db.campaigns.all().find(({ name }) => name === 'Fintech spring push')
  server.db.campaigns.update(spring?.id ?? '', { status: 'paused' })
  const sent = /^\d+ of these 211 were sent “Fintech spring push”; which of them is not known\./
  await openAs('user', `/campaigns?flow=sequence&edit=${spring?.id}`)
  await page.getByText(/^\d+ to check$/).click()
  const toCheck = page.getByRole('list', { name: 'To check before saving' })
  await expect(toCheck.getByRole('button', { name: sent })).toBeVisible()
  await page.getByRole('button', { name: /^\d+ people$/ }).click()
  const recipients = page.getByRole('dialog', { name: 'Recipients' })
  await expect(recipients.getByText(sent)).toBeVisible()

  await page.goto('/campaigns')
  const menu = page.getByRole('button', { name: 'Actions for Fintech spring push', exact: true })
  await chooseIn(menu, 'Duplicate')
  await page.getByRole('checkbox', { name: /^Select .*Fintech spring push.+/ }).click()
  const bar = page.getByRole('region', { name: 'Selected campaigns' })
  await bar.getByRole('button', { name: /to check$/ }).click()
  await expect(page.getByRole('dialog', { name: 'To check' }).getByText(sent)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Launch (1)' })).toHaveAttribute(
    'title',
    /Fintech spring push/,
  )
})
