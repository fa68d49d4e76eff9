import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { translate } from '@/shared/i18n/translate'
import { PENDING, Refusal } from '@/shared/ui/refusal'

const meta = {
  title: 'Components/Actions/Refusal',
  component: Refusal,
  tags: ['autodocs'],
  args: { reason: translate(PENDING), isShown: false, children: <Button>Cancel</Button> },
  argTypes: { children: { control: false }, reason: { control: 'text' } },
} satisfies Meta<typeof Refusal>
export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      translate(PENDING),
    ),
}

export const Allowed: Story = { args: { reason: undefined } }

/** A button that the specification disables never has the focus, so its reason stands beside it. */
export const Disabled: Story = {
  args: {
    reason: 'Choose a lead list.',
    isShown: true,
    children: <Button disabled>Continue to Sequence Builder</Button>,
  },
}
