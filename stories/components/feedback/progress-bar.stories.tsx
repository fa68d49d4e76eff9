import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '@/shared/ui/page/progress-bar'

const meta = {
  title: 'Components/Feedback/Progress bar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: {
    label: 'Saving contacts',
    value: 500,
    max: 1200,
    valueText: '500 of 1,200 contacts saved',
  },
} satisfies Meta<typeof ProgressBar>
export default meta

export const Default: StoryObj<typeof meta> = {}
