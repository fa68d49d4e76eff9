import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ListsIcon } from '@/shared/ui/icons'

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    icon: <ListsIcon />,
    title: 'No lists yet',
    description: 'Create your first contact list to start organizing leads',
    action: <Button>Create First List</Button>,
  },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta

export const Default: StoryObj<typeof meta> = {}
