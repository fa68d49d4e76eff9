import type { Meta, StoryObj } from '@storybook/react-vite'
import { msg } from '@/shared/i18n/translate'
import { Stepper } from '@/shared/ui/page/stepper'

const steps = [
  { step: 'name', label: msg('Name') },
  { step: 'audience', label: msg('Audience') },
  { step: 'sequence', label: msg('Sequence') },
] as const

const meta = {
  title: 'Components/Text and pictures/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: { steps, current: 'audience' },
  argTypes: { current: { control: 'select', options: steps.map(({ step }) => step) } },
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
