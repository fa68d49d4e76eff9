import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { translate } from '@/shared/i18n/translate'
import { Button, PENDING } from '@/shared/ui/button'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { disabledReason: translate(PENDING), isReasonShown: false, children: 'Cancel' },
  argTypes: { children: { control: 'text' }, disabledReason: { control: 'text' } },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const WithDisabledReason: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      translate(PENDING),
    ),
}

export const Enabled: Story = { args: { disabledReason: undefined } }

/** A button that the specification disables cannot be focused, so its reason is shown beside it. */
export const Disabled: Story = {
  args: {
    disabled: true,
    disabledReason: 'Choose a lead list.',
    isReasonShown: true,
    children: 'Continue to Sequence Builder',
  },
}
