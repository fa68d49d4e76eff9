import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { screen, waitFor } from '@testing-library/react'
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
  it('are sorted by a column, and back', async () => {
    answerWith([person(2), person(3), person(1)])
    const { user, history } = await findLeads()
    const header = screen.getByRole('columnheader', { name: 'Company' })
    await user.click(button('Company'))
    expect(namesShown()).toEqual(['Person 1', 'Person 2', 'Person 3'])
    expect(header).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() => expect(history.location.search).toContain('sort=company'))
    await user.click(button('Company'))
    expect(namesShown()).toEqual(['Person 3', 'Person 2', 'Person 1'])
    await user.click(button('Company'))
    expect(namesShown()).toEqual(['Person 2', 'Person 3', 'Person 1'])
    await waitFor(() => expect(history.location.search).not.toContain('sort'))
  })

  it('are filtered by the text box, with a warning about a hidden selection', async () => {
    answerWith(people)
    const { user } = await findLeads()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.type(screen.getByRole('searchbox', { name: 'Find in these results' }), 'company 2')
    await waitFor(() => expect(namesShown()).toEqual(['Person 2']))
    expect(screen.getByText('3 leads found')).toBeVisible()
    expect(screen.getByText('Showing 1 of 3')).toBeVisible()
    expect(screen.getByText('2 selected leads are hidden by the text box.')).toBeVisible()
    await user.click(button('Deselect hidden'))
    expect(button('Delete (1)')).toBeVisible()
    expect(screen.queryByText(/hidden by the text box/)).toBeNull()
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
    expect(await screen.findAllByRole('img', { name: /^in / })).toHaveLength(1)
  })

  it('are selected all, some and none', async () => {
    answerWith(people)
    const { user } = await findLeads()
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }))
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(button('Reveal Emails (3)')).toBeVisible()
    await user.click(all)
    expect(button('Reveal Emails (0)')).toBeVisible()
  })

  it('are kept when another page was opened, and cleared by log out', async () => {
    answerWith(people)
    const { user } = await findLeads()
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await screen.findByRole('heading', { name: /Leads imported/ })
    await user.click(screen.getByRole('link', { name: 'Lead Search' }))
    expect(await screen.findByText('3 leads found')).toBeVisible()
    expect(screen.getByText('The leads below were found with different filters.')).toBeVisible()
    await user.click(button('Restore those filters'))
    expect(await screen.findByRole('button', { name: 'Remove CEO' })).toBeVisible()

    await user.click(button('Logout'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('not saved as a list')
    await user.click(button('Leave'))
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'user@example.com')
    await user.type(screen.getByLabelText('Password'), 'password')
    await user.click(button('Log In'))
    await user.click(await screen.findByRole('link', { name: 'Lead Search' }))
    expect(await screen.findByText('No Results Yet')).toBeVisible()
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
    await user.click(button('Undo'))
    expect(namesShown()).toEqual(['Person 1', 'Person 2', 'Person 3'])
    expect(screen.queryByText(/^Showing/)).toBeNull()
  })

  it('can all be deleted; the count of the search stays', async () => {
    answerWith(people, 100)
    const { user } = await findLeads()
    expect(screen.getByText('Showing the first 3')).toHaveAttribute(
      'title',
      'Showing 3 of 100: raise the limit or narrow the filters',
    )
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(button('Delete (3)'))
    expect(screen.getByText('100 leads found')).toBeVisible()
    expect(screen.getByText(/^You have removed every lead/)).toBeVisible()
    expect(
      screen.getByText('Showing 0 of 100: raise the limit or narrow the filters'),
    ).toBeVisible()
  })
})
