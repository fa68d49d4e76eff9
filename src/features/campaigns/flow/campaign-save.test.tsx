import { db } from '@mocks/entry/db'
import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isWorkLostBy } from '@/shared/lib/unsaved-work'
import { button, keepDraft, nameField, press, readyDraft } from '@/test/campaigns'
import { deferred } from '@/test/deferred'
import { renderApp } from '@/test/render-app'

beforeEach(() => {
  signInAs('user')
  keepDraft(readyDraft)
})

/** Delays the answer to Save until the test releases it. */
function holdSave() {
  const held = deferred<Response | undefined>()
  let calls = 0
  server.use(
    http.post('*/api/campaigns', () => {
      calls += 1
      return held.promise
    }),
  )
  return { ...held, calls: () => calls }
}

const lists = () => screen.findByRole('heading', { level: 1, name: /Leads imported/ })
const notice = () => screen.queryByText(/^You have an unsaved draft/)

describe('while a campaign is saved', () => {
  it('shows that it is saving and takes no edits, also after leaving and coming back', async () => {
    const { resolve, calls } = holdSave()
    const { user, history } = renderApp('/campaigns?flow=sequence')
    await press(user, 'Save Campaign')
    expect(await button('Creating...')).toBeDisabled()
    expect(screen.getByText('Saving...')).toBeVisible()
    expect(await button('Cancel')).toBeDisabled()
    expect((await nameField()).closest('[inert]')).not.toBeNull()

    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await lists()
    await user.click(screen.getByRole('link', { name: 'Campaigns' }))
    expect(await screen.findByText(/^Saving your campaign/)).toBeVisible()
    expect(await button('Discard draft')).toBeDisabled()
    await press(user, 'Restore draft')
    expect(await button('Creating...')).toBeDisabled()
    history.push('/campaigns?flow=name')
    await screen.findByText('Create a new campaign')
    expect(await screen.findByText('Saving...')).toBeVisible()
    expect((await nameField()).closest('[inert]')).not.toBeNull()
    expect(await button('Cancel')).toBeDisabled()

    resolve(undefined)
    expect(await screen.findByText('Campaign created')).toBeVisible()
    await button('Create a new campaign')
    await waitFor(() => expect(history.location.search).toBe(''))
    expect(notice()).toBeNull()
    expect(localStorage.getItem('draft:2:campaign')).toBeNull()
    expect(calls()).toBe(1)
  })

  it('leaving asks no question, and the draft is dropped when the answer arrives', async () => {
    const { resolve } = holdSave()
    const { user, history } = renderApp('/campaigns?flow=sequence')
    await press(user, 'Save Campaign')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await lists()
    expect(isWorkLostBy({ by: 'unload' })).toBe(true)
    resolve(undefined)
    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(history.location.pathname).toBe('/lists')
    expect(localStorage.getItem('draft:2:campaign')).toBeNull()
    expect(isWorkLostBy({ by: 'unload' })).toBe(false)
  })

  it('a failure keeps the draft of a person who left', async () => {
    const { resolve } = holdSave()
    const { user } = renderApp('/campaigns?flow=sequence')
    await press(user, 'Save Campaign')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await lists()
    resolve(HttpResponse.json({ message: 'No' }, { status: 500 }))
    expect(await screen.findByText('Creation failed – Failed to create new campaign')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Campaigns' }))
    await press(user, 'Restore draft')
    expect(await screen.findByText(/^The campaign is not saved\./)).toBeVisible()
    expect(await button('Save Campaign')).toBeEnabled()
  })

  it('an open leave question continues by itself once nothing can be lost', async () => {
    const { resolve } = holdSave()
    const { user, history } = renderApp('/campaigns?flow=sequence')
    await button('Save Campaign')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await user.type(await nameField(), ' tour')
    await press(user, 'Save Campaign')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await screen.findByRole('alertdialog', { name: 'Leave this campaign unsaved?' })
    resolve(undefined)
    await lists()
    await screen.findByText('Campaign created')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(history.location.pathname).toBe('/lists')
    expect(db.campaigns.all().at(-1)?.name).toBe('Autumn tour')
  })
})

it('the body changes when the draft of the other tab is taken, and is what is sent', async () => {
  const { user } = renderApp('/campaigns?flow=sequence')
  const body = await screen.findByRole('textbox', { name: 'Body' })
  expect(body).toHaveTextContent('Mine')
  const [step] = readyDraft.steps
  const other = { ...readyDraft, steps: [{ ...step, content: '<p>Theirs</p>' }] }
  keepDraft(other)
  const newValue = JSON.stringify(other)
  fireEvent(window, new StorageEvent('storage', { key: 'draft:2:campaign', newValue }))
  await press(user, 'Use the other tab’s draft')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Body' })).toHaveTextContent('Theirs'),
  )
  await press(user, 'Save Campaign')
  await screen.findByText('Campaign created')
  expect(db.campaigns.all().at(-1)?.emailTemplate).toBe('<p>Theirs</p>')
})

it('attached files outlive the builder, and closing the page asks before it loses them', async () => {
  const { user } = renderApp('/campaigns?flow=sequence')
  const input = await screen.findByLabelText('Attach files', { selector: 'input' })
  await user.upload(input, new File(['x'], 'offer.pdf'))
  await user.click(screen.getByRole('link', { name: 'Lists' }))
  await press(user, 'Leave')
  await lists()
  expect(isWorkLostBy({ by: 'unload' })).toBe(true)
  expect(isWorkLostBy({ by: 'reload' })).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Campaigns' }))
  const draft = within(await screen.findByRole('main'))
  await user.click(await draft.findByRole('button', { name: 'Restore draft' }))
  expect(await button('Remove offer.pdf')).toBeVisible()
})
