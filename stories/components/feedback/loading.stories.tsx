import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullScreenLoading, Loading } from '@/shared/ui/loading'

const meta = {
  title: 'Components/Feedback/Loading',
  component: Loading,
  subcomponents: { FullScreenLoading },
  tags: ['autodocs'],
  args: { label: 'Looking for leads...' },
} satisfies Meta<typeof Loading>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FullScreen: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '15rem' } } },
  render: () => <FullScreenLoading />,
}
