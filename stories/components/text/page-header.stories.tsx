import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from '@/shared/ui/page-header'

const meta = {
  title: 'Components/Text and pictures/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  args: {
    title: 'Lead Search',
    subtitle: 'Find and manage your prospects',
    actions: <Button>Create Contact</Button>,
  },
  argTypes: { subtitle: { control: 'text' }, actions: { control: false } },
} satisfies Meta<typeof PageHeader>
export default meta

export const Default: StoryObj<typeof meta> = {}
