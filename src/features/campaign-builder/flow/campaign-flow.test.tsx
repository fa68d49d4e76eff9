import { db, world } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { fail, hold, useScenario } from '@mocks/entry/test-server'
import { aList } from '@mocks/seed/builders'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, chooseOption, keepDraft, nameField, press, readyDraft } from '@/test/campaigns'
import { renderScreen } from '@/test/render-screen'
import { sentBodies } from '@/test/requests'

beforeEach(() => signInAs('user'))

describe('the creation flow', () => {
  it('saves a draft once, with the stated payload, and leads to the list', async () => {
    const bodies = sentBodies('POST /api/campaigns')
    const sender = 'sales@example.com'
    const step = { content: '', sender, cc: '' }
    keepDraft({
      name: '  Autumn ',
      listId: '4',
      steps: [
        { ...step, id: 'step-1', subject: 'Hello', delay: 0 },
        { ...step, id: 'step-2', subject: '', delay: 2, cc: 'boss@example.com', showCc: true },
      ],
    })
    const { user, history } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await user.dblClick(await button('Save Campaign'))

    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(bodies).toEqual([
      {
        name: 'Autumn',
        listId: 4,
        emailTemplate: '',
        sequence: [
          {
            id: 'step-1',
            type: 'email',
            config: { subject: 'Hello', content: '', sender, delay: 0 },
          },
          {
            id: 'step-2',
            type: 'email',
            config: {
              subject: '',
              content: '',
              sender,
              delay: 2,
              cc: 'boss@example.com',
              showCc: true,
            },
          },
        ],
        sendDelay: 0,
        followupSequence: 'sequence',
      },
    ])
    expect(await button('Actions for Autumn')).toBeVisible()
    await waitFor(() => expect(history.location.search).toBe(''))
    await press(user, 'Create a new campaign')
    expect(await nameField()).toHaveValue('')
  })

  it('keeps a list id that is not a number', async () => {
    const id = 'b7c9f2de-0a41-4d6e-9a55-3f1c2e8d7b60'
    aList(world, { id, name: 'Trade fair' })
    keepDraft({ ...readyDraft, listId: id })
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    expect(await screen.findByText('Campaign created')).toBeVisible()
    expect(db.campaigns.all().find(({ name }) => name === 'Autumn')?.listId).toBe(id)
  })

  it('asks for a name', async () => {
    const { user } = renderScreen('/campaigns?flow=name')
    await user.type(await nameField(), ' \u200B{Enter}')
    expect(
      await screen.findByText('Campaign name required – Please enter a name for your campaign'),
    ).toBeVisible()
    expect(await button('Continue')).toBeDisabled()
    expect(await button('Continue')).toHaveAccessibleDescription('Enter a name to continue.')
  })

  it('asks for a list, and keeps the name on the way back', async () => {
    const { user } = renderScreen('/campaigns?flow=name')
    await user.type(await nameField(), 'Autumn{Enter}')
    expect(await button('Continue to Sequence Builder')).toBeDisabled()
    expect(await button('Continue to Sequence Builder')).toHaveAccessibleDescription(
      'Choose a list to continue.',
    )
    expect(screen.getByRole('radio', { name: /Email/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /WhatsApp.*Coming Soon/ })).toBeDisabled()
    await user.type(await nameField(), '{Enter}')
    expect(
      await screen.findByText('Missing information – Please select a lead list to continue'),
    ).toBeVisible()
    await press(user, 'Back')
    expect(await nameField()).toHaveValue('Autumn')
  })

  it('leads to Lists when there is no list', async () => {
    useScenario('empty')
    renderScreen('/campaigns?flow=manual')
    expect(await screen.findByText('No lead lists found')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to Lists Tab' })).toHaveAttribute(
      'href',
      '#/lists',
    )
    expect(await button('Continue to Sequence Builder')).toBeDisabled()
  })

  it('opens the builder with a name and a list, but not with a list alone', async () => {
    const { user } = renderScreen('/campaigns?flow=manual')
    await chooseOption(user, 'Lead list', /^Pilot customers/)
    expect(await button('Continue to Sequence Builder')).toBeDisabled()
    await user.type(await nameField(), 'Autumn')
    await waitFor(async () => expect(await button('Continue to Sequence Builder')).toBeEnabled())
    await press(user, 'Continue to Sequence Builder')
    expect(await screen.findByText('Sequence start')).toBeVisible()
  })

  it('cannot be saved without a list, or twice at once', async () => {
    const answer = hold('createCampaign')
    const original = db.campaigns.all().find(({ name }) => name === 'Draft without a list')
    const { user } = renderScreen(`/campaigns?flow=sequence&edit=${original?.id}`)
    expect(await button('Save Campaign')).toBeDisabled()
    expect(await button('Save Campaign')).toHaveAccessibleDescription(
      'To save, choose a lead list.',
    )
    await chooseOption(user, 'Lead list', /^Pilot customers/)
    await press(user, 'Save Campaign')
    expect(await button('Creating...')).toHaveAttribute('aria-disabled', 'true')
    answer.end()
    expect(await screen.findByText('Campaign created')).toBeVisible()
  })

  it('keeps everything when saving fails', async () => {
    fail('createCampaign')
    keepDraft(readyDraft)
    const { user } = renderScreen('/campaigns?flow=sequence&draft=kept')
    await press(user, 'Save Campaign')
    expect(await screen.findByText('Creation failed – Failed to create new campaign')).toBeVisible()
    const reason = /^It is not known whether the campaign was saved\..*Something broke/
    expect(await screen.findByText(reason)).toBeVisible()
    expect(await nameField()).toHaveValue('Autumn')
    expect(await button('Save Campaign')).toBeEnabled()
  })

  it('starts with the name step when there is no draft', async () => {
    const { history } = renderScreen('/campaigns?flow=sequence')
    expect(await screen.findByText('Create a new campaign')).toBeVisible()
    expect(history.location.search).toBe('?flow=name')
  })
})
