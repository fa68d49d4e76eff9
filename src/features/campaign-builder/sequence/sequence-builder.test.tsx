import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addEmail, button, keepDraft, press, readyDraft } from '@/test/campaigns'
import { draftsOfUser } from '../drafts/drafts-of-user'
import { renderScreen } from '@/test/render-screen'

beforeEach(() => signInAs('user'))

const step = (id: string, subject: string, delay: number) => ({
  ...readyDraft.steps[0],
  id,
  subject,
  delay,
})

async function openBuilder(...steps: object[]) {
  keepDraft({ ...readyDraft, steps })
  const app = renderScreen('/campaigns?flow=sequence&draft=kept')
  await screen.findByText('Sequence start')
  return app
}

const expectSteps = async (...texts: string[]) =>
  waitFor(() =>
    expect(
      screen.getAllByRole('button', { name: /^Step \d · / }).map((card) => card.textContent),
    ).toEqual(texts),
  )

it('steps are added, duplicated and deleted, but never the last one', async () => {
  const { user } = await openBuilder(step('step-1', 'First', 0))
  expect(screen.getByText('Send immediately')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete step 1' })).toBeNull()
  await addEmail(user)
  await expectSteps('Step 1 · EmailDay 1First', 'Step 2 · EmailDay 2No subject yet')
  await press(user, 'Duplicate step 1')
  await press(user, 'Delete step 3')
  await expectSteps('Step 1 · EmailDay 1First', 'Step 2 · EmailDay 2First')
  expect(screen.getByText('No step is selected')).toBeVisible()
})

it('a deleted step comes back with its text and its files', async () => {
  const { user } = await openBuilder(step('step-1', 'First', 0), step('step-2', 'Second', 1))
  await user.click(await screen.findByRole('button', { name: /^Step 2 · / }))
  await screen.findByRole('heading', { name: 'Step 2: Email' })
  const file = new File(['a'], 'prices.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), file)
  await press(user, 'Delete step 2')
  const undo = await button('Undo')
  await addEmail(user)
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''))
  expect(screen.queryByText('prices.pdf')).toBeNull()
  await user.click(undo)
  await expectSteps(
    'Step 1 · EmailDay 1First',
    'Step 2 · EmailDay 2Second',
    'Step 3 · EmailDay 3No subject yet',
  )
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Second'))
  expect(screen.getByText('prices.pdf')).toBeVisible()
})

it('the draft is split: each half of its people is a list with a draft', async () => {
  const { user } = await openBuilder(step('step-1', 'First', 0))
  const people = db.memberships.of(readyDraft.listId)
  await user.click(await screen.findByRole('button', { name: /^\d+ people$/ }))
  await press(user, 'Split in two')

  await screen.findByText('This draft goes to the first half')
  const [first, second] = [1, 2].map((half) =>
    db.lists.all().find(({ name }) => name === `Pilot customers, half ${half}`),
  )
  const members = [first, second].map((list) => db.memberships.of(list?.id ?? ''))
  expect(members.flat().toSorted()).toEqual([...people].toSorted())
  expect(Math.abs((members[0]?.length ?? 0) - (members[1]?.length ?? 0))).toBeLessThan(2)

  const drafts = draftsOfUser(String(db.sessions.all()[0]?.userId))
  const forms = (await drafts.contents()).map(({ form }) => form)
  const steps = [expect.objectContaining({ subject: 'First', content: '<p>Mine</p>' })]
  expect(forms.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    expect.objectContaining({ name: 'Autumn, half 1', listId: first?.id, steps }),
    expect.objectContaining({ name: 'Autumn, half 2', listId: second?.id, steps }),
  ])

  const toast = screen
    .getAllByRole('status')
    .find(({ textContent }) => textContent.startsWith('This draft goes'))
  await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Autumn'),
  )
  expect(screen.getByRole('combobox', { name: 'Lead list' })).toHaveTextContent(
    /^Pilot customers \(/,
  )
  const names = async () => (await drafts.contents()).map(({ form }) => form.name)
  await waitFor(async () => expect(await names()).toEqual(['Autumn']))
})

it('a step waits between 1 and 30 days', async () => {
  const { user } = await openBuilder(step('step-1', 'First', 0), step('step-2', 'Second', 1))
  await press(user, 'Wait for 1 day(s)')
  const days = await screen.findByRole('spinbutton', { name: 'Days to wait before step 2' })
  await press(user, 'One day less')
  await waitFor(() => expect(days).toHaveValue('1'))
  await user.clear(days)
  await user.type(days, '99{Enter}')
  await press(user, 'One day more')
  await waitFor(() => expect(days).toHaveValue('30'))
  expect(await screen.findByText('Day 31')).toBeVisible()
})
