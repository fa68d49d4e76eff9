import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addEmail, button, keepDraft, press, readyDraft } from '@/test/campaigns'
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

const members = () => db.memberships.of(readyDraft.listId)

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
  const toasts = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
  const undo = await toasts.findByRole('button', { name: 'Undo' })
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
  await user.click(screen.getByRole('button', { name: /^Step 1 · / }))
  await user.keyboard('{Control>}z{/Control}')
  await expectSteps('Step 1 · EmailDay 1First', 'Step 2 · EmailDay 2Second')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await button('Delete step 3')
})

it('who lacks the value of a token is shown from the finding, and left out', async () => {
  const lacking = db.contacts.all().find(({ id }) => members().includes(id))
  db.contacts.update(lacking?.id ?? '', { firstName: '', name: '' })
  const { user } = await openBuilder(step('step-1', 'For {{first_name}}', 0))
  await user.click(await screen.findByText(/^\d+ to check$/))
  await user.click(await screen.findByRole('button', { name: /uses {{first_name}}, which 1 of/ }))
  const group = await screen.findByRole('radio', { name: 'Without {{first_name}} (1)' })
  expect(group).toBeChecked()
  await press(user, 'Create List (1)')
  const naming = within(await screen.findByRole('dialog', { name: 'Create List' }))
  await user.type(naming.getByRole('textbox', { name: /List name/ }), 'No name')
  await user.click(naming.getByRole('button', { name: 'Create List' }))
  await screen.findByText('List created')
  const made = db.lists.all().find(({ name }) => name === 'No name')
  expect(db.memberships.of(made?.id ?? '')).toEqual([lacking?.id])
  await press(user, 'Leave this person out')
  await screen.findByText('The draft goes to the new list')
  const list = db.lists.all().find(({ name }) => name === 'Pilot customers without 1')
  const left = members().filter((id) => id !== lacking?.id)
  expect(db.memberships.of(list?.id ?? '').toSorted()).toEqual(left.toSorted())
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
