import { chooseIn, itemIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

test('create, add steps, save, start, launch and pause a campaign @contract @first', async ({
  page,
  openAs,
  calls,
  server,
  received,
}) => {
  const bodies = () => received.flatMap(({ request }) => (request ? [request] : []))
  const writes = () => calls.filter((call) => !call.startsWith('GET'))
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Actions for ${name}` }) })

  await openAs('user', '/campaigns')
  await page.getByRole('button', { name: 'Create a new campaign' }).click()
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
  await page.getByRole('button', { name: 'Continue' }).click()
  await chooseIn(page.getByRole('combobox', { name: 'Lead list' }), 'Pilot customers')
  await page.getByRole('button', { name: 'Continue to Sequence Builder' }).click()

  const editor = page.getByRole('region', { name: 'Editor of step' })
  await editor.getByRole('textbox', { name: 'Subject' }).fill('Hello {{first_name}}')
  await chooseIn(editor.getByRole('combobox', { name: 'Sender' }), 'Sales Team')
  await editor.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('Shall we talk?')

  await chooseIn(page.getByRole('button', { name: 'Add step' }), 'Email')
  await expect(editor.getByRole('heading', { name: 'Step 2: Email' })).toBeVisible()
  await editor.getByRole('textbox', { name: 'Subject' }).fill('Once more')
  await page.getByRole('button', { name: 'Wait for 1 day(s)' }).click()
  await page.getByRole('button', { name: 'One day more' }).click()
  await expect(page.getByRole('button', { name: /^Step 2 .*Day 3/ })).toBeVisible()

  const addEmail = async () => {
    await chooseIn(page.getByRole('button', { name: 'Add step' }), 'Email')
    await expect(editor.getByRole('heading', { name: 'Step 3: Email' })).toBeVisible()
  }
  await addEmail()
  await editor.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('Never mind')
  await page.getByRole('button', { name: 'Delete step 3' }).click()
  await addEmail()
  await expect(editor.getByRole('textbox', { name: 'Body' })).toHaveText(/^\s*$/)
  await page.getByRole('button', { name: 'Delete step 3' }).click()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Autumn')
  calls.length = 0
  received.length = 0
  await page.getByRole('button', { name: 'Save Campaign' }).dblclick()
  await expect(page.getByText('Campaign created')).toBeVisible()
  expect(writes()).toEqual(['POST /api/campaigns'])
  await expect(page.getByRole('row', { name: /Autumn/ })).toBeVisible()
  for (const read of ['GET /api/campaigns', 'GET /api/lists'])
    expect(calls.filter((call) => call === read)).toHaveLength(1)
  const content = expect.stringContaining('Shall we talk?')
  const sender = 'sales@example.com'
  expect(bodies()).toEqual([
    {
      name: 'Autumn',
      listId: 4,
      emailTemplate: content,
      sequence: [
        {
          id: 'step-1',
          type: 'email',
          config: { subject: 'Hello {{first_name}}', content, sender, delay: 0 },
        },
        {
          id: 'step-2',
          type: 'email',
          config: { subject: 'Once more', content: '', sender, delay: 2 },
        },
      ],
      sendDelay: 0,
      followupSequence: 'sequence',
    },
  ])

  const actions = row('Autumn').getByRole('button', { name: 'Actions for Autumn' })
  const start = await itemIn(actions, 'Start Campaign')
  await start.dblclick()
  await expect(page.getByText('Campaign Started!')).toBeVisible()
  await expect(page.getByText('11 prospects added, 1 skipped')).toBeVisible()
  await expect(row('Autumn').getByRole('switch')).toBeChecked()

  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  await page.getByRole('checkbox', { name: 'Select Draft without a list' }).click()
  await expect(page.getByText('40 people will get this')).toBeVisible()
  calls.length = 0
  await page.getByRole('button', { name: 'Launch (2)' }).dblclick()
  await expect(page.getByText('Some campaigns failed to launch')).toBeVisible()
  expect(writes()).toEqual(['POST /api/brevo/launch'])
  const result = page.getByRole('region', { name: 'Launch result' })
  await expect(result.getByText('Draft without a list')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select Draft without a list' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Select Summer webinar' })).not.toBeChecked()
  await result.getByRole('button', { name: 'Dismiss the launch result' }).click()

  calls.length = 0
  // Held, so that the second click comes while the first is pending, however fast the server is.
  const answer = server.hold('setCampaignStatus')
  await row('Autumn').getByRole('switch').dblclick()
  answer.end()
  await expect(page.getByText('Status updated')).toBeVisible()
  expect(writes()).toHaveLength(1)
  expect(bodies().at(-1)).toEqual({ status: 'paused' })
  const saved = server.db.campaigns.all().find(({ name }) => name === 'Autumn')
  expect(saved?.status).toBe('paused')
})
