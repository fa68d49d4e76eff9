import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, spyOn, userEvent } from 'storybook/test'
import { Attachments } from '@/features/campaign-builder/attachments/attachments'
import { createAttachments } from '@/features/campaign-builder/attachments/attachment-store'
import { expectText } from '../../support/user-actions'

function Files() {
  const [store] = useState(() => createAttachments())
  return (
    <Box maxWidth="40rem">
      <Attachments stepId="step-1" store={store} />
    </Box>
  )
}

export default {
  title: 'Screens/Campaigns/Attachments',
  render: () => <Files />,
} satisfies Meta

type Story = StoryObj

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0f6b75"/></svg>`

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Attach files', { selector: 'input' }), files, {
    applyAccept: false,
  })

/** The sequence builder, where the alert is shown. */
const inBuilder: Story = {
  parameters: { path: '/campaigns?flow=sequence&edit=1', layout: 'fullscreen' },
  beforeEach() {
    spyOn(window, 'alert')
  },
}

export const Empty: Story = {}

export const Several: Story = {
  play: async () => {
    await choose(
      new File(['x'.repeat(48_000)], 'Offer.pdf'),
      new File([picture], 'logo.png', { type: 'image/svg+xml' }),
      new File(['a;b'], `${'A file with a very long name '.repeat(6)}.csv`),
    )
    await expectText('3 of 5 files')
  },
}

export const RefusedType: Story = {
  parameters: {
    message: {
      title: 'This type of file cannot be attached',
      description:
        'Left out: setup.exe. Accepted are pdf, docx, xlsx, csv, txt, png, jpg, jpeg, gif, or webp files.',
    },
  },
  ...inBuilder,
  play: async () => {
    await choose(new File(['x'], 'setup.exe'), new File(['x'], 'Notes.txt'))
    await expectText('1 of 5 files')
  },
}

export const TooLarge: Story = {
  parameters: {
    message: { title: 'File Offer.pdf is too large. Maximum size is 10MB.', as: 'alert' },
  },
  ...inBuilder,
  play: () => choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Offer.pdf')),
}

export const TooMany: Story = {
  parameters: { message: { title: 'Maximum 5 attachments allowed per step.', as: 'alert' } },
  ...inBuilder,
  play: async () => {
    await choose(...[1, 2, 3, 4, 5, 6].map((number) => new File(['x'], `Page ${number}.txt`)))
    await expectText('5 of 5 files')
  },
}
