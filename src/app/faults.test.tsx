import { server } from '@mocks/node'
import { signInAs } from '@mocks/sign-in'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { deferred } from '@/test/deferred'
import { type Call, cases, click, find, keepDraft, pressAgain } from '@/test/fault-cases'
import { faults } from '@/test/faults'
import { renderApp } from '@/test/render-app'

/** Puts one answer before the backend, and counts the requests that get it. */
function meet(call: Call, answer: () => Response | Promise<Response>) {
  const [method, path = ''] = call.split(' ')
  const seen = { count: 0 }
  server.resetHandlers()
  server.use(
    http.all(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => {
      if (request.method !== method) return undefined
      seen.count += 1
      return answer()
    }),
  )
  return seen
}

const toastText = () => {
  const toast = screen
    .getByRole('region', { name: 'Notifications (F8)', hidden: true })
    .querySelector('[role=alert], [role=status]')
  return [...(toast?.querySelectorAll('strong, strong + *') ?? [])]
    .map(({ textContent }) => textContent)
    .join('')
}

const dismiss = () => toastText() && click('Close notification')

function expectScreen() {
  expect(screen.queryByText('This screen has a problem')).toBeNull()
  expect(screen.queryByText('The application could not be shown')).toBeNull()
  expect(document.body.textContent).not.toMatch(/<h1>|<script>|Kaputt/)
  expect(window).not.toHaveProperty('hasRun')
}

async function logInAgain(role: string) {
  expect(await screen.findByText('Your session has ended.')).toBeVisible()
  server.resetHandlers()
  const form = find('Log In').closest('form')
  if (!form) throw new Error('Log In has no form')
  const fill = (label: string, value: string) =>
    fireEvent.change(within(form).getByLabelText(label), { target: { value } })
  fill('Email', `${role}@example.com`)
  fill('Password', 'password')
  click('Log In')
  await waitFor(() => expect(screen.queryByText('Your session has ended.')).toBeNull())
}

it.each(cases)('$call on $where', { timeout: 90_000 }, async (one) => {
  const { call, path, role = 'user', prepare, press: makeCall, toast, kept, isUnread = false } = one
  const isRead = call.startsWith('GET')
  keepDraft()
  signInAs(role)
  if (isRead) meet(call, () => HttpResponse.json({}, { status: 500 }))
  const { user } = renderApp(path)
  await prepare?.(user)
  if (isRead) await waitFor(() => find('Close notification'))

  for (const fault of faults) {
    if (isUnread && fault.isDone) continue
    dismiss()
    const seen = meet(call, fault.answer)
    await makeCall()
    await waitFor(() => expect([fault.name, toastText()]).toEqual([fault.name, toast(fault)]))
    expect([fault.name, seen.count]).toEqual([fault.name, 1])
    expectScreen()
    await waitFor(kept)
  }

  const answer = deferred<Response>()
  const held = meet(call, () => answer.promise)
  dismiss()
  await makeCall()
  pressAgain()
  await waitFor(() => expect(held.count).toBe(1))
  pressAgain()
  expectScreen()
  answer.resolve(HttpResponse.json({ message: 'Too late' }, { status: 503 }))
  await waitFor(() => expect(toastText()).not.toBe(''))
  expect(held.count).toBe(1)

  meet(call, () => HttpResponse.json({ message: 'Not signed in' }, { status: 401 }))
  await makeCall()
  await logInAgain(role)
  expectScreen()
  if (!isRead) await waitFor(kept)

  if (isRead) return
  const nothing = meet(call, () => HttpResponse.json(null))
  await makeCall()
  await waitFor(() => expect(nothing.count).toBe(1))
  await waitFor(() => expect(toastText()).not.toBe(''))
  expectScreen()
})
