import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

export default {
  title: 'Screens/Shell',
  parameters: { path: '/nowhere', layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const notFound = async () =>
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()

export const PageNotFound: Story = { play: notFound }

export const ForAnAdmin: Story = {
  parameters: { role: 'admin' },
  play: async () => {
    await notFound()
    await expect(screen.getByRole('link', { name: 'Settings' })).toBeVisible()
  },
}
