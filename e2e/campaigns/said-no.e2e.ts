import type { Page } from 'playwright'
import { aCampaign, aContact, aList } from '../../mocks/seed/builders'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

async function importFile(page: Page, name: string, rows: readonly string[], untick?: string) {
  await page.goto('/lists?import=csv')
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  if (untick) await page.getByRole('checkbox', { name: untick }).uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`“${name}” holds 1 contact`)).toBeVisible()
}

test('who said no in one file gets no mail from a list of results, unless somebody says so', async ({
  page,
  openAs,
  server,
  received,
}) => {
  const { lists, memberships, contacts, campaigns } = server.db
  const launches = () =>
    received.flatMap(({ path, request }) => (path === '/api/brevo/launch' ? [request] : []))
  const write = (name: string) => {
    const listId = lists.all().find((list) => list.name === name)?.id ?? ''
    const emails = memberships.of(listId).map((id) => contacts.get(id)?.email)
    return { emails, id: aCampaign(server.world, { name, listId }).id }
  }
  const search = async () => {
    await page.goto('/search?jobTitles=["CEO"]')
    const answer = page.waitForResponse('**/api/leads/search')
    await page.getByRole('button', { name: 'Search (1)' }).click()
    return (await answer).json()
  }
  const email = 'bo@fair.example'
  await openAs('user', '/search')
  const { leads } = await search()
  const known = aContact(server.world, 0, { apolloId: leads[0].apollo_id, email })
  aList(server.world, {}, [known.id])

  const head = 'first_name,last_name,email'
  await importFile(page, 'Fair', [
    `${head},gdpr_consent`,
    'Ada,Love,ada@fair.example,yes',
    `Bo,Diaz,${email},no`,
  ])
  await importFile(page, 'Again', [head, 'Cy,Young,cy@fair.example', `Bo,Diaz,${email}`])
  const again = write('Again')
  expect(again.emails).toEqual(['cy@fair.example'])

  await search()
  const leadBoxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await leadBoxes.nth(0).check()
  await leadBoxes.nth(1).check()
  await page.getByRole('button', { name: 'Create List (2)' }).click()
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await expect(naming).toContainText('1 contact will be saved into a new list.')
  await naming.getByRole('textbox', { name: /List name/ }).fill('Results')
  await naming.getByLabel('Save the 1 person who said no before, too').check()
  await naming.getByRole('button', { name: 'Create List' }).click()
  await expect(page.getByText('List created')).toBeVisible()
  const results = write('Results')
  expect(results.emails).toContain(email)

  await page.goto('/campaigns')
  const boxOf = (name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  await boxOf('Again').click()
  await boxOf('Results').click()
  const bar = page.getByRole('region', { name: 'Selected campaigns' })
  await bar.getByRole('button', { name: /to check$/ }).click()
  await expect(page.getByRole('dialog', { name: 'To check' })).toContainText('1 contact said no: ')
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: '1 said no' }).click()
  const recipients = page.getByRole('dialog', { name: 'Recipients' })
  await expect(recipients.getByRole('row').filter({ hasText: email })).toContainText('(Fair.csv)')
  await page.keyboard.press('Escape')

  const question = page.getByRole('alertdialog', { name: 'Send to people who said no?' })
  await bar.getByRole('button', { name: 'Launch (2)' }).click()
  await question.getByRole('button', { name: 'Only the others (1)' }).click()
  await expect.poll(launches).toEqual([{ campaignIds: [again.id] }])
  expect(campaigns.get(results.id)?.status).toBe('draft')
  await boxOf('Results').click()
  await bar.getByRole('button', { name: 'Launch (1)' }).click()
  await expect(question).toContainText('(Fair.csv)')
  expect(launches()).toHaveLength(1)
  await question.getByRole('button', { name: 'Send all the same' }).click()
  await expect.poll(() => campaigns.get(results.id)?.status).toBe('active')
  expect(launches()[1]).toEqual({ campaignIds: [results.id] })

  const leaveOut = 'Leave out those who said no before, and yes in this file (1)'
  await importFile(page, 'Later', [`${head},gdpr_consent`, `Bo,Diaz,${email},yes`], leaveOut)
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
