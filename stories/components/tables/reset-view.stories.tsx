import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ResetView } from '@/shared/ui/page/reset-view'

const meta = {
  title: 'Components/Tables/Reset view',
  component: ResetView,
  tags: ['autodocs'],
  args: { isChanged: true, note: '3 of 12 campaigns', onReset: fn() },
} satisfies Meta<typeof ResetView>
export default meta

export const Changed: StoryObj<typeof meta> = {}
