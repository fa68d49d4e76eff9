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

test('is open when the address has mistakes, and names them', () => {
  mount(['There is no operation "nope". Known: getLists'])
  const panel = screen.getByRole('region', { name: 'Mock panel' })
  expect(within(panel).getByRole('alert', { name: 'Mistakes in the address' })).toHaveTextContent(
    'There is no operation "nope". Known: getLists',
  )
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
