import { endScenario, fail, server } from '@mocks/entry/test-server'
import { aiPresetValues } from '@/shared/api/contract.gen'
import { signInAs } from '@mocks/entry/sign-in'
import { render, screen, waitFor, within } from '@testing-library/react'

import { HttpResponse, http } from 'msw'
import { Activity, useEffect, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { createStore } from '@/shared/lib/state/store'
import { SessionContext } from '@/entities/session/session-context'
import { newOffer, offers } from '@/entities/offer/offer'
import { deferred } from '@/test/deferred'
import { setUpUser } from '@/test/set-up-user'
import { writer } from '@/test/writer'
import { createAttachments } from '../attachments/attachment-store'
import { createSequenceHistory } from '../drafts/sequence-history'
import { createAiAnswers } from './ai-answers'
import {
  changeStep,
  type EmailStep,
  firstStep,
  removeStep,
} from '@/entities/campaign/model/sequence'
import { StepPanel } from '../sequence/step-panel'

const noActions = { undo: () => {}, redo: () => {}, dropRedos: () => {} }

const PATH = '*/api/ai/generate-email'
const twoSteps = [
  firstStep({ subject: 'Hello', content: '<p>First body</p>' }),
  firstStep({ id: 'step-2', subject: 'Again', content: '<p>Second body</p>', delay: 1 }),
]
const createMemory = () => ({
  attachments: createAttachments(),
  answers: createAiAnswers(),
  bodies: createStore({}),
})
let memory = createMemory()
let saved: readonly EmailStep[] = []

beforeEach(() => {
  signInAs('user')
  memory = createMemory()
})

function Builder({ listId, begun }: { listId: string; begun: EmailStep[] }) {
  const [steps, setSteps] = useState(begun)
  const [position, setPosition] = useState(1)
  const [revision, setRevision] = useState(0)
  useEffect(() => {
    saved = steps
  }, [steps])
  return (
    <>
      <button type="button" onClick={() => setPosition(1)}>
        Open 1
      </button>
      <button type="button" onClick={() => setPosition(2)}>
        Open 2
      </button>
      <button type="button" onClick={() => setSteps((steps) => removeStep(steps, 'step-1'))}>
        Delete 1
      </button>
      <StepPanel
        step={steps[position - 1]}
        position={position}
        steps={steps}
        listId={listId}
        view={{ revision, memory }}
        actions={{
          select: () => {},
          senderInAll: () => {},
          replySubjects: () => {},
          edit: (id, change) => setSteps((steps) => changeStep(steps, id, change)),
          rewrite: (change) => {
            setSteps(change(steps, new Set()))
            setRevision((revision) => revision + 1)
          },
          history: { ...noActions, changes: createSequenceHistory() },
        }}
        onWait={() => {}}
      />
    </>
  )
}

async function openHelp({
  listId = '4',
  isReady = true,
  first = 'Generate',
  begun = twoSteps,
} = {}) {
  const queryClient = createAppQueryClient()
  const builder = (mode: 'visible' | 'hidden') => (
    <Providers queryClient={queryClient}>
      <SessionContext value={writer}>
        <Activity mode={mode}>
          <Builder listId={listId} begun={begun} />
        </Activity>
      </SessionContext>
    </Providers>
  )
  const { unmount, rerender } = render(builder('visible'))
  /** Hides and shows the screen, as Log In does when a session expires. */
  const rest = () => {
    rerender(builder('hidden'))
    rerender(builder('visible'))
  }
  const user = setUpUser()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('AI help')
  // The first call loads the code of the panel, which can take a while.
  const generate = await screen.findByRole('button', { name: first }, { timeout: 15_000 })
  const disabled = isReady ? null : generate.getAttribute('aria-disabled')
  await waitFor(() => expect(generate.getAttribute('aria-disabled')).toBe(disabled))
  const choose = (preset: RegExp) => user.click(screen.getByRole('radio', { name: preset }))
  return { user, press, choose, unmount, rest }
}

const answerWith = (body: Record<string, unknown>) =>
  server.use(http.post(PATH, () => HttpResponse.json(body)))

function holdAnswer(html: string) {
  const held = deferred()
  let calls = 0
  server.use(
    http.post(PATH, async () => {
      calls += 1
      await held.promise
      return HttpResponse.json({ html })
    }),
  )
  return { answer: held.resolve, calls: () => calls }
}

const toast = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }))
const bodyOf = (position: number) => saved[position - 1]?.content

