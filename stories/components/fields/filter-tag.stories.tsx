import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FilterTag } from '@/shared/ui/filter-tag'

const meta = {
  title: 'Components/Fields/Filter tag',
  component: FilterTag,
  tags: ['autodocs'],
  args: { label: 'Berlin', onRemove: fn() },
} satisfies Meta<typeof FilterTag>
export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = {}

export const Cut: Story = {
  args: { label: 'Head of people, culture and organisational development in three countries' },
}
