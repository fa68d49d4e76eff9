import { Skeleton, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableSkeleton, Placeholder } from '@/shared/ui/page/placeholder'

const meta = {
  title: 'Components/Feedback/Waiting',
  component: Placeholder,
  subcomponents: { TableSkeleton },
  tags: ['autodocs'],
  args: {
    label: 'Loading lists...',
    children: (
      <Stack gap="3">
        <Skeleton height="5" width="12rem" />
        <Skeleton height="20" />
      </Stack>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Placeholder>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Table: Story = { render: () => <TableSkeleton rows={4} label="Loading events..." /> }
