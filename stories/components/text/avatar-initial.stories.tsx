import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarInitial } from '@/shared/ui/avatar-initial'

const meta = {
  title: 'Components/Text and pictures/Avatar initial',
  component: AvatarInitial,
  tags: ['autodocs'],
  args: { name: 'Ada Lovelace', size: 'lg', src: '' },
  argTypes: { size: { control: 'radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof AvatarInitial>
export default meta

export const Default: StoryObj<typeof meta> = {}
