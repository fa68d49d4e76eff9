import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'
import { button, keepDraft, keptForms, nameField, press, readyDraft } from '@/test/campaigns'
import { memoryIndexedDb } from '@/test/memory-indexed-db'
import { renderApp } from '@/test/render-app'
import { renderScreen } from '@/test/render-screen'

beforeEach(() => signInAs('user'))

const drafts = () => screen.findByRole('list', { name: 'Unsaved drafts' })
const noDrafts = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Unsaved drafts' })).toBeNull())
const rowOf = async (name: string) => {
  const row = within(await drafts())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name))
  if (!row) throw new Error(`There is no row of ${name}`)
  return within(row)
}

describe('the draft', () => {
  it('asks before it is left', async () => {
    const { user, history } = renderScreen('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    act(() => history.push('/lists'))
    const confirm = await screen.findByRole('alertdialog', { name: /Leave/ })
    expect(within(confirm).getByText(/Your draft stays on this device/)).toBeVisible()
    await user.click(within(confirm).getByRole('button', { name: 'Keep editing' }))
    expect(await nameField()).toHaveValue('Autumn')
    await waitFor(() => expect(keptForms()).toHaveLength(1))
  })

  it('is not shown to another user', async () => {
    keepDraft(readyDraft)
    signInAs('admin')
    renderScreen('/campaigns')
    await button('Create a new campaign')
    await noDrafts()
    expect(keptForms()).toHaveLength(1)
  })

  it('is one of many on the list, each of which opens where it was left', async () => {
    keepDraft(readyDraft)
    const { user, history } = renderScreen('/campaigns?flow=name')
    await user.type(await nameField(), 'Winter')
    await press(user, 'Continue')
    await button('Continue to Sequence Builder')
    act(() => history.push('/campaigns'))
    await press(user, 'Leave')

    const autumn = await rowOf('Autumn')
    expect(autumn.getByText(/^Unsaved draft, \d?\d:\d\d\s[AP]M$/)).toBeVisible()
    await user.click((await rowOf('Winter')).getByRole('button', { name: 'Restore draft' }))
    expect(await nameField()).toHaveValue('Winter')
    expect(history.location.search).toContain('flow=manual')
    act(() => history.push('/campaigns'))
    await press(user, 'Leave')
    await user.click((await rowOf('Autumn')).getByRole('button', { name: 'Restore draft' }))
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')
  })

  it('leaves the campaigns their own table', async () => {
    keepDraft(readyDraft)
    const { user } = renderScreen('/campaigns')
    await drafts()
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
    expect(await button('Launch (14)')).toBeVisible()
  })

  it('is discarded by Cancel, and is back after Undo', async () => {
    keepDraft(readyDraft)
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Cancel')
    expect(await screen.findByText('Draft discarded')).toBeVisible()
    await waitFor(() => expect(keptForms()).toEqual([]))
    await press(user, 'Undo')
    await press(user, 'Restore draft')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')
  })

  it('is discarded on the list, and is back after Undo', async () => {
    keepDraft(readyDraft)
    const { user } = renderScreen('/campaigns')
    await press(user, 'Discard draft')
    await noDrafts()
    expect(keptForms()).toEqual([])
    await press(user, 'Undo')
    await rowOf('Autumn')
    await waitFor(() => expect(keptForms()).toMatchObject([{ name: 'Autumn' }]))
  })

  it('that is not on this device is not replaced by another', async () => {
    keepDraft(readyDraft)
    renderScreen('/campaigns?flow=sequence&draft=lost')
    expect(await nameField()).toHaveValue('')
  })

  it('is not replaced by an empty one if it cannot be read', async () => {
    keepDraft(readyDraft)
    memoryIndexedDb.fail('SecurityError')
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    expect(await screen.findByText('The draft could not be opened')).toBeVisible()
    expect(screen.getByText('This browser blocks the storage that a draft needs.')).toBeVisible()
    memoryIndexedDb.fail(undefined)
    await press(user, 'Retry')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')
  })

  it('of another version is kept as it is, can be downloaded, and is discarded after a question', async () => {
    const newer = { ...readyDraft, steps: [{ key: 'a', parts: [] }] }
    keepDraft(newer)
    memoryIndexedDb.put(['2', 'head', 'kept'], 'broken')
    const { user } = renderScreen('/campaigns')
    expect(await screen.findByText('Unreadable draft')).toBeVisible()
    await press(user, 'Restore draft')
    expect(await screen.findByText(/^It was written by another version/)).toBeVisible()
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await press(user, 'Download')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ 'form,kept': newer })
    expect(keptForms()).toEqual([newer])
    await press(user, 'Back to the campaigns')
    await press(user, 'Discard draft')
    await press(user, 'Discard draft')
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }))
    expect(keptForms()).toEqual([newer])
    await user.click(question.getByRole('button', { name: 'Discard draft' }))
    await waitFor(() => expect(keptForms()).toEqual([]))
    await button('Create a new campaign')
    await noDrafts()
  })

  it.each([
    ['files', { 'step-1': [{ id: 'a', blob: 'pdf' }] }],
    ['answers', 'broken'],
  ])(
    'with %s that this version does not understand is not opened without them',
    async (part, value) => {
      keepDraft(readyDraft)
      memoryIndexedDb.put(['2', part, 'kept'], value)
      renderScreen('/campaigns?flow=sequence&draft=kept')
      expect(await screen.findByText(/^It was written by another version/)).toBeVisible()
    },
  )

  it('is listed on request if the storage did not answer', async () => {
    keepDraft(readyDraft)
    memoryIndexedDb.fail('TimeoutError')
    const { user, history } = renderScreen('/campaigns')
    expect(await screen.findByText('The drafts could not be listed')).toBeVisible()
    act(() => history.push('/campaigns?flow=name'))
    await user.type(await nameField(), 'Winter')
    act(() => history.push('/campaigns'))
    await press(user, 'Leave')
    await rowOf('Winter')
    expect(screen.getByText('The drafts could not be listed')).toBeVisible()
    memoryIndexedDb.fail(undefined)
    await press(user, 'Retry')
    await rowOf('Autumn')
    expect(screen.queryByText('The drafts could not be listed')).toBeNull()
  })

  it.each([
    ['SecurityError', 'This browser blocks the storage that a draft needs: save before you leave.'],
    ['QuotaExceededError', 'The storage of this browser is full: save before you leave.'],
  ] as const)('lasts as long as the page after a %s, which is said', async (error, text) => {
    keepDraft(readyDraft)
    const { user, history } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await nameField()
    memoryIndexedDb.fail(error)
    await user.type(await nameField(), ' tour')
    await screen.findByText('Draft not kept')
    act(() => history.push('/lists'))
    await press(user, 'Leave')
    await waitFor(() => expect(isWorkLostBy({ by: 'unload' })).toBe(true))
    act(() => history.push('/campaigns'))
    await press(user, 'Restore draft')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('Draft not kept')).toBeVisible()
    await press(user, 'Cancel')
    await button('Create a new campaign')
  })

  it('is written as soon as there is space again', async () => {
    memoryIndexedDb.fail('QuotaExceededError')
    const { user } = renderScreen('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    memoryIndexedDb.fail(undefined)
    await user.type(await nameField(), ' tour')
    await waitFor(() => expect(keptForms()).toMatchObject([{ name: 'Autumn tour' }]))
  })
})