/** Records the requests to the AI, which answers each with `text`. */
function recordOrders(text = 'Hi') {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post<never, Record<string, unknown>>(PATH, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ text })
    }),
  )
  return sent
}

it('sends the stated keys, with the defaults and a real contact', async () => {
  const sent = recordOrders()
  const { press, choose } = await openHelp()
  expect(screen.getByText(/^For .+ at .+, the contact in the preview\.$/)).toBeVisible()
  expect(screen.getByText('Written about a sample product')).toBeVisible()
  await choose(/First touch/)
  await press('Generate')
  await screen.findByRole('button', { name: 'Insert' })
  expect(sent).toEqual([
    {
      preset_id: 'first_touch',
      editor_html: '<p>First body</p>',
      subject: 'Hello',
      lead: {
        first_name: expect.stringMatching(/./),
        last_name: expect.stringMatching(/./),
        company: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
        industry: '',
        site: '',
        tech_stack: [],
      },
      context: {
        value_props: ['twice as many replies with half the manual work'],
        proof_points: ['Teams of your size booked a third more meetings in one quarter'],
        use_case: 'outbound sales',
        pain_points: ['low reply rates', 'hours of manual research'],
        previous_email_summary: '',
        objection_type: 'the timing',
      },
      options: { tone: 'confident', length: 'medium', temperature: 0.6, insert_mode: 'insert' },
    },
  ])
})

it('writes the second step about our offer, the previous mail and an objection', async () => {
  offers(writer.id).set([
    { ...newOffer(), name: 'Routing' },
    { ...newOffer(), name: 'Courier', valueProps: 'Same-day delivery\nTracking' },
  ])
  const sent = recordOrders()
  const { user, press, choose } = await openHelp()
  await press('Open 2')
  await press('Describe yours')
  expect(await screen.findByText('Kept too, and not used: Courier')).toBeVisible()
  await press('Use the next one')
  await press('Close')
  expect(await screen.findByText('Written about: Courier')).toBeVisible()
  expect(screen.getByRole('radio', { name: /Follow-up/ })).toBeChecked()
  await choose(/Objection handler/)
  await user.type(screen.getByRole('textbox', { name: 'Objection' }), 'Too expensive')
  await press('Generate')
  await screen.findByRole('button', { name: 'Insert' })
  expect(sent).toMatchObject([{ preset_id: 'objection_handler', subject: 'Again' }])
  expect(sent[0]?.context).toEqual({
    value_props: ['Same-day delivery', 'Tracking'],
    proof_points: [],
    use_case: '',
    pain_points: [],
    previous_email_summary: 'Hello\nFirst body',
    objection_type: 'Too expensive',
  })
  offers(writer.id).set(undefined)
})

