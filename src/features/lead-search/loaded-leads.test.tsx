import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answerWith,
  button,
  findLeads,
  namesShown,
  openLeadSearch,
  people,
  person,
} from '@/test/lead-search'

beforeEach(() => signInAs('user'))

describe('the leads', () => {
  it('are filtered by the text box, with a warning about a hidden selection', async () => {
    answerWith(people)
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.type(screen.getByRole('searchbox', { name: 'Find in these results' }), 'company 2')
    await waitFor(() => expect(namesShown()).toEqual(['Person 2']))
    expect(screen.getByText('3 leads found')).toBeVisible()
    expect(screen.getByText('Showing 1 of 3')).toBeVisible()
    expect(screen.getByText('2 selected leads are not shown.')).toBeVisible()
    await user.click(button('Deselect hidden'))
    await waitFor(() => expect(button('Delete (1)')).toBeVisible())
    expect(screen.queryByText(/are not shown/)).toBeNull()
  })

  it.each([
    [[], 0],
    [[person(1)], 3],
  ])('%j of %i: offers no limit that is lower than that of the search', async (leads, total) => {
    answerWith(leads, total)
    await findLeads()
    expect(await screen.findByText(`${total} leads found`)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Set the limit/ })).toBeNull()
  })

  it('are found by every column', async () => {
    const more = { title: 'CTO of 2', company_size: '51,200', email: 'second@example.com' }
    answerWith([person(1), person(2, more), person(3)])
    const { user } = await findLeads()
    const box = screen.getByRole('searchbox', { name: 'Find in these results' })
    for (const typed of ['CTO of', '51–200', 'second@']) {
      await user.clear(box)
      await user.type(box, typed)
      await waitFor(() => expect(namesShown()).toEqual(['Person 2']))
    }
  })

  it('are filtered by a text from before the search, also after the next search', async () => {
    answerWith(people)
    const { user } = await openLeadSearch()
    const box = screen.getByRole('searchbox', { name: 'Find in these results' })
    await user.type(box, 'person 3')
    await user.click(button('Search (1)'))
    expect(await screen.findByText('3 leads found')).toBeVisible()
    expect(namesShown()).toEqual(['Person 3'])
    answerWith([...people, person(33)])
    await user.click(button('Search (1)'))
    expect(await screen.findByText('4 leads found')).toBeVisible()
    expect(namesShown()).toEqual(['Person 3', 'Person 33'])
    expect(box).toHaveValue('person 3')
  })

  it('say which list they are in', async () => {
    const list = db.lists.all().find(({ name }) => name === 'Pilot customers')
    const [memberId = ''] = db.memberships.of(list?.id ?? '')
    const member = db.contacts.get(memberId)
    answerWith([person(1, { apollo_id: member?.apolloId }), person(2, { apollo_id: 'nobody' })])
    await findLeads()
    expect(await screen.findAllByText('in 1 list')).toHaveLength(1)
  })

  it('are kept when another page was opened', async () => {
    answerWith(people)
    const { user, history } = await findLeads()
    act(() => history.push('/lists'))
    await screen.findByRole('heading', { name: /Leads imported/ })
    act(() => history.push('/search'))
    expect(await screen.findByText('3 leads found')).toBeVisible()
    expect(screen.getByText('These leads are from the previous search.')).toBeVisible()
    await user.click(button('Restore that search'))
    expect(await screen.findByRole('button', { name: 'Remove CEO' })).toBeVisible()
  })

  it('are deleted from the page only, and restored', async () => {
    answerWith(people)
    const { user } = await findLeads()
    await user.click(button('Delete (0)'))
    expect(await screen.findByText('No leads selected')).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }))
    await user.click(button('Delete (1)'))
    expect(await screen.findByText('Leads deleted')).toBeVisible()
    expect(namesShown()).toEqual(['Person 1', 'Person 3'])
    expect(screen.getByText('3 leads found')).toBeVisible()
    expect(screen.getByText('Showing 2 of 3')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(namesShown()).toEqual(['Person 1', 'Person 2', 'Person 3']))
    expect(screen.queryByText(/^Showing/)).toBeNull()
  })
})

it('a selection ends with the results that it was made in', async () => {
  answerWith(people)
  const { user } = await findLeads()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = () => screen.getByRole('group', { name: 'Actions' })
  expect(bar()).toHaveAttribute('data-active')
  await user.click(button('Search (1)'))
  await waitFor(() => expect(bar()).not.toHaveAttribute('data-active'))
})
