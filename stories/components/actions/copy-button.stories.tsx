import type { Meta, StoryObj } from '@storybook/react-vite'
import { spyOn, userEvent } from 'storybook/test'
import { CopyButton } from '@/shared/ui/copy/copy-button'
import { expectText } from '../../support/user-actions'

const meta = {
  title: 'Components/Actions/Copy button',
  component: CopyButton,
  tags: ['autodocs'],
  args: { label: 'Copy text', text: () => 'Hi Ada,', variant: 'outline', disabled: false },
  argTypes: {
    variant: { control: 'select', options: ['solid', 'outline', 'ghost'] },
    size: { control: 'select', options: ['xs', 'sm', 'md'] },
    text: { control: false },
  },
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

export const Copied: Story = {
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy text' }))
    await expectText('Copied to clipboard')
  },
}

export const Refused: Story = {
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy text' }))
    await expectText('The text is selected: press Ctrl+C, or ⌘C on a Mac.')
  },
}
