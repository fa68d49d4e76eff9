import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { worker } from '../../../mocks/entry/browser'
import { ceos, finds } from '../../support/lead-search'
import { presses, sees, selectsLeads } from '../../support/person'

export default {
  title: 'Screens/Lead Search/Revealing',
  parameters: { path: ceos, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Revealing: Story = {
  beforeEach() {
    worker.use(http.post('*/api/leads/reveal', () => delay('infinite')))
  },
  play: async () => {
    await finds()
    await selectsLeads(3)
    await presses('Reveal Emails (3)')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reveal Emails (3)', busy: true })).toBeVisible(),
    )
  },
}

export const RevealPartial: Story = {
  parameters: { scenario: 'reveal-partial' },
  play: async () => {
    await finds()
    await selectsLeads(3)
    await presses('Reveal Emails (3)')
    await sees('Emails revealed')
  },
}

export const RevealFails: Story = {
  parameters: { scenario: 'reveal-fails' },
  play: async () => {
    await finds()
    await selectsLeads(3)
    await presses('Reveal Emails (3)')
    await sees('Email reveal failed')
  },
}

export const NothingToReveal: Story = {
  play: async () => {
    await finds()
    await presses('Reveal Emails (0)')
    await sees('No leads selected')
  },
}

export const InvalidSelection: Story = {
  parameters: { scenario: 'malformed' },
  play: async () => {
    await sees('Credits unknown')
    await presses('Search (1)')
    await selectsLeads(1)
    await presses('Reveal Emails (1)')
    await sees('Invalid selection')
  },
}

export const AlreadyRevealed: Story = {
  play: async () => {
    await finds()
    await selectsLeads(1)
    await presses('Reveal Emails (1)')
    await sees('Emails revealed')
    await selectsLeads(1)
    await presses('Reveal Emails (1)')
    await sees('Emails already revealed')
  },
}
