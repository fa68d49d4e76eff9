import { db } from '@mocks/entry/db'
import { fail, server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberSaidNo } from '@/entities/lead/said-no'
import { clearSessionStores } from '@/shared/lib/state/store'
import { deferred } from '@/test/deferred'
import { renderScreen } from '@/test/render-screen'

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
  it('shows what is known about each campaign', async () => {
    renderScreen('/campaigns')
    const row = await rowOf('Founders intro')
    expect(row.getByRole('switch', { name: 'Status of Founders intro' })).toBeChecked()
    expect(row.getByText('17/40')).toBeVisible()
    expect(row.getByRole('img', { name: 'sales@example.com' })).toBeVisible()
    expect(row.getByText('2 days ago')).toHaveAttribute('title', expect.stringMatching(/ at /))
    expect((await rowOf('Summer webinar')).getByRole('switch')).toBeDisabled()
    const unlisted = 'list missing'
    expect(await (await rowOf('Campaign of a deleted list')).findByText(unlisted)).toBeVisible()
    expect(row.queryByText(unlisted)).toBeNull()
    expect((await rowOf('Draft without a list')).queryByText(unlisted)).toBeNull()
  })

  it('is searched, filtered and sorted', async () => {
    const { user } = renderScreen('/campaigns')
    await table()
    await user.type(
      screen.getByRole('searchbox', { name: 'Search a campaign...' }),
      'Draft without a',
    )
    await waitFor(async () => expect(await namesShown()).toEqual(['Draft without a list']))
    await user.clear(screen.getByRole('searchbox', { name: 'Search a campaign...' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search a campaign...' }), 'my last note')
    await (await rowOf('Founders intro')).findByText('in the text of step 2')
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
})

it('those that Pause all has paused are resumed together, or only those without a refusal', async () => {
  const { user } = renderScreen('/campaigns')
  await table()
  const active = () =>
    db.campaigns.all().flatMap(({ id, status }) => (status === 'active' ? id : []))
  const before = active()
  const confirm = async (name: RegExp) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  const people = [{ id: '1', name: 'Ada', email: 'ada@x.example' }]
  server.use(http.get('*/api/lists/1/leads', () => HttpResponse.json(people)))
  rememberSaidNo([['ada@x.example', 'optedOut']], 'dnc.csv')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Pause all/ }))
  await confirm(/^Pause /)
  await screen.findByRole('button', { name: `Resume these ${before.length}` })

  cleanup()
  clearSessionStores()
  const { user: later } = renderScreen('/campaigns')
  await table()
  await later.click(screen.getByRole('button', { name: 'More' }))
  const offer = { name: `Resume the ${before.length} paused last` }
  await later.click(await screen.findByRole('menuitem', offer))
  const others = before.filter((id) => db.campaigns.get(id)?.listId !== '1')
  expect(active()).toEqual([])
  await confirm(/^Resume /)
  await confirm(new RegExp(`^Only the others \\(${others.length}\\)$`))
  await waitFor(() => expect(active()).toEqual(others))
  const first = db.campaigns.get(others[0] ?? '')?.name
  await later.click(screen.getByRole('switch', { name: `Status of ${first}` }))
  await waitFor(() => expect(active()).toHaveLength(others.length - 1))
  await later.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Resume the one paused last' })).toBeVisible()
})

