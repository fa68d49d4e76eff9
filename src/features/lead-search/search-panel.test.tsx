import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, chooseFilter, findLeads, openLeadSearch } from '@/test/lead-search'
import { renderScreen } from '@/test/render-screen'
import { sentBodies } from '@/test/requests'

beforeEach(() => signInAs('user'))

describe('the filters', () => {
  it('become badges and part of the address, which restores them without a search', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user, history } = await openLeadSearch('/search')
    await chooseFilter(user, 'Job Title', 'CEO')
    await chooseFilter(user, 'Seniority', 'C-suite')
    await user.click(screen.getByRole('combobox', { name: 'Location' }))
    for (const place of ['nyc', 'Lyon', ' NYC ']) {
      await user.paste(place)
      await user.keyboard('{Enter}')
    }

    const badges = within(await screen.findByRole('list', { name: 'Active filters' }))
    await waitFor(() =>
      expect(badges.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
        'CEO',
        'New York City, NY',
        'Lyon',
        'C-suite',
      ]),
    )
    expect(button('Search (4)')).toBeVisible()
    await waitFor(() =>
      expect(decodeURIComponent(history.location.search)).toBe(
        '?jobTitles=["CEO"]&locations=["New+York+City,+NY","Lyon"]&seniorityLevels=["c_suite"]',
      ),
    )
    await user.click(button('Remove Lyon'))
    expect(await screen.findByRole('button', { name: 'Search (3)' })).toBeVisible()
    await user.click(button('Clear all'))
    expect(await screen.findByRole('button', { name: 'Search (0)' })).toBeVisible()
    await waitFor(() => expect(history.location.search).toBe(''))
    expect(searches).toEqual([])
  })

  it.each(['662E41', '123456789012345678', 'true', '007'])(
    'take %s in a link as text',
    async (text) => {
      renderScreen(`/lists?q=${text}`)
      expect(await screen.findByRole('searchbox', { name: 'Search lists' })).toHaveValue(text)
    },
  )

  it('survive an invalid address', async () => {
    await openLeadSearch(
      '/search?jobTitles=7&industries=["retail","x","retail"]&limit=lots&revenueRanges={"a":1}',
    )
    expect(button('Remove Retail')).toBeVisible()
    expect(button('Search (1)')).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: 'Result limit' })).toHaveValue('25')
  })

  it('accept what was typed as it is when the field is left', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user } = await openLeadSearch('/search')
    await user.type(screen.getByRole('combobox', { name: 'Job Title' }), 'market')
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'us')
    await user.click(button(/^Search \(/))
    await screen.findByText(/leads found$/)
    expect(searches).toMatchObject([{ job_titles: ['market'], locations: ['United States'] }])
  })
})

it('a badge of a filter opens its own field', async () => {
  const { user } = await findLeads('/search?industries=["retail"]&technologies=["AWS"]')
  await user.click(button('AWS'))
  expect(screen.getByRole('combobox', { name: 'Technologies' })).toHaveFocus()
  expect(button('Edit filters')).toHaveAttribute('aria-expanded', 'true')
  await user.click(button('Remove AWS'))
  expect(screen.queryByRole('button', { name: 'AWS' })).toBeNull()
})

describe('the result limit', () => {
  it.each([
    ['5000', '1000'],
    ['0', '1'],
    ['many', '25'],
  ])('reads the limit %s as %s', async (typed, taken) => {
    const { user } = await openLeadSearch()
    const limit = screen.getByRole('spinbutton', { name: 'Result limit' })
    await user.clear(limit)
    await user.type(limit, typed)
    await user.tab()
    await waitFor(() => expect(limit).toHaveValue(taken))
  })
})

describe('saved searches', () => {
  it('fill in the filters without searching', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user, history } = await findLeads()
    const unlisted = () => screen.findByRole('button', { name: /^Not in my lists/ })
    await user.click(await unlisted())
    await user.click(button('Saved searches'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name for these filters' }), 'Bosses')
    await user.click(dialog.getByRole('button', { name: 'Save these filters' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(button('Clear all'))
    await user.click(await unlisted())
    await waitFor(() => expect(history.location.search).toBe(''))

    await user.click(button('Saved searches'))
    await user.click(await screen.findByRole('button', { name: 'Load Bosses' }))
    expect(await screen.findByRole('button', { name: 'Search (1)' })).toBeVisible()
    expect(await unlisted()).toHaveAttribute('aria-pressed', 'true')
    act(() => history.back())
    await waitFor(() => expect(history.location.search).toBe(''))
    expect(await unlisted()).toHaveAttribute('aria-pressed', 'false')
    expect(searches).toHaveLength(1)

    await user.click(button('Saved searches'))
    await user.click(await screen.findByRole('button', { name: 'Delete Bosses' }))
    expect(await screen.findByText('Nothing is saved yet.')).toBeVisible()
  })
})
