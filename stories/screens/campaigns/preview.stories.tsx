import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { StepPreview } from '@/features/campaign-builder/preview/step-preview'
import { useRecipient } from '@/entities/campaign/tokens/use-recipient'
import { firstStep } from '@/entities/campaign/model/sequence'
import { db } from '../../../mocks/entry/db'
import { SignedIn } from '../../support/signed-in'
import { press, expectText } from '../../support/user-actions'

type Args = { listId: string; html: string; subject: string }

function Preview({ listId, html, subject }: Args) {
  const step = firstStep({ subject, content: html, sender: 'sales@example.com' })
  return (
    <Box maxWidth="48rem">
      <StepPreview step={step} recipient={useRecipient(listId)} />
    </Box>
  )
}

const TO_BE_FILLED = '6'

export default {
  title: 'Screens/Campaigns/Preview',
  parameters: { role: 'user' },
  render: (args) => (
    <SignedIn>
      <Preview {...args} />
    </SignedIn>
  ),
  args: {
    listId: '4',
    subject: 'An idea for {{company}}',
    html:
      '<p>Hi {{first_name}},</p><p>as <strong>{{title}}</strong> of {{company}} you may like ' +
      '<a href="https://example.com/?c={{company}}">this idea</a>.</p>' +
      '<p>{{sender_name}}<br><a href="{{unsubscribe_link}}">Unsubscribe</a></p>',
  },
} satisfies Meta<Args>

type Story = StoryObj<Args>

const isThere = () => screen.findByText('Contact 1 of 12', undefined, { timeout: 30_000 })

export const Desktop: Story = { play: async () => void (await isThere()) }

export const Phone: Story = {
  play: async () => {
    await isThere()
    await userEvent.click(screen.getByText('Phone'))
  },
}

export const Missing: Story = {
  beforeEach() {
    for (const id of db.memberships.of('4').slice(0, 3)) {
      db.contacts.update(id, { firstName: '', companyName: '' })
    }
  },
  play: async () => {
    await isThere()
    await expect(screen.getByTitle('Mail as the contact sees it')).toHaveAttribute(
      'srcdoc',
      expect.stringContaining('Missing for this contact'),
    )
  },
}

export const ContactsEmpty: Story = {
  args: { listId: TO_BE_FILLED },
  play: () => expectText(/^The chosen list has no contacts/),
}

export const Loading: Story = {
  parameters: { hold: ['getListContacts'] },
  play: () => expectText('Loading the contacts of the list...'),
}

export const ContactsFail: Story = {
  parameters: { fail: { getListContacts: 500 } },
  play: () => expectText('The contacts of the list could not be loaded'),
}

export const CopyRefused: Story = {
  parameters: { dialog: 'The browser did not allow copying' },
  beforeEach() {
    const { clipboard } = navigator
    const write = clipboard.writeText.bind(clipboard)
    clipboard.writeText = () => Promise.reject(new Error('refused'))
    return () => void (clipboard.writeText = write)
  },
  play: async () => {
    await isThere()
    await press('Copy text')
    await screen.findByRole('dialog', { name: 'The browser did not allow copying' })
  },
}
