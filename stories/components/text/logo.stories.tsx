import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '@/shared/ui/logo'

const meta = {
  title: 'Components/Text and pictures/Logo',
  component: Logo,
  tags: ['autodocs'],
} satisfies Meta<typeof Logo>
export default meta

export const Default: StoryObj<typeof meta> = {}

export const Large: StoryObj<typeof meta> = { args: { isLarge: true } }
