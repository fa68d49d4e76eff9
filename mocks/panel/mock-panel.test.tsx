import { render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import contractText from '../../openapi.yaml?raw'
import { createCallLog } from './call-log'
import type { MockSettings } from '../scenarios/mock-settings'
import { createHeldAnswers } from '../scenarios/held-answers'
import { createContractCheck } from '../contract/contract-check'
import type { Controls } from './controls'
import { MockPanel } from './mock-panel'

const { operations } = createContractCheck(contractText)

function mount(mistakes: string[] = []) {
  const log = createCallLog()
  const settings: MockSettings = { fail: {} }
  const held = createHeldAnswers()
  const controls = {
    settings: () => settings,
    link: () => 'http://localhost:5173/lists?role=admin',
    operations: () => operations,
    role: () => 'admin' as const,
    balance: () => 12_500,
    setScenario: vi.fn<Controls['setScenario']>(),
    setRole: vi.fn<Controls['setRole']>(),
    setLanguage: vi.fn<Controls['setLanguage']>(),
    setLatency: vi.fn<Controls['setLatency']>(),
    fail(id, failure) {
      settings.fail[id] = failure
    },
    dropFailure(id) {
      delete settings.fail[id]
    },
    held,
    hold: held.hold,
    endHold: held.end,
    setBalance: vi.fn<Controls['setBalance']>(),
    skipDay: vi.fn<Controls['skipDay']>(),
    recording: () => undefined,
    replay: vi.fn<Controls['replay']>(),
    endReplay: vi.fn<Controls['endReplay']>(),
    reset: vi.fn<Controls['reset']>(),
  } satisfies Controls
  render(<MockPanel controls={controls} log={log} mistakes={mistakes} />)
  return { user: userEvent.setup(), controls, settings, held, log }
}

const choose = (name: string) => screen.getByRole('combobox', { name })

test('opens by its button and closes by Escape, returning the focus', async () => {
  const { user } = mount()
  const opener = screen.getByRole('button', { name: 'Mock panel' })
  await user.click(opener)
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'))
  await user.click(choose('Latency'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mock panel' })).toBeNull())
  expect(opener).toHaveFocus()
})

test('is open when the address has mistakes, and names them', () => {
  mount(['There is no operation "nope". Known: getLists'])
  const panel = screen.getByRole('region', { name: 'Mock panel' })
  expect(within(panel).getByRole('alert', { name: 'Mistakes in the address' })).toHaveTextContent(
    'There is no operation "nope". Known: getLists',
  )
})

test('applies the chosen settings', async () => {
  const { user, controls } = mount()
  await user.click(screen.getByRole('button', { name: 'Mock panel' }))
  await user.selectOptions(choose('Scenario'), 'launch-partial')
  await user.selectOptions(choose('Signed in'), 'Nobody')
  await user.selectOptions(choose('Latency'), 'Slow, 3 s')
  await user.selectOptions(choose('Language'), 'German')
  const balance = screen.getByRole('spinbutton', { name: 'Credit units (100 are one credit)' })
  await user.clear(balance)
  await user.type(balance, '250{Enter}')
  await user.click(screen.getByRole('button', { name: 'Let a day pass' }))
  await user.click(screen.getByRole('button', { name: 'Reset everything' }))
  await waitFor(() => expect(controls.setScenario).toHaveBeenCalledWith('launch-partial'))
  expect(controls.setRole).toHaveBeenCalledWith('nobody')
  expect(controls.setLatency).toHaveBeenCalledWith('slow')
  expect(controls.setLanguage).toHaveBeenCalledWith('german')
  expect(controls.setBalance).toHaveBeenCalledWith(250)
  expect(controls.skipDay).toHaveBeenCalledOnce()
  expect(controls.reset).toHaveBeenCalledOnce()
})

test('makes the calls of an operation fail with a status, until it is removed', async () => {
  const { user, settings } = mount()
  await user.click(screen.getByRole('button', { name: 'Mock panel' }))
  await user.selectOptions(choose('Fail'), 'searchLeads')
  await user.selectOptions(choose('with'), 'Status 402')
  await user.click(screen.getByRole('button', { name: 'Fail it' }))
  await waitFor(() => expect(screen.getByText('searchLeads: Status 402')).toBeVisible())
  expect(settings.fail).toEqual({ searchLeads: 402 })
  await user.click(screen.getByRole('button', { name: 'Do not fail searchLeads' }))
  await waitFor(() => expect(screen.queryByText(/^searchLeads: Status/)).toBeNull())
  await user.selectOptions(choose('with'), 'Done, but the answer cut off')
  await user.click(screen.getByRole('button', { name: 'Fail it' }))
  await waitFor(() =>
    expect(screen.getByText('searchLeads: Done, but the answer cut off')).toBeVisible(),
  )
  expect(settings.fail).toEqual({ searchLeads: 'cut' })
})

test('holds the answers of an operation, and releases them in any order', async () => {
  const { user, held } = mount()
  await user.click(screen.getByRole('button', { name: 'Mock panel' }))
  await user.selectOptions(choose('Hold the answers of'), 'searchLeads')
  await user.click(screen.getByRole('button', { name: 'Hold' }))
  await waitFor(() => expect(screen.getByText('searchLeads: its answers wait')).toBeVisible())

  const released: string[] = []
  for (const id of ['first', 'second', 'third']) {
    void held
      .pass({ id, operationId: 'searchLeads', call: `POST /api/leads/search ${id}` })
      .then(() => released.push(id))
  }
  const waiting = within(await screen.findByRole('list', { name: 'Waiting answers' }))
  await user.click(waiting.getAllByRole('button', { name: 'Release' })[1] ?? document.body)
  await waitFor(() => expect(waiting.queryByText('POST /api/leads/search second')).toBeNull())
  expect(released).toEqual(['second'])
  await user.click(screen.getByRole('button', { name: 'Do not hold searchLeads' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting answers' })).toBeNull())
  expect(screen.queryByText('searchLeads: its answers wait')).toBeNull()
  expect(released).toEqual(['second', 'first', 'third'])
})

test('shows a call and its violation, and the number of violations on the button', async () => {
  const { user, log } = mount()
  await user.click(screen.getByRole('button', { name: 'Mock panel' }))
  log.note({
    id: '1',
    method: 'POST',
    path: '/api/lists',
    request: { name: 'New' },
    status: 0,
    duration: 12.4,
    violations: ['POST /api/lists: /body of the request is wrong'],
  })
  const calls = within(await screen.findByRole('list', { name: 'Calls' }))
  expect(calls.getByText('POST /api/lists')).toBeVisible()
  expect(calls.getByText('No network')).toBeVisible()
  expect(calls.getByText('12 ms')).toBeVisible()
  expect(calls.getByText('breaks it')).toBeVisible()
  await user.click(calls.getByText('POST /api/lists'))
  expect(await calls.findByText('POST /api/lists: /body of the request is wrong')).toBeVisible()
  expect(calls.getByText(/"name": "New"/)).toBeVisible()
  expect(screen.getByLabelText('1 violations of openapi.yaml')).toBeVisible()
})
