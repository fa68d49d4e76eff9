import { db } from '@mocks/entry/db'
import { endScenario, fail, hold, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '@/test/deferred'
import { renderApp } from '@/test/render-app'

beforeEach(() => signInAs('user'))

const table = () => screen.findByRole('table', { name: 'Campaigns' })
const statusOf = (name: string) =>
  db.campaigns.all().find((campaign) => campaign.name === name)?.status

describe('launching', () => {
  const select = async (user: UserEvent, ...names: string[]) => {
    for (const name of names) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
  }

  it('shows the recipients, and clears the selection afterwards', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/brevo/launch', async ({ request }) => {
        bodies.push(await request.clone().json())
      }),
    )
    const { user } = renderApp('/campaigns')
    await table()
    expect(screen.queryByRole('button', { name: /^Launch/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Selected campaigns' })).toBeNull()
    await select(user, 'Summer webinar', 'Partner outreach')
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    expect(
      await screen.findByText(
        /^40 people will get this \(48 contacts, 8 without a known address\) · 40 in several of these campaigns · 40 in active campaigns$/,
      ),
    ).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: 'Launch (2)' }))
    expect(await screen.findByText('Launch successful')).toBeVisible()
    expect(screen.getByText('Launched 2 campaign(s) successfully')).toBeVisible()
    expect(bodies).toEqual([{ campaignIds: expect.arrayContaining(['7', '8']) }])
    expect(screen.queryByRole('button', { name: /^Launch/ })).toBeNull()
    expect(statusOf('Summer webinar')).toBe('active')
  })

  it('counts unique people, grouped by what is remarkable about them', async () => {
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar', 'Renewal reminder')
    expect(
      await screen.findByText(/people will get this \(60 contacts, .*51 in active campaigns$/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Recipients' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recipients' }))
    expect(await dialog.findByRole('radio', { name: 'Everyone (60)' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'In other active campaigns (51)' }))
    const row = dialog.getAllByRole('row')[1]
    expect(row).toHaveTextContent(/Summer webinar, Founders intro \(active\)/)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
  })

  it('shows how many are launched, even after an extension has translated the button', async () => {
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    const launch = screen.getByRole('button', { name: 'Launch (1)' })
    const texts = document.createTreeWalker(launch, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text.nodeValue ?? '')
    }
    await select(user, 'Partner outreach')
    expect(screen.getByRole('button', { name: 'Launch (2)' })).toBe(launch)
  })

  it('offers Retry for contacts that could not be read', async () => {
    fail('getListContacts')
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    const unknown = within(await screen.findByRole('group', { name: 'Not known' }))
    expect(unknown.getByText(/^Who will get this is not known: the contacts of/)).toBeVisible()
    endScenario()
    await user.click(unknown.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^40 people will get this/)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Not known' })).toBeNull()
  })

  it('is still pending for a person who comes back, and is sent once', async () => {
    const answer = deferred<Response | undefined>()
    let calls = 0
    server.use(
      http.post('*/api/brevo/launch', () => {
        calls += 1
        return answer.promise
      }),
    )
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await screen.findByRole('heading', { level: 1, name: /Leads imported/ })
    await user.click(screen.getByRole('link', { name: 'Campaigns' }))
    expect(await screen.findByRole('button', { name: 'Launching...' })).toBeDisabled()

    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await screen.findByRole('heading', { level: 1, name: /Leads imported/ })
    const failed = [{ campaignId: '8', ok: false, message: 'No sender' }]
    answer.resolve(HttpResponse.json(failed))
    expect(await screen.findByText('Some campaigns failed to launch')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Campaigns' }))
    const panel = within(await screen.findByRole('region', { name: 'Launch result' }))
    expect(panel.getByText('No sender')).toBeVisible()
    expect(calls).toBe(1)
  })

  it('clears the selection even when the screen was left', async () => {
    const answer = hold('launchCampaigns')
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await screen.findByRole('heading', { level: 1, name: /Leads imported/ })
    answer.end()
    expect(await screen.findByText('Launch successful')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Campaigns' }))
    const box = await screen.findByRole('checkbox', { name: 'Select Summer webinar' })
    expect(box).not.toBeChecked()
  })

  it('sends ids as the server gave them, numbers as numbers', async () => {
    const bodies: unknown[] = []
    const campaign = {
      status: 'paused',
      listId: 1,
      sentEmails: 0,
      totalLeads: 0,
      createdAt: null,
      steps: [],
    }
    server.use(
      http.get('*/api/campaigns', () =>
        HttpResponse.json([{ ...campaign, id: 41, name: 'Numbered' }]),
      ),
      http.post('*/api/brevo/launch', async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json([{ campaignId: 41, ok: true, message: '' }])
      }),
    )
    const { user } = renderApp('/campaigns')
    await table()
    await select(user, 'Numbered')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    expect(await screen.findByText('Launch successful')).toBeVisible()
    expect(bodies).toEqual([{ campaignIds: [41] }])
  })

  it('keeps the failed campaigns selected, and lists them until they are dismissed', async () => {
    useScenario('launch-partial')
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar', 'Partner outreach')
    await user.click(screen.getByRole('button', { name: 'Launch (2)' }))
    expect(await screen.findByText('Some campaigns failed to launch')).toBeVisible()
    const reason = 'The delivery provider refused the campaign'
    expect(screen.getByText(`Campaign 7: ${reason}`)).toBeVisible()
    const panel = within(screen.getByRole('region', { name: 'Launch result' }))
    expect(panel.getByText('Partner outreach')).toBeVisible()
    expect(panel.getByText(reason)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Launch (1)' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Partner outreach' })).toBeChecked()
    await user.click(panel.getByRole('button', { name: 'Dismiss the launch result' }))
    expect(screen.queryByRole('region', { name: 'Launch result' })).toBeNull()
  })

  it("shows the server's message when all of them failed", async () => {
    fail('launchCampaigns', 502)
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    expect(await screen.findByText('Launch failed')).toBeVisible()
    expect(screen.getByText('502: {"message":"Something broke on the server"}')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Summer webinar' })).toBeChecked()
  })

  it('advises a refresh when the outcome is not known', async () => {
    server.use(http.post('*/api/brevo/launch', () => HttpResponse.error()))
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    const panel = within(await screen.findByRole('region', { name: 'Launch result' }))
    expect(panel.getByText('We do not know what was launched')).toBeVisible()
    expect(panel.getByText(/Refresh before launching again/)).toBeVisible()
    expect(panel.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  it('leaves out campaigns hidden by a filter, and counts them', async () => {
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar', 'Partner outreach')
    await user.type(screen.getByRole('searchbox', { name: 'Search a campaign...' }), 'summer')
    expect(await screen.findByText('1 selected are hidden')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Launch (1)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unselect them' }))
    expect(screen.queryByText('1 selected are hidden')).toBeNull()
  })

  it('names what to check in each campaign, and goes to it', async () => {
    const { user } = renderApp('/campaigns')
    await select(user, 'Draft without a list')
    await select(user, 'Founders intro')
    await screen.findByText(/people$/)
    await user.click(await screen.findByRole('button', { name: /^\d+ to check$/ }))
    const notes = await screen.findByRole('list', { name: 'All selected campaigns' })
    expect(
      within(notes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['not known for “Draft without a list”', '1 campaign is already active'])
    const findings = within(
      await screen.findByRole('list', { name: 'To check in Draft without a list' }),
    )
    expect(findings.getByText('Steps 1, 2 have no unsubscribe link.')).toBeVisible()
    const [first = document.body] = screen.getAllByRole('list', { name: /^To check in/ })
    expect(within(first).getAllByRole('button')[0]).toHaveFocus()
    await user.click(findings.getByRole('button', { name: /No lead list is known/ }))
    const details = await screen.findByRole('dialog', { name: 'Draft without a list' })
    expect(await within(details).findByText('No list')).toBeVisible()
    expect(within(details).getByTitle('Text of step 1')).toHaveAttribute(
      'sandbox',
      'allow-same-origin',
    )
  })

  it('names the contacts that lack the data for a token, and makes a list without them', async () => {
    const [first = ''] = db.memberships.of('1')
    db.contacts.update(first, { name: 'Grace Hopper', companyName: '' })
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(await screen.findByRole('button', { name: /^\d+ to check$/ }))
    const findings = await screen.findAllByRole('button', {
      name: /1 of the 48 contacts lack/,
    })
    await user.click(findings[0] ?? document.body)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Contacts without {{company}}' }),
    )
    expect(dialog.getByText('1 of 48 contacts')).toBeVisible()
    expect(dialog.getByRole('cell', { name: 'Grace Hopper' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Create a list without them (47)' }))
    const saving = within(await screen.findByRole('dialog', { name: 'Create List' }))
    await user.type(saving.getByRole('textbox', { name: 'List name' }), 'With a company')
    await user.click(saving.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('List created')).toBeVisible()
    const list = db.lists.all().find(({ name }) => name === 'With a company')
    expect(db.memberships.of(list?.id ?? '')).toEqual(
      db.memberships.of('1').filter((id) => id !== first),
    )
    expect(screen.queryByRole('dialog', { name: /^Contacts without/ })).toBeNull()
  })

  it('finishes the check first, unless the user skips it', async () => {
    const lists = hold('getListContacts')
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    const bar = within(await screen.findByRole('region', { name: 'Not sent yet' }))
    expect(bar.getByText('Checking recipients...')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Launch (1)' })).toBeEnabled()
    expect(statusOf('Summer webinar')).toBe('draft')

    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    await user.click(await screen.findByRole('button', { name: 'Send without the check' }))
    expect(await screen.findByText('Launch successful')).toBeVisible()
    expect(statusOf('Summer webinar')).toBe('active')
    lists.end()
  })
})
