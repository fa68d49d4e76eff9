import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { SearchField } from '@/shared/ui/fields/search-field'
import { inColumn } from '../../support/in-column'

const meta = {
  title: 'Components/Fields/Search field',
  component: SearchField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { label: 'Search lists', value: '', onChange: fn() },
  argTypes: { value: { control: false } },
  render: function Example(args) {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { value: 'Spring' } }
