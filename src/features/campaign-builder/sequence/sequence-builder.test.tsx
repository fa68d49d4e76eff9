import { useScenario } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addEmail, button, press, reachBuilder } from '@/test/campaigns'
import { renderApp } from '@/test/render-app'

beforeEach(() => signInAs('user'))

describe('the sequence', () => {
  const positions = () =>
    screen.getAllByRole('button', { name: /^Step \d · / }).map((card) => card.textContent)

  it('can be extended, reordered and shortened', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    expect(screen.getByText('Send immediately')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete step 1' })).toBeNull()
    await user.type(await screen.findByLabelText('Subject'), 'First')
    await press(user, 'Add step')
    expect(await screen.findByRole('menuitem', { name: /Invitation/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('menuitem', { name: 'Email' }))
    expect(positions()).toEqual(['Step 1 · EmailDay 1First', 'Step 2 · EmailDay 2No subject yet'])
    await press(user, 'More for step 2')
    await user.click(await screen.findByRole('menuitem', { name: 'Move step 2 up' }))
    expect(positions()).toEqual(['Step 1 · EmailDay 1No subject yet', 'Step 2 · EmailDay 2First'])
    await press(user, 'Duplicate step 2')
    expect(positions()).toHaveLength(3)
    await press(user, 'Delete step 1')
    expect(positions()).toEqual(['Step 1 · EmailDay 1First', 'Step 2 · EmailDay 2First'])
    expect(screen.getByText('No step is selected')).toBeVisible()
  })

  it('brings a deleted step back with its text and its files', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await user.type(await screen.findByLabelText('Subject'), 'First')
    await addEmail(user)
    await user.type(await screen.findByLabelText('Subject'), 'Second')
    const file = new File(['a'], 'prices.pdf', { type: 'application/pdf' })
    await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), file)
    await press(user, 'Delete step 2')
    const undo = await button('Undo')
    await addEmail(user)
    expect(await screen.findByLabelText('Subject')).toHaveValue('')
    expect(screen.queryByText('prices.pdf')).toBeNull()
    await user.click(undo)
    expect(positions()).toEqual([
      'Step 1 · EmailDay 1First',
      'Step 2 · EmailDay 2Second',
      'Step 3 · EmailDay 3No subject yet',
    ])
    expect(await screen.findByLabelText('Subject')).toHaveValue('Second')
    expect(screen.getByText('prices.pdf')).toBeVisible()
  })

  it('waits between 1 and 30 days', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await addEmail(user)
    await press(user, 'Wait for 1 day(s)')
    const days = await screen.findByRole('spinbutton', { name: 'Days to wait before step 2' })
    await press(user, 'One day less')
    expect(days).toHaveValue('1')
    await user.clear(days)
    await user.type(days, '99{Enter}')
    await press(user, 'One day more')
    expect(days).toHaveValue('30')
    expect(screen.getByText('Day 31')).toBeVisible()
    await user.clear(days)
    await user.type(days, '0{Enter}')
    await press(user, 'Close the wait editor')
    expect(screen.getByText('Wait for 1 day(s)')).toBeVisible()
  })

  it.each([
    ['senders-empty', 'No senders available'],
    ['default', 'Select a sender'],
  ] as const)('offers the senders of the scenario %s', async (scenario, text) => {
    useScenario(scenario)
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    expect(await screen.findByRole('combobox', { name: 'Sender' })).toHaveTextContent(text)
  })

  it('names what to check, and goes to the step', async () => {
    const { user } = renderApp('/campaigns')
    await reachBuilder(user)
    await addEmail(user)
    await user.click(screen.getByText(/^\d+ to check$/))
    await user.click(await button('Step 1 has no subject.'))
    expect(await screen.findByRole('heading', { name: 'Step 1: Email' })).toBeVisible()
  })
})
