import { world } from '@mocks/entry/db'
import { endScenario, fail, server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { http, HttpResponse } from 'msw'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { SessionContext } from '@/entities/session/session-context'
import { writer } from '@/test/writer'
import { type EmailStep, firstStep } from '@/entities/campaign/model/sequence'
import { StepPreview } from './step-preview'
import { useRecipient } from '@/entities/campaign/tokens/use-recipient'

const step = firstStep({
  subject: 'For {{company}}',
  content:
    '<p>Hi {{first_name}}<script>steal()</script></p><p onclick="steal()">{{sender_name}}</p>',
  sender: 'sales@example.com',
})

const LIST = '4'
beforeEach(() => {
  signInAs('user')
  const [first = '', second = ''] = world.db.memberships.of(LIST)
  world.db.contacts.update(first, { firstName: 'Ada', companyName: 'Engines' })
  world.db.contacts.update(second, { firstName: '', name: 'Grace', companyName: 'Navy' })
})

type PreviewProps = { listId: string; shown: EmailStep }

function Preview({ listId, shown }: PreviewProps) {
  return <StepPreview step={shown} recipient={useRecipient(listId)} />
}

function open(listId = LIST, shown = step) {
  render(
    <Providers queryClient={createAppQueryClient()}>
      <SessionContext value={writer}>
        <Preview listId={listId} shown={shown} />
      </SessionContext>
    </Providers>,
  )
  return userEvent.setup()
}

const frame = () => screen.getByTitle('Mail as the contact sees it')
const subject = () => screen.getByText('Subject').nextElementSibling
function mail() {
  const page = new DOMParser().parseFromString(frame().getAttribute('srcdoc') ?? '', 'text/html')
  page.querySelector('style')?.remove()
  return page.body
}
const missing = () =>
  [...mail().querySelectorAll('[title="Missing for this contact"]')].map((mark) => mark.textContent)

it('shows the mail for each contact in turn, and marks missing data', async () => {
  const user = open()
  expect(await screen.findByText('Contact 1 of 12')).toBeVisible()
  expect(subject()).toHaveTextContent('For Engines')
  expect(await screen.findByText('Sales Team <sales@example.com>')).toBeVisible()
  expect(mail().textContent).toBe('Hi AdaSales Team')

  await user.click(screen.getByRole('button', { name: 'Next contact' }))
  await waitFor(() => expect(screen.getByText('Contact 2 of 12')).toBeVisible())
  expect(subject()).toHaveTextContent('For Navy')
  expect(missing()).toEqual(['{{first_name}}'])

  await user.click(screen.getByRole('button', { name: 'Previous contact' }))
  await user.click(screen.getByRole('button', { name: 'Previous contact' }))
  await waitFor(() => expect(screen.getByText('Contact 12 of 12')).toBeVisible())
})

it('finds the sender of an address that is written in another case', async () => {
  open(LIST, { ...step, sender: 'Sales@Example.com' })
  expect(await screen.findByText('Sales Team <sales@example.com>')).toBeVisible()
  await waitFor(() => expect(mail().textContent).toBe('Hi AdaSales Team'))
})

it('fills the tokens that saving repairs', async () => {
  open(LIST, { ...step, content: '<p>Hi {{first_<b>name</b>}}</p><p>{{ sender<i> name</i>}}</p>' })
  expect(await screen.findByText('Contact 1 of 12')).toBeVisible()
  expect(await screen.findByText('Sales Team <sales@example.com>')).toBeVisible()
  expect(mail().textContent).toBe('Hi AdaSales Team')
})

it('lets nothing run in the frame', async () => {
  open()
  await screen.findByText('Contact 1 of 12')
  expect(frame()).toHaveAttribute(
    'sandbox',
    'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  expect(frame().getAttribute('srcdoc')).not.toContain('steal')
})

it('shows the notes about copies', async () => {
  const user = open()
  await screen.findByText('Sales Team <sales@example.com>')
  await user.click(screen.getByRole('button', { name: 'Copy text' }))
  expect(await screen.findByText('Copied to clipboard')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('Hi Ada\n\nSales Team')
})

it('selects the text where copying is blocked, and does not claim success', async () => {
  const user = open()
  await screen.findByText('Sales Team <sales@example.com>')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Copy text' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' })
  expect(field).toHaveValue('Hi Ada\n\nSales Team')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field.selectionEnd - field.selectionStart).toBe(field.value.length)
  expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
})

it('does not treat lists that could not be loaded as an empty list', async () => {
  server.use(http.get('*/api/lists', () => HttpResponse.json({}, { status: 500 })))
  const user = open()
  expect(await screen.findByText('The contacts of the list could not be loaded')).toBeVisible()
  expect(screen.queryByText(/^The chosen list has no contacts/)).toBeNull()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Contact 1 of 12')).toBeVisible()
})

it('marks every token where the list is empty', async () => {
  open('6')
  expect(await screen.findByText(/^The chosen list has no contacts/)).toBeVisible()
  expect(missing()).toEqual(['{{first_name}}'])
  expect(screen.queryByRole('button', { name: 'Next contact' })).not.toBeInTheDocument()
})

it('says that contacts could not be loaded, and loads them again', async () => {
  fail('getListContacts')
  const user = open()
  expect(await screen.findByText('The contacts of the list could not be loaded')).toBeVisible()
  endScenario()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Contact 1 of 12')).toBeVisible()
})
