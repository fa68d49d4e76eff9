import { db } from '@mocks/entry/db'
import { fail, hold, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberSaidNo } from '@/entities/lead/said-no'
import { deferred } from '@/test/deferred'
import { renderScreen } from '@/test/render-screen'

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
    const { user } = renderScreen('/campaigns')
    await table()
    expect(screen.queryByRole('button', { name: /^Launch/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Selected campaigns' })).toBeNull()
    await select(user, 'Summer webinar', 'Partner outreach')
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    expect(
      await screen.findByText(
        /^40 people will get this \(48 contacts, 8 without a known address\) · 40 in several of these campaigns · 40 in other campaigns$/,
      ),
    ).toBeVisible()
    await user.dblClick(await screen.findByRole('button', { name: 'Launch (2)' }))
    expect(await screen.findByText('Launch successful')).toBeVisible()
    expect(screen.getByText('Launched 2 campaign(s) successfully')).toBeVisible()
    expect(bodies).toEqual([{ campaignIds: expect.arrayContaining(['7', '8']) }])
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Launch/ })).toBeNull())
    expect(statusOf('Summer webinar')).toBe('active')
  })

  it('shows how many are launched, even after an extension has translated the button', async () => {
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar')
    const launch = await screen.findByRole('button', { name: 'Launch (1)' })
    const texts = document.createTreeWalker(launch, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text.nodeValue ?? '')
    }
    await select(user, 'Partner outreach')
    expect(await screen.findByRole('button', { name: 'Launch (2)' })).toBe(launch)
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
    const { user, history } = renderScreen('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(await screen.findByRole('button', { name: 'Launch (1)' }))
    // A button that is disabled would lose the focus.
    expect(await screen.findByRole('button', { name: 'Launching...' })).toBeEnabled()
    act(() => history.push('/lists'))
    await screen.findByRole('heading', { level: 1, name: /Leads imported/ })
    act(() => history.push('/campaigns'))
    const launch = await screen.findByRole('button', { name: 'Launching...' })
    expect(launch).toHaveAttribute('aria-disabled', 'true')

    act(() => history.push('/lists'))
    await screen.findByRole('heading', { level: 1, name: /Leads imported/ })
    const failed = [{ campaignId: '8', ok: false, message: 'No sender' }]
    answer.resolve(HttpResponse.json(failed))
    expect(await screen.findByText('Some campaigns failed to launch')).toBeVisible()
    act(() => history.push('/campaigns'))
    const panel = within(await screen.findByRole('region', { name: 'Launch result' }))
    expect(panel.getByText('No sender')).toBeVisible()
    expect(calls).toBe(1)
  })

  it('clears the selection even when the screen was left', async () => {
    const answer = hold('launchCampaigns')
    const { user, history } = renderScreen('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(await screen.findByRole('button', { name: 'Launch (1)' }))
    act(() => history.push('/lists'))
    await screen.findByRole('heading', { level: 1, name: /Leads imported/ })
    answer.end()
    expect(await screen.findByText('Launch successful')).toBeVisible()
    act(() => history.push('/campaigns'))
    const box = await screen.findByRole('checkbox', { name: 'Select Summer webinar' })
    expect(box).not.toBeChecked()
  })

  it('asks about campaigns that were sent before, and can send only the others', async () => {
    const bodies: unknown[] = []
    const one = { listId: '1', createdAt: null, steps: [] }
    server.use(
      http.get('*/api/campaigns', () =>
        HttpResponse.json([
          { ...one, id: '1', name: 'Running', status: 'active', sentEmails: 3, totalLeads: 24 },
          { ...one, id: '2', name: 'Complete', status: 'paused', sentEmails: 11, totalLeads: 11 },
          { ...one, id: '3', name: 'Partly sent', status: 'paused', sentEmails: 2, totalLeads: 9 },
        ]),
      ),
      http.post('*/api/brevo/launch', async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json([{ campaignId: '3', ok: true, message: '' }])
      }),
    )
    const { user } = renderScreen('/campaigns')
    await select(user, 'Running', 'Complete', 'Partly sent')
    const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }))
    expect(bar.getByText('11 of 11 already sent')).toBeVisible()
    expect(bar.getByText('1 already active')).toBeVisible()

    await user.click(bar.getByRole('button', { name: 'Launch (3)' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Send again?' }))
    expect(
      question.getByText('“Running” is already active: 3 of 24 mails were sent.'),
    ).toBeVisible()
    expect(question.getByText('“Complete” was sent to all of its people: 11 of 11.')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(await bar.findByRole('button', { name: 'Launch (3)' }))
    await user.click(await screen.findByRole('button', { name: 'Only the others (1)' }))
    expect(await screen.findByText('Launched 1 campaign(s) successfully')).toBeVisible()
    expect(bodies).toEqual([{ campaignIds: ['3'] }])
  })

  it('asks about people who said no, with their names, and can send only the others', async () => {
    const people = ['Ada', 'Bo'].map((name) => ({ id: name, name, email: `${name}@x.example` }))
    people.push({ id: '3', name: 'Cy', email: '' })
    server.use(http.get('*/api/lists/1/leads', () => HttpResponse.json(people)))
    rememberSaidNo([['ada@x.example', 'optedOut']], 'dnc.csv')
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar', 'Draft without a list')
    const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }))
    await user.click(await bar.findByRole('button', { name: '1 said no' }))
    const recipients = within(await screen.findByRole('dialog', { name: 'Recipients' }))
    expect(await recipients.findByText(/^said no on .+ \(dnc\.csv\)$/)).toBeVisible()
    expect(recipients.getByRole('radio', { name: '3 contacts, 2 get mail' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await bar.findByRole('button', { name: 'Launch (2)' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Send to people who said no?' }),
    )
    expect(question.getByText(/^Ada: said no on .+ \(dnc\.csv\)$/)).toBeVisible()
    expect(question.getByRole('button', { name: 'Send all the same' })).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Only the others (1)' }))
    expect(await screen.findByText('Campaign 11: The campaign has no list')).toBeVisible()
    expect(statusOf('Summer webinar')).toBe('draft')
  })

  it('leaves everybody of a company out of campaigns of several lists', async () => {
    const contact = (id: string, company: string) => ({
      id,
      apolloId: id,
      name: id,
      company,
      email: `${id}@x.example`,
    })
    const people = { 1: ['Ada', 'Bo'], 2: ['Cy', 'Di'] }
    const reads: string[] = []
    for (const [id, [one = '', other = '']] of Object.entries(people))
      server.use(
        http.get(`*/api/lists/${id}/leads`, () => {
          reads.push(id)
          return HttpResponse.json([contact(one, 'Contoso'), contact(other, 'Fabrikam')])
        }),
      )
    const saved: unknown[] = []
    server.use(
      http.post('*/api/lists/:id/leads', async ({ request }) => {
        saved.push(await request.json())
        return HttpResponse.json({})
      }),
    )
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar', 'Draft without steps')
    const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }))
    await user.click(await bar.findByRole('button', { name: '4 people' }))
    const recipients = within(await screen.findByRole('dialog', { name: 'Recipients' }))
    const [company = document.body] = await recipients.findAllByRole('button', { name: 'Contoso' })
    await user.click(company)
    await waitFor(() => expect(recipients.getAllByRole('row')).toHaveLength(3))
    expect(recipients.queryByText(/did not say the steps/)).toBeNull()
    await user.click(recipients.getByRole('button', { name: 'Leave these out' }))
    for (const name of ['Summer webinar', 'Draft without steps'])
      expect(await recipients.findByRole('button', { name: `Use it for “${name}”` })).toBeVisible()
    expect(saved).toEqual([{ lead_ids: ['Bo'] }, { lead_ids: ['Di'] }])
    expect(reads.toSorted()).toEqual(['1', '2'])
  })

  it('returns to the same people of Recipients after a list of them was created', async () => {
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(await screen.findByRole('button', { name: '40 people' }))
    const recipients = within(await screen.findByRole('dialog', { name: 'Recipients' }))
    await user.click(await recipients.findByRole('radio', { name: 'Without e-mail (8)' }))
    const search = recipients.getByRole('searchbox', { name: 'Find a person or a company' })
    const [, first = document.body] = recipients.getAllByRole('row')
    const name = within(first).getAllByRole('cell')[0]?.textContent ?? ''
    await user.type(search, name)
    await user.click(await recipients.findByRole('button', { name: 'Create List (1)' }))
    const saver = within(await screen.findByRole('dialog', { name: 'Create List' }))
    await user.type(saver.getByRole('textbox', { name: /List name/ }), 'To be looked up')
    await user.click(saver.getByRole('button', { name: 'Create List' }))
    expect(await screen.findByText('List created')).toBeVisible()
    await waitFor(() =>
      expect(recipients.getByRole('button', { name: 'Create List (1)' })).toHaveFocus(),
    )
    expect(recipients.getByRole('searchbox')).toHaveValue(name)
  })

  it('leaves out campaigns hidden by a filter, and counts them', async () => {
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar', 'Partner outreach')
    await user.type(screen.getByRole('searchbox', { name: 'Search a campaign...' }), 'summer')
    expect(await screen.findByText('1 selected are hidden')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Launch (1)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unselect them' }))
    await waitFor(() => expect(screen.queryByText('1 selected are hidden')).toBeNull())
  })

  it('keeps the failed campaigns selected, and lists them until they are dismissed', async () => {
    useScenario('launch-partial')
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar', 'Partner outreach')
    await user.click(screen.getByRole('button', { name: 'Launch (2)' }))
    expect(await screen.findByText('Some campaigns failed to launch')).toBeVisible()
    const reason = 'The delivery provider refused the campaign'
    expect(screen.getByText(`Campaign 7: ${reason}`)).toBeVisible()
    const panel = within(await screen.findByRole('region', { name: 'Launch result' }))
    expect(panel.getByText('Partner outreach')).toBeVisible()
    expect(panel.getByText(reason)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Launch (1)' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Partner outreach' })).toBeChecked()
    await user.click(panel.getByRole('button', { name: 'Dismiss the launch result' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Launch result' })).toBeNull())
  })

  it('says in the bar that contacts cannot be read, without a message that nobody asked for', async () => {
    fail('getListContacts')
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar')
    const bar = within(await screen.findByRole('region', { name: 'Selected campaigns' }))
    expect(await bar.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.queryByText('Failed to load contacts')).toBeNull()
  })

  it('finishes the check first, unless the user skips it', async () => {
    const lists = hold('getListContacts')
    const { user } = renderScreen('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(await screen.findByRole('button', { name: 'Launch (1)' }))
    const bar = within(await screen.findByRole('region', { name: 'Not sent yet' }))
    expect(bar.getByText('Checking recipients...')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Launch (1)' })).toBeEnabled()
    expect(statusOf('Summer webinar')).toBe('draft')

    await user.click(await screen.findByRole('button', { name: 'Launch (1)' }))
    await user.click(await screen.findByRole('button', { name: 'Send without the check' }))
    expect(await screen.findByText('Launch successful')).toBeVisible()
    expect(statusOf('Summer webinar')).toBe('active')
    lists.end()
  })
})