it('drafts all steps: continues after a failure, and inserts the mails that were not discarded', async () => {
  const sent = recordOrders()
  const { user, press } = await openHelp()
  await press('Draft all steps')
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft all steps' }))
  await user.click(dialog.getByRole('radio', { name: '4 mails' }))
  let count = 0
  server.use(
    http.post<never, Record<string, unknown>>(PATH, async ({ request }) => {
      sent.push(await request.json())
      count += 1
      return count === 3
        ? HttpResponse.json({}, { status: 503 })
        : HttpResponse.json({ text: `${count === 6 ? 'Subject: Last try\n\n' : ''}Mail ${count}` })
    }),
  )
  await user.click(dialog.getByRole('button', { name: 'Draft 4 mails' }))
  expect(await toast().findByText('Sorry, AI generation failed. Please try again.')).toBeVisible()
  expect(await dialog.findByText('2 of 4 mails are written.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText('4 of 4 mails are written.')).toBeVisible()
  expect(sent.map(({ preset_id }) => preset_id)).toEqual([
    'first_touch',
    'follow_up',
    'follow_up',
    'follow_up',
    'follow_up',
  ])
  const summaries = () =>
    sent.map(({ context }) => Object(context).previous_email_summary as unknown)
  expect(summaries()).toEqual(['', 'Hello\nMail 1', 'Again\nMail 2', 'Again\nMail 2', 'Mail 4'])

  // The previous mail is the one before the discarded mail.
  await user.click(dialog.getByRole('button', { name: 'Discard mail 3' }))
  await user.click(dialog.getByRole('button', { name: 'Write mail 4 again' }))
  expect(await dialog.findByText('4 of 4 mails are written.')).toBeVisible()
  expect(summaries().slice(5)).toEqual(['Again\nMail 2'])
  await user.click(dialog.getByRole('button', { name: 'Discard mail 3' }))
  await waitFor(() => expect(bodyOf(1)).toBe('<p>First body</p>'))
  await user.click(dialog.getByRole('button', { name: 'Discard mail 2' }))
  await user.click(dialog.getByRole('button', { name: 'Insert 3 mails' }))
  await waitFor(() =>
    expect(saved.map(({ subject, content, delay }) => [subject, content, delay])).toEqual([
      ['Hello', '<p>Mail 1</p>', 0],
      ['Again', '<p>Second body</p>', 1],
      ['Re: Hello', '<p>Mail 4</p>', 3],
      ['Last try', '<p>Mail 6</p>', 3],
    ]),
  )
})

it('drafts a subject for the first mail, to which the others reply; Cancel keeps the mail', async () => {
  const subject = deferred()
  server.use(
    http.post<never, Record<string, unknown>>(PATH, async ({ request }) => {
      const { preset_id } = await request.json()
      if (preset_id === 'subject_lines') await subject.promise
      const text = preset_id === 'subject_lines' ? '1. One idea\n2. Another' : 'A mail'
      return HttpResponse.json({ text })
    }),
  )
  const begun = twoSteps.map((step) => Object.assign({}, step, { subject: '' }))
  const { user, press } = await openHelp({ begun })
  await press('Draft all steps')
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft all steps' }))
  await user.click(dialog.getByRole('button', { name: 'Draft 3 mails' }))
  await dialog.findByRole('button', { name: 'Discard mail 1' })
  await user.click(dialog.getByRole('button', { name: 'Cancel generation' }))
  expect(await dialog.findByText('1 of 3 mails are written.')).toBeVisible()
  subject.resolve()
  await user.click(dialog.getByRole('button', { name: 'Write mail 1 again' }))
  expect(await dialog.findByText('Subject: One idea')).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  await user.click(await dialog.findByRole('button', { name: 'Insert 3 mails' }))
  await waitFor(() =>
    expect(saved.map(({ subject }) => subject)).toEqual([
      'One idea',
      'Re: One idea',
      'Re: One idea',
    ]),
  )
})

it('lists the last three answers, each of which can be inserted', async () => {
  answerWith({ text: 'First body, better' })
  const { user, press } = await openHelp()
  await press('Generate')
  for (const number of [2, 3, 4]) {
    answerWith({ text: `Number ${number}` })
    await press('Regenerate')
    await screen.findByRole('button', { name: new RegExp(`Number ${number}`), pressed: true })
  }
  expect(screen.getByText('The answer of the AI is here.')).toBeInTheDocument()
  answerWith({ text: '' })
  await press('Regenerate')
  expect(await screen.findByText('The answer of the AI was empty')).toBeVisible()
  expect(screen.queryByText('The answer of the AI is here.')).toBeNull()
  const list = within(screen.getByRole('list', { name: 'Answers' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Answer 3: First touch · Number 4',
    'Answer 2: First touch · Number 3',
    'Answer 1: First touch · Number 2',
  ])
  await user.click(list.getByRole('button', { name: /Number 3/ }))
  await press('Replace')
  await waitFor(() => expect(bodyOf(1)).toBe('<p>Number 3</p>'))
})

it('offers the presets of the contract', async () => {
  await openHelp()
  const presets = within(screen.getByRole('group', { name: 'Preset' }))
  expect(presets.getAllByRole('radio')).toHaveLength(aiPresetValues.length)
})

it('writes for the sample contact where the list is empty, and turns its name into tokens', async () => {
  const { press, choose } = await openHelp({ listId: '6' })
  expect(screen.getByText('Written for a sample prospect')).toBeVisible()
  await choose(/First touch/)
  await press('Generate')
  const offer = await screen.findByRole('checkbox', { name: /of the sample into tokens/ })
  expect(offer).toBeChecked()
  await press('Replace')
  await waitFor(() => expect(bodyOf(1)).toContain('{{first_name}}'))
  expect(bodyOf(1)).toContain('{{company}}')
  expect(bodyOf(1)).not.toMatch(/Jordan|Northwind/)
})

it('a failure changes nothing, and can be repeated', async () => {
  const { press } = await openHelp()
  fail('generateEmail', 503)
  await press('Generate')
  expect(await toast().findByText('Sorry, AI generation failed. Please try again.')).toBeVisible()
  expect(screen.getByText('Something broke on the server')).toBeVisible()
  expect(bodyOf(1)).toBe('<p>First body</p>')
  answerWith({ text: 'Hi' })
  await press('Retry')
  await screen.findByRole('button', { name: 'Insert' })
  expect(screen.queryByText('Something broke on the server')).not.toBeInTheDocument()
})

it('sends one call for two clicks, and can be cancelled without an error', async () => {
  const { answer, calls } = holdAnswer('<p>Late</p>')
  const { user, press } = await openHelp()
  await user.dblClick(screen.getByRole('button', { name: 'Generate' }))
  expect(await screen.findByRole('button', { name: 'Generating...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await waitFor(() => expect(calls()).toBe(1))
  await press('Cancel generation')
  answer()
  expect(screen.getByRole('button', { name: 'Generate' })).not.toHaveAttribute('aria-disabled')
  answerWith({ text: 'Another' })
  await press('Generate')
  await screen.findByRole('button', { name: 'Insert' })
  expect(screen.queryByRole('group', { name: 'Preset' })).toBeNull()
  expect(screen.queryByText(/^Answer \d of/)).not.toBeInTheDocument()
  expect(screen.queryByText('Sorry, AI generation failed. Please try again.')).toBeNull()
})

it('keeps an answer for the step that asked for it', async () => {
  const { answer } = holdAnswer('<p>For the first</p>')
  const { press } = await openHelp()
  await press('Generate')
  await press('Open 2')
  answer()
  expect(await toast().findByText('The AI text is ready for step 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Insert' })).not.toBeInTheDocument()
  await press('Open 1')
  await press('Insert')
  await waitFor(() => expect(bodyOf(1)).toContain('For the first'))
  expect(bodyOf(2)).toBe('<p>Second body</p>')
})

it('keeps an answer that arrives after the builder was left', async () => {
  const { answer } = holdAnswer('<p>Late</p>')
  const { press, unmount } = await openHelp()
  await press('Generate')
  unmount()
  render(<Providers queryClient={createAppQueryClient()}>{null}</Providers>)
  answer()
  expect(await toast().findByText('The AI text is ready for step 1')).toBeVisible()
  const back = await openHelp({ first: 'Replace' })
  await back.press('Replace')
  await waitFor(() => expect(bodyOf(1)).toBe('<p>Late</p>'))
})

it('still waits for the answer after the session ended and came back', async () => {
  const { answer } = holdAnswer('<p>Late</p>')
  const { press, rest } = await openHelp()
  await press('Generate')
  rest()
  expect(await screen.findByRole('button', { name: 'Generating...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  answer()
  await press('Replace')
  await waitFor(() => expect(bodyOf(1)).toBe('<p>Late</p>'))
})

it('does not treat contacts that could not be loaded as an empty list', async () => {
  fail('getListContacts')
  const { press } = await openHelp({ isReady: false })
  expect(await screen.findByText(/^The recipient is not known/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Generate' })).toHaveAttribute('aria-disabled', 'true')
  endScenario()
  await press('Retry')
  expect(await screen.findByText(/, the contact in the preview\.$/)).toBeVisible()
})

it('lists subject lines, takes one, and can restore the former subject', async () => {
  const { user, press, choose } = await openHelp()
  await choose(/Subject lines/)
  await press('Generate')
  const lines = within(await screen.findByRole('list', { name: 'Subject lines' }))
  const buttons = lines.getAllByRole('button', { name: /^Use as subject/ })
  expect(buttons.length).toBeGreaterThanOrEqual(8)
  const line = buttons[0]?.getAttribute('aria-label')?.replace('Use as subject: ', '')
  await press(`Use as subject: ${line}`)
  await waitFor(() => expect(saved[0]?.subject).toBe(line))
  expect(line).toContain('{{first_name}}')
  // Behind the dialog of success, which closes by itself.
  await user.click(await screen.findByLabelText('Use as subject: Hello'))
  await waitFor(() => expect(saved[0]?.subject).toBe('Hello'))
})

it('replaces the presets with the focused answer until Back', async () => {
  answerWith({ text: 'One' })
  const { user, press, choose } = await openHelp()
  await choose(/First touch/)
  const preset = screen.getByRole('radio', { name: /First touch/ })
  await waitFor(() => expect(preset).toBeChecked())
  preset.focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const heading = await screen.findByRole('heading', { name: 'First touch' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText('The answer of the AI is here.')).toBeInTheDocument()
  await press('Back')
  await waitFor(() => expect(screen.getByRole('radio', { name: /First touch/ })).toHaveFocus())
})