describe('log out', () => {
  async function logOutWithDraft() {
    const app = renderApp('/campaigns?flow=name')
    await app.user.type(await nameField(), 'Autumn')
    await press(app.user, 'Logout')
    const question = await screen.findByRole('alertdialog', {
      name: 'Log out with unsaved drafts?',
    })
    expect(question).toHaveTextContent('“Autumn” is not saved as a campaign yet.')
    return app.user
  }

  it('asks whether to keep the drafts, and keeps them for the user', async () => {
    const user = await logOutWithDraft()
    await press(user, 'Stay signed in')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await nameField()).toHaveValue('Autumn')
    await press(user, 'Logout')
    await press(user, 'Log out')
    expect(await button('Log In')).toBeVisible()
    await waitFor(() => expect(keptForms()).toMatchObject([{ name: 'Autumn' }]))
  })

  it('removes them if chosen', async () => {
    const user = await logOutWithDraft()
    await user.click(screen.getByRole('checkbox', { name: /^Keep on this device/ }))
    await press(user, 'Log out')
    expect(await button('Log In')).toBeVisible()
    await waitFor(() => expect(keptForms()).toEqual([]))
  })
})

describe('a draft that is open in another tab', () => {
  /** Simulates another tab that holds every lock. */
  function holdElsewhere(onMessage: (message: string) => string[] = () => []) {
    const request = async (
      _name: string,
      { ifAvailable }: LockOptions,
      grant: LockGrantedCallback<unknown>,
    ) => (ifAvailable ? grant(null) : new Promise(() => {}))
    Object.defineProperty(navigator, 'locks', {
      value: { request, query: () => Promise.resolve({}) },
      configurable: true,
    })
    const there = new BroadcastChannel('campaign-draft:kept')
    there.addEventListener('message', ({ data: { version, message } }) => {
      for (const answer of onMessage(message)) there.postMessage({ version, message: answer })
    })
    onTestFinished(() => {
      there.close()
      Reflect.deleteProperty(navigator, 'locks')
    })
  }

  it('stays there, with a notice, while its last changes cannot be stored', async () => {
    keepDraft(readyDraft)
    holdElsewhere((message) => (message === 'give' ? ['coming', 'refused'] : []))
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    expect(await screen.findByText('Open in another tab')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull()
    await press(user, 'Take over')
    expect(await screen.findByText('The other tab keeps the draft')).toBeVisible()
    expect(screen.getByText('Open in another tab')).toBeVisible()
  })

  it('cannot be discarded on the list', async () => {
    keepDraft(readyDraft)
    holdElsewhere()
    const { user } = renderScreen('/campaigns')
    await press(user, 'Discard draft')
    expect(await screen.findByText('The draft is open in another tab')).toBeVisible()
    expect(keptForms()).toHaveLength(1)
  })

  it('can be edited in both if the browser has no locks, and both show a notice', async () => {
    keepDraft(readyDraft)
    const there = new BroadcastChannel('campaign-draft:kept')
    onTestFinished(() => there.close())
    const answer = new Promise<unknown>((resolve) => {
      there.addEventListener('message', ({ data }) => data.message === 'shared' && resolve(data))
    })
    renderScreen('/campaigns?flow=sequence&draft=kept')
    expect(await nameField()).toHaveValue('Autumn')
    there.postMessage({ version: 1, message: 'opened' })
    expect(await screen.findByText(/^Open in another tab too/)).toBeVisible()
    await answer
  })
})
