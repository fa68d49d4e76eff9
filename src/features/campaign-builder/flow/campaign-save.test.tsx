import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { server } from '@mocks/entry/test-server'
import { getResponse, http, HttpHandler, HttpResponse } from 'msw'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearSessionStores } from '@/shared/lib/state/store'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import {
  addEmail,
  button,
  keepDraft,
  keptForms,
  nameField,
  press,
  readyDraft,
} from '@/test/campaigns'
import { deferred } from '@/test/deferred'
import { memoryIndexedDb } from '@/test/memory-indexed-db'
import { renderScreen } from '@/test/render-screen'
import { onRequest } from '@/test/requests'

beforeEach(() => {
  signInAs('user')
  keepDraft(readyDraft)
})

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
const drafts = () => screen.queryByRole('list', { name: 'Unsaved drafts' })

describe('while a campaign is saved', () => {
  it('shows that it is saving and takes no edits, also after leaving and coming back', async () => {
    const { resolve, calls } = holdSave()
    const { user, history } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    expect(await button('Creating...')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Saving...')).toBeVisible()
    expect(await button('Cancel')).toBeDisabled()
    expect((await nameField()).closest('[inert]')).not.toBeNull()

    act(() => history.push('/lists'))
    await lists()
    act(() => history.push('/campaigns'))
    expect(await screen.findByText('Saving...')).toBeVisible()
    expect(await button('Discard draft')).toBeDisabled()
    await press(user, 'Restore draft')
    expect(await button('Creating...')).toHaveAttribute('aria-disabled', 'true')
    act(() => history.push('/campaigns?flow=name&draft=kept'))
    await screen.findByText('Create a new campaign')
    expect(await screen.findByText('Saving...')).toBeVisible()
    expect((await nameField()).closest('[inert]')).not.toBeNull()
    expect(await button('Cancel')).toBeDisabled()

    resolve(undefined)
    expect(await screen.findByText('Campaign created')).toBeVisible()
    await button('Create a new campaign')
    await waitFor(() => expect(history.location.search).toBe(''))
    expect(drafts()).toBeNull()
    await waitFor(() => expect(keptForms()).toEqual([]))
    expect(calls()).toBe(1)
  })

  it('keeps other drafts', async () => {
    keepDraft({ ...readyDraft, name: 'Winter' }, 'another')
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(await screen.findByText('Winter')).toBeVisible()
    await waitFor(() => expect(keptForms()).toMatchObject([{ name: 'Winter' }]))
  })

  it('leaving asks no question, and the draft is dropped when the answer arrives', async () => {
    const { resolve } = holdSave()
    const { user, history } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    act(() => history.push('/lists'))
    await lists()
    expect(isWorkLostBy({ by: 'unload' })).toBe(true)
    resolve(undefined)
    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(history.location.pathname).toBe('/lists')
    await waitFor(() => expect(keptForms()).toEqual([]))
    expect(isWorkLostBy({ by: 'unload' })).toBe(false)
  })

  it('a failure keeps the draft of a person who left', async () => {
    const { resolve } = holdSave()
    const { user, history } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    act(() => history.push('/lists'))
    await lists()
    resolve(HttpResponse.json({ message: 'No' }, { status: 409 }))
    expect(await screen.findByText('Creation failed – Failed to create new campaign')).toBeVisible()
    act(() => history.push('/campaigns'))
    await press(user, 'Restore draft')
    expect(await screen.findByText(/^The campaign is not saved\./)).toBeVisible()
    expect(await button('Save Campaign')).toBeEnabled()
  })

  it('a lost answer is not called a failure, and the list shows what was saved', async () => {
    const { resolve } = holdSave()
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    const reads: string[] = []
    onRequest((request) => {
      if (request.method === 'GET') reads.push(new URL(request.url).pathname)
    })
    resolve(HttpResponse.error())
    expect(
      await screen.findByText(/^It is not known whether the campaign was saved\./),
    ).toBeVisible()
    await waitFor(() => expect(reads).toContain('/api/campaigns'))
  })

  it('a campaign of the same name by a colleague is not taken for the lost one', async () => {
    const backend = server.listHandlers().filter((one) => one instanceof HttpHandler)
    server.use(
      http.post('*/api/campaigns', async ({ request }) => {
        const sent = await request.text()
        const theirs = new Request(request.url, {
          method: 'POST',
          headers: request.headers,
          body: sent.replaceAll('Mine', 'Theirs'),
        })
        await getResponse(backend, theirs)
        return HttpResponse.json({ message: 'Broken' }, { status: 500 })
      }),
    )
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    expect(
      await screen.findByText(/^It is not known whether the campaign was saved\./),
    ).toBeVisible()
    expect(db.campaigns.all().at(-1)?.emailTemplate).toContain('Theirs')
    expect(keptForms()).toHaveLength(1)
  })

  it('an open leave question continues by itself once nothing can be lost', async () => {
    const { resolve } = holdSave()
    const { user, history } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await button('Save Campaign')
    memoryIndexedDb.fail('QuotaExceededError')
    await user.type(await nameField(), ' tour')
    await screen.findByText('Draft not kept')
    await press(user, 'Save Campaign')
    act(() => history.push('/lists'))
    await screen.findByRole('alertdialog', { name: 'Leave this campaign unsaved?' })
    resolve(undefined)
    await screen.findByText('Campaign created')
    await lists()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(history.location.pathname).toBe('/lists')
    expect(db.campaigns.all().at(-1)?.name).toBe('Autumn tour')
  })
})

it('a save that was on its way at a reload is found when the draft is opened', async () => {
  const backend = server.listHandlers().filter((one) => one instanceof HttpHandler)
  let isSaved = false
  server.use(
    http.post('*/api/campaigns', async ({ request }) => {
      await getResponse(backend, request)
      isSaved = true
      return new Promise<Response>(() => {})
    }),
  )
  const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
  await addEmail(user)
  await press(user, 'Save Campaign')
  await waitFor(() => expect(isSaved).toBe(true))
  cleanup()
  clearSessionStores()

  const { history } = renderScreen('/campaigns?flow=sequence&draft=kept')
  expect(await screen.findByText('“Autumn” was saved before this page was opened.')).toBeVisible()
  await waitFor(() => expect(history.location.search).toBe(''))
  await waitFor(() => expect(keptForms()).toEqual([]))
})

it('attached files survive a reload, and are not mixed up with those of another draft', async () => {
  const { user, history } = renderScreen('/campaigns?flow=sequence&draft=kept')
  const input = await screen.findByLabelText('Attach files', { selector: 'input' })
  await user.upload(input, new File(['x'], 'offer.pdf'))
  act(() => history.push('/lists'))
  await press(user, 'Leave')
  await lists()
  expect(isWorkLostBy({ by: 'unload' })).toBe(false)
  act(() => history.push('/campaigns'))
  await press(user, 'Restore draft')
  expect(await button('Remove offer.pdf')).toBeVisible()
})
