import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '@/test/deferred'
import { answerWith, button, findLeads, nobodyListed, person } from '@/test/lead-search'
import { sentBodies } from '@/test/requests'
import { revealPrices } from '@/entities/credits/prices'

beforeEach(() => signInAs('user'))

describe('revealing', () => {
  beforeEach(nobodyListed)

  it('needs a selection with ids', async () => {
    answerWith([{ name: 'Without id' }, person(1)])
    const { user } = await findLeads()
    await user.click(button('Reveal Emails (0)'))
    expect(await screen.findByText('No leads selected')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select Without id' }))
    await user.click(button('Reveal Emails (1)'))
    expect(await screen.findByText('Invalid selection')).toBeVisible()
  })

  it('sends the hidden leads, shows the addresses, and updates the balance', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    answerWith([person(1), person(2), person(3, { email: 'known@example.com' }), { name: 'No id' }])
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(button('Reveal Emails (4)'))
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    expect(
      screen.getByText('2/2 emails, 2.0 credits used. 1 selected lead has no id and was left out.'),
    ).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00001', 'ap-00002'] }])
    expect(screen.getAllByText('Hidden')).toHaveLength(1)
    expect(button('Reveal Emails (0)')).toBeVisible()
    expect(await screen.findByText('123.0 credits')).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }))
    await user.click(button('Reveal Emails (1)'))
    expect(await screen.findByText('Emails already revealed')).toBeVisible()
    expect(reveals).toHaveLength(1)

    await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }))
    expect(button('Create List (4)')).toBeVisible()
    await user.click(button('Select these 4 again'))
    expect(button('Copy emails')).toHaveFocus()
    expect(button('Reveal Emails (4)')).toBeVisible()
  })

  it('is not sent again by a person who comes back while it is pending, and still reaches the leads', async () => {
    const answer = deferred()
    const reveals = sentBodies('POST /api/leads/reveal')
    server.use(
      http.post('*/api/leads/reveal', async () => {
        await answer.promise
        return HttpResponse.json({
          revealed_leads: [{ id: 'ap-00001', success: true, email: 'one@example.com' }],
        })
      }),
    )
    answerWith([person(1), person(2)])
    const { user, history } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
    await user.click(button('Reveal Emails (1)'))
    act(() => history.push('/lists'))
    await screen.findByRole('heading', { name: /Leads imported/ })
    act(() => history.back())
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }))
    await waitFor(() => expect(button('Reveal Emails (1)')).toHaveAttribute('aria-busy', 'true'))
    await user.click(button('Reveal Emails (1)'))

    answer.resolve()
    expect(await screen.findByText('one@example.com')).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00001'] }])
  })
})

describe('a double click', () => {
  it('on Delete deletes once, and Undo stays available', async () => {
    answerWith([person(1), person(2)])
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
    await user.dblClick(button('Delete (1)'))
    await waitFor(() => expect(screen.queryByText('No leads selected')).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('checkbox', { name: 'Select Person 1' })).toBeVisible()
  })
})

describe('addresses known from lists', () => {
  /** Lists that contain Person 1, whose address only the contacts of list 1 have. */
  function withLists(count: number) {
    const reads: string[] = []
    const mayAnswer = deferred()
    server.use(
      http.get('*/api/lists', () =>
        HttpResponse.json(
          Array.from({ length: count }, (_, index) => ({
            id: `${index + 1}`,
            name: `Fair ${index + 1}`,
            leads: [{ id: '1', apolloId: 'ap-00001' }],
          })),
        ),
      ),
      http.get('*/api/lists/:id/leads', async ({ params: { id } }) => {
        reads.push(String(id))
        await mayAnswer.promise
        return HttpResponse.json([
          { id: '1', apolloId: 'ap-00001', ...(id === '1' && { email: 'one@fair.example' }) },
        ])
      }),
    )
    return { reads, mayAnswer }
  }

  async function selectBoth() {
    answerWith([person(1), person(2)])
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    return user
  }

  it('of few lists are read with the results, and are then neither bought nor hidden', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    const { reads, mayAnswer } = withLists(1)
    mayAnswer.resolve()
    const user = await selectBoth()
    expect(await screen.findByText('one@fair.example')).toBeVisible()
    expect(screen.getByRole('img', { name: 'From your list Fair 1' })).toBeVisible()
    expect(screen.getByTitle('1 is in your lists, free.')).toHaveTextContent('1 known')
    await user.click(button('Reveal Emails (2)'))
    expect(
      await screen.findByText('1/1 emails, 1.0 credits used. 1 is in your lists, free.'),
    ).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00002'] }])
    expect(reads).toEqual(['1'])
  })

  it('of many lists are read before a reveal, four lists at a time', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    const { reads, mayAnswer } = withLists(11)
    const user = await selectBoth()
    await user.click(button('Reveal Emails (2)'))
    expect(await screen.findByText('Looking in your lists: 0 of 11')).toBeVisible()
    await waitFor(() => expect(reads).toHaveLength(4))
    await user.click(button('Reveal Emails (2)'))
    mayAnswer.resolve()
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00002'] }])
    expect(reads).toHaveLength(11)
  })

  it('are not waited for if the person does not want it', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    withLists(11)
    const user = await selectBoth()
    await user.click(button('Reveal Emails (2)'))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await user.click(button('Reveal Emails (2)'))
    await user.click(await screen.findByRole('button', { name: 'Reveal without looking' }))
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00001', 'ap-00002'] }])
  })

  it('stay unknown if a list cannot be loaded, and the person decides', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    withLists(1)
    server.use(http.get('*/api/lists/:id/leads', () => new HttpResponse(null, { status: 500 })))
    const user = await selectBoth()
    await user.click(button('Reveal Emails (2)'))
    expect(await screen.findByText(/^1 list could not be read/)).toBeVisible()
    expect(screen.getAllByText('Hidden')).toHaveLength(2)
    expect(reveals).toEqual([])
    await user.click(button('Reveal anyway'))
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00001', 'ap-00002'] }])
  })
})

it('the highest price is said beside the balance before a reveal, and why one failed after it', async () => {
  nobodyListed()
  revealPrices.set([10_000])
  server.use(
    http.post('*/api/leads/reveal', () =>
      HttpResponse.json({ message: 'Not enough credits' }, { status: 402 }),
    ),
  )
  answerWith([person(1), person(2)])
  const { user } = await findLeads()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(await screen.findByText('up to 200.0 of 125.0 credits')).toBeVisible()
  await user.click(button('Reveal Emails (2)'))
  expect(await screen.findByText('Email reveal failed')).toBeVisible()
  expect(screen.getByText('Not enough credits')).toBeVisible()
})
