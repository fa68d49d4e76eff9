import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FileDrop } from '@/shared/ui/fields/file-drop'

const meta = {
  title: 'Components/Fields/File drop',
  component: FileDrop,
  tags: ['autodocs'],
  args: {
    label: 'Choose a CSV file',
    hint: 'Or drop one here. Up to 10 MB, with first_name, last_name and email.',
    accept: '.csv,text/csv',
    size: 'md',
    isDisabled: false,
    onFile: fn(),
  },
  argTypes: { size: { control: 'radio', options: ['sm', 'md'] } },
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true, hint: undefined } }
