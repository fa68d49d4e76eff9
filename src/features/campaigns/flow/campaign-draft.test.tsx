import { signInAs, signOut } from '@mocks/entry/sign-in'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, chooseOption, keepDraft, nameField, press, reachBuilder } from '@/test/campaigns'
import { renderApp } from '@/test/render-app'

beforeEach(() => signInAs('user'))

const isDraft = (key: string) => key.startsWith('draft:')

describe('the draft', () => {
  it('asks before it is left', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    const confirm = await screen.findByRole('alertdialog', { name: /Leave/ })
    expect(within(confirm).getByText(/Your draft stays on this device/)).toBeVisible()
    await user.click(within(confirm).getByRole('button', { name: 'Keep editing' }))
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('is restored after the session was lost, but not for another user', async () => {
    const { user, history } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await press(user, 'Continue')
    signOut()
    await chooseOption(user, 'Lead list', /^Pilot customers/)
    await press(user, 'Continue to Sequence Builder')
    expect(await screen.findByText('Your session has ended.')).toBeVisible()

    const logIn = async (email: string) => {
      await user.type(screen.getByRole('textbox', { name: 'Email' }), email)
      await user.type(screen.getByLabelText('Password'), 'password{Enter}')
    }
    await logIn('admin@example.com')
    await screen.findByRole('heading', { name: 'Hello!' })
    act(() => history.push('/campaigns?flow=name'))
    expect(await nameField()).toHaveValue('')
    await press(user, 'Logout')
    await screen.findByRole('button', { name: 'Log In' })
    await logIn('user@example.com')
    await screen.findByRole('heading', { name: 'Hello!' })
    act(() => history.push('/campaigns?flow=name'))
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('is offered on the list, and before a new campaign is begun', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await press(user, 'Leave')
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
    expect(await screen.findByText(/You have an unsaved draft/)).toBeVisible()

    await press(user, 'Create a new campaign')
    const choice = await screen.findByRole('dialog', { name: 'You have an unsaved draft' })
    await user.click(within(choice).getByRole('button', { name: 'Restore draft' }))
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('is discarded by Cancel, and restored by Undo', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Hello')
    await press(user, 'Cancel')
    expect(await screen.findByText('Draft discarded')).toBeVisible()
    expect(Object.keys(localStorage).filter(isDraft)).toEqual([])
    await press(user, 'Undo')
    await press(user, 'Restore draft')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')
  })

  it('is gone after logging out', async () => {
    const { user } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await press(user, 'Logout')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Log out and discard your draft?' }),
    )
    expect(question.getByText(/^“Autumn” is not saved yet/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Stay signed in' }))
    expect(await nameField()).toHaveValue('Autumn')
    await press(user, 'Logout')
    await press(user, 'Log out')
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible()
    await waitFor(() => expect(Object.keys(localStorage).filter(isDraft)).toEqual([]))
  })

  it('lasts as long as the page where storage is blocked, and says so', async () => {
    const { user } = renderApp('/campaigns')
    await button('Create a new campaign')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await reachBuilder(user)
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await press(user, 'Leave')
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
    await press(user, 'Restore draft')
    expect(
      await screen.findByText(/This browser blocks the storage that a draft needs/),
    ).toBeVisible()
    await press(user, 'Cancel')
    await button('Create a new campaign')
  })
})

describe('a discarded draft', () => {
  const discarded = { name: 'Autumn', steps: [] }
  const notice = () => screen.findByText(/^You have an unsaved draft/)

  it('can be restored by Undo on the list', async () => {
    keepDraft(discarded)
    const { user } = renderApp('/campaigns')
    await press(user, 'Discard draft')
    expect(Object.keys(localStorage).filter(isDraft)).toEqual([])
    await press(user, 'Undo')
    expect(within(await notice()).getByText('Autumn')).toBeVisible()
    expect(Object.keys(localStorage).filter(isDraft)).toHaveLength(1)
  })

  it('does not replace a newer draft without asking', async () => {
    keepDraft(discarded)
    const { user } = renderApp('/campaigns')
    await press(user, 'Create a new campaign')
    await press(user, 'Discard and continue')
    // A toast under the pointer stays open.
    await user.hover(await screen.findByText('Draft discarded'))
    fireEvent.change(await nameField(), { target: { value: 'Winter' } })
    await press(user, 'Undo')
    expect(await screen.findByText('There is a newer draft')).toBeVisible()
    expect(await nameField()).toHaveValue('Winter')
    await press(user, 'Take it instead')
    expect(await nameField()).toHaveValue('Autumn')
    await press(user, 'Undo')
    await press(user, 'Take it instead')
    expect(await nameField()).toHaveValue('Winter')
  })

  it('can be restored after Edit discarded it', async () => {
    keepDraft(discarded)
    const { user } = renderApp('/campaigns?flow=sequence&edit=1')
    await press(user, 'Discard and continue')
    await user.hover(await screen.findByText(/The draft “Autumn” is discarded\.$/))
    // The editor has its own Undo.
    const toasts = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
    await user.click(toasts.getByRole('button', { name: 'Undo' }))
    const choice = await screen.findByRole('dialog', { name: 'You have an unsaved draft' })
    expect(within(choice).getByText('Autumn')).toBeVisible()
  })
})

describe('a draft that another tab discards', () => {
  const dropElsewhere = () => {
    const key = Object.keys(localStorage).find(isDraft) ?? ''
    const oldValue = localStorage.getItem(key)
    localStorage.removeItem(key)
    fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue: null }))
  }
  async function beginDraft() {
    const { user, history } = renderApp('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn')
    await waitFor(() => expect(Object.keys(localStorage).some(isDraft)).toBe(true))
    return { user, history }
  }
  const notice = () => screen.queryByText(/^This draft was saved or discarded in another tab\./)

  it('stays in this tab until the person decides', async () => {
    const { user } = await beginDraft()
    dropElsewhere()
    expect(notice()).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    expect(await screen.findByText(/is lost unless you keep it first\.$/)).toBeVisible()
    await press(user, 'Keep editing')
    await press(user, 'Keep this draft')
    expect(notice()).toBeNull()
    expect(await nameField()).toHaveValue('Autumn')
    await waitFor(() => expect(Object.keys(localStorage).some(isDraft)).toBe(true))

    dropElsewhere()
    await press(user, 'Discard it here too')
    await press(user, 'Create a new campaign')
    expect(await nameField()).toHaveValue('')
    expect(notice()).toBeNull()
  })

  it('is no longer offered', async () => {
    const { user } = await beginDraft()
    await user.click(screen.getByRole('link', { name: 'Lists' }))
    await press(user, 'Leave')
    await user.click(await screen.findByRole('link', { name: 'Campaigns' }))
    expect(await screen.findByText(/You have an unsaved draft/)).toBeVisible()
    dropElsewhere()
    expect(screen.queryByText(/You have an unsaved draft/)).toBeNull()
  })
})
