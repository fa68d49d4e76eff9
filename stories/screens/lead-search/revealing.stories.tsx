import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ceos, findLeads, pathOf } from '../../support/lead-search'
import { press, expectText, selectLeads } from '../../support/user-actions'

export default {
  title: 'Screens/Lead Search/Revealing',
  // The addresses of the others are known from lists.
  parameters: { path: `${pathOf('jobTitles=["CEO"]', 200)}&unlisted=true`, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Revealing: Story = {
  parameters: { hold: ['revealLeads'] },
  play: async () => {
    await findLeads()
    await selectLeads(3)
    await press('Reveal Emails (3)')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reveal Emails (3)', busy: true })).toBeVisible(),
    )
  },
}

export const RevealPartial: Story = {
  parameters: {
    scenario: 'reveal-partial',
    message: { title: 'Emails revealed', description: '2/3 emails, 2.0 credits used.' },
  },
  play: async () => {
    await findLeads()
    await selectLeads(3)
    await press('Reveal Emails (3)')
  },
}

export const RevealFails: Story = {
  parameters: {
    fail: { revealLeads: 500 },
    message: {
      title: 'Email reveal failed',
      description: 'Something went wrong revealing emails. Please try again.',
    },
  },
  play: async () => {
    await findLeads()
    await selectLeads(3)
    await press('Reveal Emails (3)')
  },
}

export const NothingToReveal: Story = {
  parameters: { message: { title: 'No leads selected', description: 'Select the leads first.' } },
  play: async () => {
    await findLeads()
    await press('Reveal Emails (0)')
  },
}

export const InvalidSelection: Story = {
  parameters: {
    scenario: 'malformed',
    message: {
      title: 'Invalid selection',
      description: 'The selected leads have no id, so they cannot be revealed.',
    },
  },
  play: async () => {
    await expectText('Credits unknown')
    await press('Search (1)')
    await selectLeads(1)
    await press('Reveal Emails (1)')
  },
}

export const AlreadyRevealed: Story = {
  tags: ['long'],
  parameters: {
    message: {
      title: 'Emails already revealed',
      description:
        'The addresses of the selected leads are already visible, so no credits were used.',
    },
  },
  play: async () => {
    await findLeads()
    await selectLeads(1)
    await press('Reveal Emails (1)')
    await expectText('Emails revealed')
    await selectLeads(1)
    await press('Reveal Emails (1)')
  },
}

export const PriceNotKnown: Story = {
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await expectText(
      /^2 addresses · \d+\.\d credits left · The price is shown after the first reveal\.$/,
    )
  },
}

/** The contacts of a few lists are read with the results: a known address costs nothing. */
export const AddressFromAList: Story = {
  parameters: { path: ceos },
  play: async () => {
    await findLeads()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const [marked] = await screen.findAllByRole('img', { name: /^From your list / })
    await expect(marked).toBeVisible()
  },
}

/** Lists that could not be read may have addresses, so the person decides. */
export const ListsNotRead: Story = {
  parameters: { path: ceos, fail: { getListContacts: 500 } },
  play: async () => {
    await findLeads()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await press('Reveal Emails (25)')
    await expectText(/could not be read/)
  },
}

export const CostsAtMost: Story = {
  play: async () => {
    await findLeads()
    await selectLeads(2)
    await press('Reveal Emails (2)')
    await expectText('2/2 emails, 2.0 credits used.')
    await selectLeads(5)
    await expectText(/^up to 3\.0 of \d+\.\d credits$/)
  },
}
