import { signInAs } from '@mocks/entry/sign-in'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { catalogueFiles } from 'virtual:catalogues'
import { rememberSaidNo, whoSaidNo } from '@/entities/lead/said-no'
import { applyStoredLanguage } from '@/shared/i18n/language'
import { setColorMode } from '@/shared/ui/theme/color-mode'
import { renderScreen } from '@/test/render-screen'
import { onRequest } from '@/test/requests'

function openSettings(role: 'admin' | 'user' = 'user') {
  setColorMode('light')
  signInAs(role)
  return renderScreen('/settings')
}

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const saveButton = () => screen.findByRole('button', { name: 'Save Changes' })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)

describe('roles', () => {
  it('shows an ordinary user only the personal sections, and does not load users', async () => {
    const calls: string[] = []
    onRequest((request) => void calls.push(request.url))
    const { user } = openSettings('user')
    await saveButton()
    expect(headings()).toEqual([
      'Personal Information',
      'Security',
      'Appearance',
      'What do you sell?',
      'Sending and shortcuts',
      'Who must not be written to (0)',
      'Hand-over',
    ])

    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await screen.findByRole('dialog', { name: 'Change password' })
    expect(calls.filter((url) => url.includes('/api/admin'))).toEqual([])
  })
})

it('finds and exports people who must not be written to, and takes one back', async () => {
  const createObjectURL = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  rememberSaidNo([['ada@x.example', 'optedOut']], '=no.csv', Date.UTC(2026, 10, 14, 12))
  rememberSaidNo([['bo@x.example', 'bounced']], 'no.csv', Date.UTC(2026, 10, 15, 12))
  const { user } = openSettings()
  const title = 'Who must not be written to'
  const section = await screen.findByRole('region', { name: `${title} (2)` })
  await user.click(within(section).getByRole('button', { name: 'Export CSV' }))
  const [file] = createObjectURL.mock.calls[0] ?? []
  expect(file instanceof Blob && (await file.text())).toBe(
    "email,reason,date,source\r\nada@x.example,opted out,2026-11-14,'=no.csv\r\nbo@x.example,bounced,2026-11-15,no.csv\r\n",
  )
  await user.type(within(section).getByRole('searchbox'), 'ADA')
  expect(within(section).queryByText('bo@x.example')).toBeNull()
  await user.clear(within(section).getByRole('searchbox'))
  await user.click(within(section).getByRole('button', { name: 'Take back ada@x.example' }))
  expect(await screen.findByRole('region', { name: `${title} (1)` })).toBeVisible()
  expect([...whoSaidNo().keys()]).toEqual(['bo@x.example'])
  expect(screen.getByRole('button', { name: 'Take back bo@x.example' })).toHaveFocus()
})

describe('personal information', () => {
  it('shows name, role and login email as read-only', async () => {
    openSettings('user')
    const facts = [
      ['Full name', 'Uma User'],
      ['Role', 'user'],
      ['Login email', 'user@example.com'],
    ] as const
    await screen.findByRole('heading', { name: 'Account Settings' })
    for (const [name, value] of facts) {
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value)
    }
    expect(screen.getByText(/JPG, PNG or GIF, max 2MB/)).toBeVisible()
  })

  it.each([
    ['notes.svg', 'image/svg+xml', 10, 'Choose a JPG, PNG or GIF picture.'],
    ['big.png', 'image/png', 2 * 1024 * 1024 + 1, 'A picture may be at most 2MB.'],
    ['broken.png', 'image/png', 10, 'The file may be damaged. Choose another one.'],
  ])('refuses %s', async (name, type, size, message) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture')))
    onTestFinished(() => void vi.unstubAllGlobals())
    openSettings()
    const file = new File([new Uint8Array(size)], name, { type })
    fireEvent.change(await screen.findByLabelText('Upload a picture', { selector: 'input' }), {
      target: { files: [file] },
    })
    expect(await screen.findByText(message)).toBeVisible()
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
  })
})

it('asks before a chosen picture is lost', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 1, height: 1, close: () => {} }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA')
  const { user, history } = openSettings('admin')
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  const input = await screen.findByLabelText('Upload a picture', { selector: 'input' })
  fireEvent.change(input, { target: { files: [file] } })
  await screen.findByText('You have changes that are not saved yet.')
  act(() => history.push('/lists'))
  const question = await screen.findByRole('alertdialog', {
    name: 'Leave without saving your picture?',
  })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await user.click(await saveButton())
  await screen.findByText('Changes saved')
  expect(localStorage.getItem('picture:1')).toBe('data:image/png;base64,AAAA')
  act(() => history.push('/lists'))
  expect(await screen.findByRole('heading', { name: /Leads imported/ })).toBeVisible()
})

describe('appearance', () => {
  afterEach(async () => {
    localStorage.clear()
    await applyStoredLanguage()
  })

  it('does not count a theme as unsaved, and Save Changes confirms it', async () => {
    const { user } = openSettings()
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    await choose(user, 'Theme', 'Dark')
    await waitFor(() => expect(screen.getByText('The new theme is in use already.')).toBeVisible())
    expect(screen.queryByText('You have changes that are not saved yet.')).toBeNull()

    await user.click(await saveButton())
    expect(await screen.findByText('Changes saved')).toBeVisible()
    expect(screen.getByText('Your settings are kept on this device.')).toBeVisible()
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    expect(localStorage.getItem('color-mode')).toBe('dark')
  })

  it('offers five languages, shows the chosen one at once, and Save Changes confirms it', async () => {
    const { user } = openSettings()
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('combobox', { name: 'Language' }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'English',
      'Spanish',
      'French',
      'German',
      'Portuguese',
    ])
    await user.click(screen.getByRole('option', { name: 'German' }))
    const save = await screen.findByRole('button', { name: 'Änderungen speichern' })
    expect(document.documentElement.lang).toBe('de')
    expect(localStorage.getItem('language')).toBe('german')
    expect(screen.getByText('Die neue Sprache wird bereits verwendet.')).toBeVisible()

    await choose(user, 'Sprache', 'English')
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    await choose(user, 'Language', 'German')
    await user.click(save)
    expect(await screen.findByText('Änderungen gespeichert')).toBeVisible()
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('keeps the previous language if the texts of the new one cannot be loaded', async () => {
    const { fr } = catalogueFiles
    catalogueFiles.fr = () => Promise.reject(new Error('offline'))
    onTestFinished(() => void (fr && (catalogueFiles.fr = fr)))
    const { user } = openSettings()
    await saveButton()
    await choose(user, 'Language', 'French')
    expect(await screen.findByText('The language could not be loaded')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('English')
    expect(localStorage.getItem('language')).toBeNull()

    if (fr) catalogueFiles.fr = fr
    await choose(user, 'Language', 'French')
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveTextContent('Français')
  })

  it('shows an error when the device cannot store anything', async () => {
    const { user } = openSettings()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await choose(user, 'Language', 'German')
    const save = await screen.findByRole('button', { name: 'Änderungen speichern' })
    await user.click(save)
    expect(await screen.findByText('Änderungen konnten nicht gespeichert werden')).toBeVisible()
    expect(save).toBeEnabled()
  })
})

describe('security', () => {
  it('says whom to ask for another password, and has no password field', async () => {
    const { user } = openSettings('admin')
    await screen.findByText('Marta Jiménez')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
    expect(dialog.getByText(/Passwords are set by an admin of the platform/)).toBeVisible()
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:admin@example.com',
      'mailto:marta.jimenez@example.com',
    ])
    expect(dialog.queryByLabelText(/password/i, { selector: 'input' })).toBeNull()
  })
})
