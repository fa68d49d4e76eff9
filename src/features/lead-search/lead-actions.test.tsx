import { fail, server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '@/test/deferred'
import { answerWith, button, findLeads, person } from '@/test/lead-search'
import { sentBodies } from '@/test/sent-bodies'

beforeEach(() => signInAs('user'))

describe('revealing', () => {
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
  it('are loaded on demand, and are then neither bought nor hidden', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    const reads = vi.fn()
    server.use(
      http.get('*/api/lists', () =>
        HttpResponse.json([
          { id: '7', name: 'Fair', description: '', leads: [{ id: '1', apolloId: 'ap-00001' }] },
        ]),
      ),
      http.get('*/api/lists/7/leads', () => {
        reads()
        return HttpResponse.json([{ id: '1', apolloId: 'ap-00001', email: 'one@fair.example' }])
      }),
    )
    answerWith([person(1), person(2)])
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(await screen.findByText('The price is shown after the first reveal.')).toBeVisible()
    expect(reads).not.toHaveBeenCalled()
    await user.click(button('Look there first'))
    expect(await screen.findByText('one@fair.example')).toBeVisible()
    expect(screen.getByRole('img', { name: 'From your list Fair' })).toBeVisible()
    expect(screen.queryByText(/in your lists/)).toBeNull()
    expect(reads).toHaveBeenCalledTimes(1)
    await user.click(button('Reveal Emails (2)'))
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00002'] }])
  })

  it('stay unknown if a list cannot be loaded, and Reveal still works', async () => {
    const reveals = sentBodies('POST /api/leads/reveal')
    server.use(
      http.get('*/api/lists', () =>
        HttpResponse.json([{ id: '7', name: 'Fair', leads: [{ id: '1', apolloId: 'ap-00001' }] }]),
      ),
    )
    fail('getListContacts')
    answerWith([person(1), person(2)])
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
    await user.click(button('Look there first'))
    expect(await screen.findByText('Failed to load contacts')).toBeVisible()
    expect(screen.getAllByText('Hidden')).toHaveLength(2)
    await user.click(button('Reveal Emails (1)'))
    expect(await screen.findByText('Emails revealed')).toBeVisible()
    expect(reveals).toEqual([{ lead_ids: ['ap-00001'] }])
  })
})
