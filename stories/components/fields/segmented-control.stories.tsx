import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'

const meta = {
  title: 'Components/Fields/Segmented control',
  component: SegmentedControl<string>,
  tags: ['autodocs'],
  args: {
    label: 'Show',
    options: [
      { value: 'all', label: 'All (12)' },
      { value: 'twice', label: 'Twice (2)' },
      { value: 'hidden', label: 'Without email (1)' },
    ],
    value: 'all',
    onChange: fn(),
  },
  argTypes: { value: { control: false } },
  render: function Example(args) {
    const [value, setValue] = useState(args.value)
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta

export const Chosen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Twice (2)' }))
    await expect(canvas.getByRole('radio', { name: 'Twice (2)' })).toBeChecked()
  },
}
