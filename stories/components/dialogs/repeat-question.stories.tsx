import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { repeatQuestion } from '@/shared/api/perform-write'
import { RepeatQuestion } from '@/shared/ui/dialogs/repeat-question'
import { press } from '../../support/user-actions'

const risk = 'If it is saved again, there may be two campaigns “Autumn”.'

const asking = (lastTry: NonNullable<ReturnType<typeof repeatQuestion.get>>['lastTry']): Story => ({
  beforeEach: () => {
    repeatQuestion.set({ lastTry, risk, at: new Date(2026, 2, 9, 15, 30).getTime() })
    return () => repeatQuestion.set(undefined)
  },
})

const meta = {
  title: 'Components/Dialogs/Repeat question',
  component: RepeatQuestion,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof RepeatQuestion>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  ...asking('not found'),
  play: async () => {
    await waitFor(() => expect(screen.getByText(risk)).toBeVisible())
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

export const NotReadable: Story = asking('not readable')

export const NotKnown: Story = asking('not known')

export const NotRemembered: Story = asking('none')

export const Different: Story = {
  ...asking('different'),
  play: async () => {
    await press('Try again')
    await waitFor(() => expect(repeatQuestion.get()?.isConfirmed).toBe(true))
  },
}
