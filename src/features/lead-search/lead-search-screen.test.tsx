import { hold, server, useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '@/test/deferred'
import {
  answerWith,
  button,
  CEOS,
  chooseFilter,
  findLeads,
  namesShown,
  openLeadSearch,
  people,
  person,
} from '@/test/lead-search'
import { renderScreen } from '@/test/render-screen'
import { sentBodies } from '@/test/requests'

beforeEach(() => signInAs('user'))

describe('a search', () => {
  it('is not sent without a filter, nor without enough credits', async () => {
    useScenario('no-credits')
    const searches = sentBodies('POST /api/leads/search')
    const { user } = renderScreen('/search')
    await screen.findByText('0.0 credits')
    await user.click(await screen.findByRole('button', { name: 'Search (0)' }))
    expect(await screen.findByText('Add search criteria')).toBeVisible()
    expect(screen.getByText('Please add at least one filter to search')).toBeVisible()
    await chooseFilter(user, 'Job Title', 'CEO')
    await user.click(await screen.findByRole('button', { name: 'Search (1)' }))
    expect(await screen.findByText('Insufficient credits')).toBeVisible()
    expect(screen.getByText('Need 2.5 credits')).toBeVisible()
    expect(searches).toEqual([])
  })

  it('is sent when the balance is unknown', async () => {
    server.use(
      http.get('*/api/credits/balance', () => HttpResponse.json({ balance: null })),
      http.post('*/api/leads/search', () => HttpResponse.json({ leads: people, total: 3 })),
    )
    const { user } = renderScreen(CEOS)
    expect(await screen.findByText('Credits unknown')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Search (1)' }))
    expect(await screen.findByText('3 leads found')).toBeVisible()
  })

  it('sends the limit, shows the results and the total, and updates the balance', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const { user } = await openLeadSearch()
    const limit = screen.getByRole('spinbutton', { name: 'Result limit' })
    await user.clear(limit)
    await user.type(limit, '10')
    await user.click(button('Search (1)'))
    expect(await screen.findByText('Search completed')).toBeVisible()

    const total = Number(
      /^(\d+) leads found$/.exec(screen.getByText(/leads found$/).innerHTML)?.[1],
    )
    expect(total).toBeGreaterThan(10)
    expect(screen.getByText(`Found ${total} leads`)).toBeVisible()
    expect(screen.getByText('Showing the first 10')).toHaveAttribute(
      'title',
      `Showing 10 of ${total.toLocaleString('en')}`,
    )
    expect(namesShown()).toHaveLength(10)
    expect(searches).toMatchObject([
      { job_titles: ['CEO'], technologies: [], page: 1, page_size: 10 },
    ])
    expect(await screen.findByText('122.5 credits')).toBeVisible()
  })

  it('replaces an earlier search whose answer arrives late', async () => {
    const first = deferred()
    let isAborted = false
    server.use(
      http.post('*/api/leads/search', async ({ request }) => {
        const body = await request.clone().text()
        if (body.includes('CTO')) return HttpResponse.json({ leads: people, total: 3 })
        request.signal.addEventListener('abort', () => (isAborted = true))
        await first.promise
        return HttpResponse.json({ leads: [person(9)], total: 1 })
      }),
    )
    const { user } = await openLeadSearch()
    await user.click(button('Search (1)'))
    expect(await screen.findByText('Looking for leads...')).toBeVisible()
    await chooseFilter(user, 'Job Title', 'CTO')
    await user.click(await screen.findByRole('button', { name: 'Search (2)' }))
    expect(await screen.findByText('3 leads found')).toBeVisible()
    first.resolve()
    expect(isAborted).toBe(true)
    await waitFor(() => expect(screen.queryByText('Looking for leads...')).toBeNull())
    expect(namesShown()).toEqual(['Person 1', 'Person 2', 'Person 3'])
    expect(screen.queryByText('Search failed')).toBeNull()
  })

  it('continues in the background, and is shown on return', async () => {
    const answer = hold('searchLeads')
    const searches = sentBodies('POST /api/leads/search')
    const { user, history } = await openLeadSearch()
    await user.click(button('Search (1)'))
    await screen.findByText('Looking for leads...')
    act(() => history.push('/lists'))
    await screen.findByRole('heading', { name: /Leads imported/ })
    act(() => history.back())
    expect(await screen.findByText('Looking for leads...')).toBeVisible()
    await user.click(button('Search (1)'))

    answer.end()
    expect(await screen.findByText(/^\d+ leads found$/)).toBeVisible()
    expect(searches).toHaveLength(1)
  })

  it('is sent once for a double click, and can be cancelled', async () => {
    const answer = hold('searchLeads')
    const searches = sentBodies('POST /api/leads/search')
    const { user } = await openLeadSearch()
    await user.dblClick(button('Search (1)'))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('No Results Yet')).toBeVisible()
    answer.end()
    expect(searches).toHaveLength(1)
    expect(screen.queryByText('Search failed')).toBeNull()
  })

  it.each([
    [402, { message: 'A search needs 2.5 credits' }, 'A search needs 2.5 credits'],
    [429, { message: 'Too many searches' }, 'Too many searches'],
    [500, '<html><h1>Oops</h1></html>', 'The server answered with status 500.'],
    [200, { items: [] }, 'The server sent an answer without the data that is needed here.'],
  ])('keeps everything when it fails with %i %j', async (status, body, reason) => {
    answerWith(people)
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }))
    server.use(
      http.post('*/api/leads/search', () =>
        typeof body === 'string'
          ? HttpResponse.html(body, { status })
          : HttpResponse.json(body, { status }),
      ),
    )
    await user.click(button('Search (1)'))
    expect(await screen.findByText('Search failed')).toBeVisible()
    expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible()
    expect(screen.getByText(`The leads could not be loaded: ${reason}`)).toBeVisible()
    expect(button('Remove CEO')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Person 2' })).toBeChecked()

    answerWith([person(4)])
    const mayHaveCost = [200, 500].includes(status)
    const unknown = screen.queryByText('It is not known whether the server did it.')
    expect(unknown !== null).toBe(mayHaveCost)
    await user.click(button('Retry'))
    if (mayHaveCost) {
      const question = within(await screen.findByRole('alertdialog', { name: 'Try again?' }))
      question.getByText('The search may have cost credits, and may cost them again.')
      await user.click(question.getByRole('button', { name: 'Try again' }))
    }
    expect(await screen.findByText('1 leads found')).toBeVisible()
  })

  it('shows leads without names or ids, duplicates, markup and right-to-left text', async () => {
    server.use(http.get('*/api/lists', () => HttpResponse.json([])))
    answerWith([
      { id: 5, name: null },
      person(1, { name: '<img src=x onerror=alert(1)>', email: null }),
      person(1, { name: 'محمد الفارسي' }),
      person(1, { name: 'x'.repeat(300), industry: 'mining', title: null }),
    ])
    await findLeads()
    expect(namesShown()).toEqual([
      'Name unknown',
      '<img src=x onerror=alert(1)>',
      'محمد الفارسي',
      'x'.repeat(300),
    ])
    expect(screen.getByText('mining')).toBeVisible()
    expect(screen.getAllByText('Hidden')).toHaveLength(4)
  })
})

/** Wraps every text like a page translator that ignores `translate="no"`. */
function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: ChildNode[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the walker shows texts only
  while (texts.nextNode()) nodes.push(texts.currentNode as Text)
  for (const node of nodes) {
    if (node.parentElement?.matches('font, title, style, script, option')) continue
    const font = document.createElement('font')
    node.replaceWith(font)
    font.append(node)
  }
}

it('Lead Search works in a page whose texts a translator has wrapped', async () => {
  answerWith(people)
  const { user } = await openLeadSearch()
  const press = async (name: string | RegExp) => {
    translatePage()
    await user.click(button(name))
  }
  await press(/^Search \(/)
  await screen.findByRole('checkbox', { name: 'Select Person 1' })
  translatePage()
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
  await press('Edit filters')
  expect(await screen.findByRole('button', { name: 'Delete (1)' })).toBeVisible()
  expect(screen.queryByText('This screen has a problem')).toBeNull()
})