describe('the status switch', () => {
  it('changes at once, sends the status, and ignores clicks while the call runs', async () => {
    const bodies: unknown[] = []
    const answer = deferred()
    server.use(
      http.patch('*/api/campaigns/:id/status', async ({ request }) => {
        bodies.push(await request.clone().json())
        await answer.promise
      }),
    )
    const { user } = renderScreen('/campaigns')
    const toggle = (await rowOf('Founders intro')).getByRole('switch')
    await user.dblClick(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
    answer.resolve()
    expect(await screen.findByText('Status updated')).toBeVisible()
    expect(bodies).toEqual([{ status: 'paused' }])
    expect(statusOf('Founders intro')).toBe('paused')
  })

  it('stays as chosen while another change has the campaigns read again', async () => {
    const answer = deferred()
    server.use(http.patch('*/api/campaigns/:id/status', () => answer.promise.then(() => undefined)))
    const { user } = renderScreen('/campaigns')
    const toggle = (await rowOf('Founders intro')).getByRole('switch')
    await user.click(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
    await user.click(screen.getByRole('button', { name: 'Actions for Renewal reminder' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    // The copy is shown, so the campaigns have been read again meanwhile.
    await waitFor(async () =>
      expect((await namesShown()).filter((name) => name?.includes('Renewal'))).toHaveLength(2),
    )
    expect((await rowOf('Founders intro')).getByRole('switch')).not.toBeChecked()
    answer.resolve()
    await waitFor(() => expect(statusOf('Founders intro')).toBe('paused'))
  })

  it('asks before mail goes to somebody who said no, or perhaps to one', async () => {
    rememberSaidNo([['ada@x.example', 'optedOut']], 'dnc.csv')
    const ada = { id: '1', name: 'Ada', email: 'ada@x.example' }
    server.use(http.get('*/api/lists/4/leads', () => HttpResponse.json([ada])))
    const { user } = renderScreen('/campaigns')
    const press = async (name: string) => user.click((await rowOf(name)).getByRole('switch'))
    const ask = async (text: RegExp, answer: string) => {
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Send to people who said no?' }),
      )
      expect(question.getByText(text)).toBeVisible()
      await user.click(question.getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await press('Renewal reminder')
    await ask(/^Ada: said no on .+ \(dnc\.csv\)$/, 'Cancel')
    expect(statusOf('Renewal reminder')).toBe('paused')

    fail('getListContacts')
    await press('Product tour')
    await ask(/^Who will get this is not known/, 'Send all the same')
    await waitFor(() => expect(statusOf('Product tour')).toBe('active'))
  })

  it('returns to the old state when the change failed', async () => {
    fail('setCampaignStatus')
    const { user } = renderScreen('/campaigns')
    const toggle = (await rowOf('Renewal reminder')).getByRole('switch')
    await user.click(toggle)
    expect(await screen.findByText('Update failed')).toBeVisible()
    expect(screen.getByText('Failed to update campaign status. Please try again.')).toBeVisible()
    await waitFor(() => expect(toggle).not.toBeChecked())
  })
})

describe('the row menu', () => {
  async function choose(name: string, action: string) {
    const { user } = renderScreen('/campaigns')
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

  const startItem = () => screen.findByRole('menuitem', { name: 'Start Campaign' })
  const openMenu = async (name: string) => {
    const { user } = renderScreen('/campaigns')
    await user.click((await rowOf(name)).getByRole('button', { name: `Actions for ${name}` }))
    return user
  }

  it('shows the recipients and the findings before Start', async () => {
    await openMenu('Summer webinar')
    const item = await startItem()
    await waitFor(() =>
      expect(item).toHaveAccessibleDescription(
        /^Sends at once: 40 people will get this \(48 contacts, 8 without a known address\) · \d+ things to check$/,
      ),
    )
  })

  it('starts once, also when the person leaves and comes back', async () => {
    const answer = deferred()
    let calls = 0
    server.use(
      http.post('*/api/campaigns/:id/start', () => {
        calls += 1
        return answer.promise
      }),
    )
    const { user, history } = renderScreen('/campaigns')
    await user.click((await rowOf('Summer webinar')).getByRole('button', { name: /^Actions for / }))
    await user.click(await startItem())
    act(() => history.push('/lists'))
    await screen.findByRole('heading', { level: 1, name: /Leads imported/ })
    act(() => history.push('/campaigns'))
    await user.click((await rowOf('Summer webinar')).getByRole('button', { name: /^Actions for / }))
    const item = await screen.findByRole('menuitem', { name: 'Starting...' })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    await user.click(item)
    expect(calls).toBe(1)
    answer.resolve()
    expect(await screen.findByText('Campaign Started!')).toBeVisible()
  })

  it('highlights its first action when it is opened with the keyboard', async () => {
    const { user } = renderScreen('/campaigns')
    const button = (await rowOf('Founders intro')).getByRole('button', { name: /^Actions for / })
    button.focus()
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(menu).toHaveAttribute('aria-activedescendant', expect.stringMatching(/uplicate/)),
    )
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Campaign duplicated')).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('deletes after a confirmation', async () => {
    const user = await choose('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    // The row disappears before the refetch.
    server.use(http.get('*/api/campaigns', () => delay('infinite')))
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete Campaign' }))
    expect(await screen.findByText('Campaign deleted')).toBeVisible()
    expect(statusOf('Founders intro')).toBeUndefined()
    await waitFor(async () => expect(await namesShown()).not.toContain('Founders intro'))
  })

  it('closes the dialog when another user has already deleted it', async () => {
    const user = await choose('Founders intro', 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Campaign' })
    const { id } = db.campaigns.all().find(({ name }) => name === 'Founders intro') ?? {}
    db.campaigns.remove(id ?? '')
    await user.click(within(dialog).getByRole('button', { name: 'Delete Campaign' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(async () => expect(await namesShown()).not.toContain('Founders intro'))
  })
})
