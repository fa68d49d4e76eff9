import { db } from '@mocks/db'
import { server, useScenario } from '@mocks/node'
import { signInAs } from '@mocks/sign-in'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '@/test/deferred'
import { renderApp } from '@/test/render-app'

// The screen is loaded on demand, which may take its time.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => signInAs('user'))

const table = () => screen.findByRole('table', { name: 'Campaigns' })
const rowOf = async (name: string) => {
  const row = within(await table())
    .getByRole('button', { name: `Actions for ${name}` })
    .closest('tr')
  if (!row) throw new Error(`There is no row of ${name}`)
  return within(row)
}
const namesShown = async () =>
  within(await table())
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')?.replace('Actions for ', ''))
const statusOf = (name: string) =>
  db.campaigns.all().find((campaign) => campaign.name === name)?.status

describe('the list of campaigns', () => {
  it('shows what is known of each', async () => {
    renderApp('/campaigns')
    const row = await rowOf('Founders intro')
    expect(row.getByRole('switch', { name: 'Status of Founders intro' })).toBeChecked()
    expect(row.getByText('17/40')).toBeVisible()
    expect(row.getByRole('img', { name: 'sales@example.com' })).toBeVisible()
    expect(row.getByText('2 days ago')).toHaveAttribute('title', expect.stringMatching(/ at /))
    expect((await rowOf('Summer webinar')).getByRole('switch')).toBeDisabled()
  })

  it('is searched, filtered and sorted', async () => {
    const { user } = renderApp('/campaigns')
    await table()
    await user.type(
      screen.getByRole('searchbox', { name: 'Search a campaign...' }),
      'Draft without a',
    )
    await waitFor(async () => expect(await namesShown()).toEqual(['Draft without a list']))
    await user.clear(screen.getByRole('searchbox', { name: 'Search a campaign...' }))
    await user.click(screen.getByRole('button', { name: 'Campaign Name' }))
    await waitFor(async () => expect((await namesShown()).at(-1)).toBe('Summer webinar'))
    expect(screen.getByRole('columnheader', { name: 'Campaign Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )

    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    await user.click(await screen.findByRole('option', { name: 'Paused' }))
    await waitFor(async () =>
      expect(await namesShown()).toEqual([
        'Campaign of a deleted list',
        'Partner outreach',
        'Product tour',
        'Renewal reminder',
      ]),
    )
    await user.type(screen.getByRole('searchbox', { name: 'Search a campaign...' }), 'nothing')
    expect(await screen.findByText('No campaigns found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all campaigns' }))
    await waitFor(async () => expect(await namesShown()).toHaveLength(14))
  })

  it('says so when there are none', async () => {
    useScenario('empty')
    renderApp('/campaigns')
    expect(await screen.findByText('No campaigns found')).toBeVisible()
    expect(screen.getByText('Create your first campaign to start outreach')).toBeVisible()
  })

  it('survives half a campaign', async () => {
    useScenario('malformed')
    renderApp('/campaigns')
    const row = await rowOf('Half a campaign')
    expect(row.getByText('Archived')).toBeVisible()
    expect(row.getByText('0/0')).toBeVisible()
    expect(row.getByText('—')).toBeVisible()
  })

  it('comes with Retry when it could not be read', async () => {
    useScenario('server-down')
    const { user } = renderApp('/campaigns')
    expect(await screen.findByText('The campaigns could not be loaded')).toBeVisible()
    useScenario('default')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rowOf('Founders intro')).toBeTruthy()
  })
})

describe('the status', () => {
  it('is shown at once, sent as status, and ignores clicks while it is pending', async () => {
    const bodies: unknown[] = []
    const answer = deferred()
    server.use(
      http.patch('*/api/campaigns/:id/status', async ({ request }) => {
        bodies.push(await request.clone().json())
        await answer.promise
      }),
    )
    const { user } = renderApp('/campaigns')
    const toggle = (await rowOf('Founders intro')).getByRole('switch')
    await user.dblClick(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
    answer.resolve()
    expect(await screen.findByText('Status updated')).toBeVisible()
    expect(bodies).toEqual([{ status: 'paused' }])
    expect(statusOf('Founders intro')).toBe('paused')
  })

  it('goes back when it could not be changed', async () => {
    useScenario('status-fails')
    const { user } = renderApp('/campaigns')
    const toggle = (await rowOf('Renewal reminder')).getByRole('switch')
    await user.click(toggle)
    expect(await screen.findByText('Update failed')).toBeVisible()
    expect(screen.getByText('Failed to update campaign status. Please try again.')).toBeVisible()
    expect(toggle).not.toBeChecked()
  })
})

describe('the row menu', () => {
  async function choose(name: string, action: string) {
    const { user } = renderApp('/campaigns')
    await user.click((await rowOf(name)).getByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    return user
  }

  it('starts drafts only', async () => {
    const user = await choose('Summer webinar', 'Start Campaign')
    expect(await screen.findByText('Campaign Started!')).toBeVisible()
    expect(screen.getByText('40 prospects added, 8 skipped')).toBeVisible()
    expect(statusOf('Summer webinar')).toBe('active')
    await user.click(screen.getByRole('button', { name: 'Actions for Founders intro' }))
    await screen.findByRole('menuitem', { name: 'Duplicate' })
    expect(screen.queryByRole('menuitem', { name: 'Start Campaign' })).toBeNull()
  })

  it('speaks of skipped prospects only where there are some', async () => {
    const result = { prospectsAdded: 3, prospectsSkipped: 0 }
    server.use(http.post('*/api/campaigns/:id/start', () => HttpResponse.json(result)))
    await choose('Summer webinar', 'Start Campaign')
    expect(await screen.findByText('3 prospects added')).toBeVisible()
  })

  it.each([
    ['start-fails', 'Start Campaign', 'Failed to start campaign'],
    ['duplicate-fails', 'Duplicate', 'Duplicate failed – Failed to duplicate campaign'],
  ] as const)('tells when in %s %s fails', async (scenario, action, text) => {
    useScenario(scenario)
    await choose('Summer webinar', action)
    expect(await screen.findByText(text)).toBeVisible()
    expect(db.campaigns.count()).toBe(14)
  })

  it('duplicates', async () => {
    await choose('Founders intro', 'Duplicate')
    expect(await screen.findByText('Campaign duplicated')).toBeVisible()
    expect(await rowOf('Founders intro (Copy)')).toBeTruthy()
  })

  it('deletes after asking', async () => {
    const user = await choose('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    // Its row goes at once, not when the campaigns have been read again.
    server.use(http.get('*/api/campaigns', () => delay('infinite')))
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete Campaign' }))
    expect(await screen.findByText('Campaign deleted')).toBeVisible()
    expect(statusOf('Founders intro')).toBeUndefined()
    await waitFor(async () => expect(await namesShown()).not.toContain('Founders intro'))
  })

  it('keeps the dialog when deleting failed', async () => {
    useScenario('campaign-delete-fails')
    const user = await choose('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete Campaign' }))
    expect(await screen.findByText('Delete failed – Failed to delete campaign')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('launching', () => {
  const select = async (user: ReturnType<typeof renderApp>['user'], ...names: string[]) => {
    for (const name of names) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
  }

  it('tells who would be written to, and clears the selection afterwards', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/brevo/launch', async ({ request }) => {
        bodies.push(await request.clone().json())
      }),
    )
    const { user } = renderApp('/campaigns')
    await table()
    expect(screen.queryByRole('button', { name: /^Launch/ })).toBeNull()
    await select(user, 'Summer webinar', 'Partner outreach')
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    expect(
      await screen.findByText('96 recipients in total · 16 contacts without e-mail'),
    ).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: 'Launch (2)' }))
    expect(await screen.findByText('Launch successful')).toBeVisible()
    expect(screen.getByText('Launched 2 campaign(s) successfully')).toBeVisible()
    expect(bodies).toEqual([{ campaignIds: expect.arrayContaining(['7', '8']) }])
    expect(screen.queryByRole('button', { name: /^Launch/ })).toBeNull()
    expect(statusOf('Summer webinar')).toBe('active')
  })

  it('names the campaigns by the ids that the server gave, numbers as numbers', async () => {
    const bodies: unknown[] = []
    const campaign = { status: 'paused', sentEmails: 0, totalLeads: 0, createdAt: null, steps: [] }
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

  it('keeps those that failed selected, and lists them until they are dismissed', async () => {
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

  it('shows what the server said when all of it failed', async () => {
    useScenario('launch-fails')
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    expect(await screen.findByText('Launch failed')).toBeVisible()
    expect(
      screen.getByText('502: {"message":"The delivery provider is not available"}'),
    ).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Summer webinar' })).toBeChecked()
  })

  it('advises to refresh when the outcome is not known', async () => {
    server.use(http.post('*/api/brevo/launch', () => HttpResponse.error()))
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar')
    await user.click(screen.getByRole('button', { name: 'Launch (1)' }))
    const panel = within(await screen.findByRole('region', { name: 'Launch result' }))
    expect(panel.getByText('It is not certain what was launched')).toBeVisible()
    expect(panel.getByText(/Refresh before launching again/)).toBeVisible()
    expect(panel.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  it('leaves out what a filter hides, and says so', async () => {
    const { user } = renderApp('/campaigns')
    await select(user, 'Summer webinar', 'Partner outreach')
    await user.type(screen.getByRole('searchbox', { name: 'Search a campaign...' }), 'summer')
    expect(await screen.findByText('1 selected are hidden')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Launch (1)' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unselect them' }))
    expect(screen.queryByText('1 selected are hidden')).toBeNull()
  })

  it('names what to check in each campaign, and leads to it', async () => {
    const { user } = renderApp('/campaigns')
    await select(user, 'Draft without a list')
    await user.click(await screen.findByText(/things to check before launching/))
    const findings = within(screen.getByRole('list', { name: 'To check in Draft without a list' }))
    expect(findings.getByText('Step 1 has no unsubscribe link.')).toBeVisible()
    await user.click(findings.getByRole('button', { name: /No lead list is chosen/ }))
    const details = await screen.findByRole('dialog', { name: 'Draft without a list' })
    expect(await within(details).findByText('No list')).toBeVisible()
    expect(within(details).getByTitle('Text of step 1')).toHaveAttribute(
      'sandbox',
      'allow-same-origin',
    )
  })
})
