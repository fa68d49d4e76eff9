import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getResponse, http, HttpHandler, HttpResponse } from 'msw'
import { expect, onTestFinished, vi } from 'vitest'
import { keepDraft, readyDraft } from '@/test/campaigns'
import { deferred } from '@/test/deferred'
import { renderApp } from '@/test/render-app'
import { repeatQuestion } from '@/shared/api/perform-write'
import { click, find, pressAgain } from './page-actions'
import type { Call, FaultCase } from './fault-case'
import { allFaults, nullFields, usualFaults } from './faults'

function stopPolling() {
  const { setInterval } = globalThis
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run, ms) =>
    setInterval(run, ms === 30_000 ? 2 ** 31 - 1 : ms),
  )
}

/**
 * Confirms the question that a retry asks after an unknown outcome; the tests of every write cover
 * it.
 */
function tryAgainWhenAsked() {
  const stop = repeatQuestion.subscribe(() => {
    const question = repeatQuestion.get()
    if (question && question.isConfirmed === undefined)
      repeatQuestion.set({ ...question, isConfirmed: true })
  })
  // Tests of other files run in the same page.
  onTestFinished(stop)
}

/** Overrides the response to a call, and counts its requests. */
function overrideCall(call: Call, answer: (request: Request) => Response | Promise<Response>) {
  const [method, path = ''] = call.split(' ')
  const seen = { count: 0 }
  server.resetHandlers()
  server.use(
    http.all(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => {
      if (request.method !== method) return undefined
      seen.count += 1
      return answer(request)
    }),
  )
  return seen
}

const toastText = () => {
  // Not by role, which took a sixth of the time of these tests.
  const toast = document.querySelector(
    '[role=region][aria-label="Notifications (F8)"] :is([role=alert], [role=status])',
  )
  return [...(toast?.querySelectorAll('strong, strong + :not(.note)') ?? [])]
    .map(({ textContent }) => textContent)
    .join('')
}

/** The backend's response with all values set to null. */
async function withNullFields(request: Request) {
  const handlers = server.listHandlers().filter((one) => one instanceof HttpHandler)
  const response = await getResponse(handlers.slice(-1), request)
  return HttpResponse.json(nullFields(await response?.json()))
}

const dismiss = () => toastText() && click('Close notification')

function expectScreen() {
  expect(screen.queryByText('This screen has a problem')).toBeNull()
  expect(screen.queryByText('The application could not be shown')).toBeNull()
  expect(document.body.textContent).not.toMatch(/<h1>|<script>|Broken page/)
  expect(window).not.toHaveProperty('hasRun')
}

async function logInAgain(role: string, arrange: () => void) {
  expect(await screen.findByText('Your session has ended.')).toBeVisible()
  arrange()
  const form = find('Log In').closest('form')
  if (!form) throw new Error('Log In has no form')
  const fill = (label: string, value: string) =>
    fireEvent.change(within(form).getByLabelText(label), { target: { value } })
  fill('Email', `${role}@example.com`)
  fill('Password', 'password')
  click('Log In')
  await waitFor(() => expect(screen.queryByText('Your session has ended.')).toBeNull())
}

/** Tests a call with each fault, a second click, an expired session and an empty response. */
export async function expectEachFaultHandled(one: FaultCase) {
  const { call, path, role = 'user', prepare, press: makeCall, toast, kept, at401 } = one
  const { inline: shownError = toastText, isUnread = false } = one
  const isRead = call.startsWith('GET')
  stopPolling()
  tryAgainWhenAsked()
  // A draft to save and to generate text for.
  keepDraft(readyDraft)
  if (role !== 'nobody') signInAs(role)
  if (isRead) overrideCall(call, () => HttpResponse.json({}, { status: 500 }))
  const { user } = renderApp(path)
  await prepare?.(user)

  for (const fault of one.isThorough ? allFaults : usualFaults) {
    if (isUnread && fault.isDone) continue
    dismiss()
    const seen = overrideCall(call, fault.answer)
    await makeCall()
    await waitFor(() => expect([fault.name, shownError()]).toEqual([fault.name, toast(fault)]))
    expect([fault.name, seen.count]).toEqual([fault.name, 1])
    expectScreen()
    await waitFor(kept)
  }

  const answer = deferred<Response>()
  const held = overrideCall(call, () => answer.promise)
  dismiss()
  await makeCall()
  pressAgain()
  await waitFor(() => expect(held.count).toBe(1))
  pressAgain()
  expectScreen()
  answer.resolve(HttpResponse.json({ message: 'Too late' }, { status: 503 }))
  await waitFor(() => expect(shownError()).not.toBe(''))
  expect(held.count).toBe(1)
  await waitFor(kept)

  overrideCall(call, () => HttpResponse.json({ message: 'Not signed in' }, { status: 401 }))
  await makeCall()
  const signInAgain = () =>
    logInAgain(role, () => {
      if (isRead) overrideCall(call, withNullFields)
      else server.resetHandlers()
    })
  await (at401 ?? signInAgain)()
  expectScreen()
  if (!isRead && !at401) await waitFor(kept)

  if (isRead || isUnread) return
  const nothing = overrideCall(call, () => HttpResponse.json(null))
  await makeCall()
  await waitFor(() => expect(nothing.count).toBe(1))
  await waitFor(() => expect(toastText()).not.toBe(''))
  expectScreen()
}
