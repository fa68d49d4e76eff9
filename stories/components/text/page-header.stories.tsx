import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/shared/ui/button'
import { UpdatedAt } from '@/shared/ui/page/data-age'
import { PageHeader } from '@/shared/ui/page/page-header'

const meta = {
  title: 'Components/Text and pictures/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  args: {
    title: 'Lead Search',
    subtitle: 'Find and manage your prospects',
    actions: <Button>Create Contact</Button>,
  },
  argTypes: { subtitle: { control: 'text' }, age: { control: false }, actions: { control: false } },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * A screen passes its queries: `<DataAge of={[listsQuery, campaignsQuery]} />`. The age is
 * highlighted after half an hour.
 */
export const WithTheAgeOfItsData: Story = {
  args: { age: <UpdatedAt at={Date.now() - 10 * 60_000} /> },
}

export const WithOldData: Story = {
  args: { age: <UpdatedAt at={Date.now() - 45 * 60_000} /> },
}
