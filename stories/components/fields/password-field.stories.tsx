import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '@/shared/ui/fields/password-field'
import { inColumn } from '../../support/in-column'

const meta = {
  title: 'Components/Fields/Password field',
  component: PasswordField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Password',
    helper: '',
    error: '',
    isRequired: true,
    isDisabled: false,
    defaultValue: 'secret',
  },
  argTypes: { label: { control: 'text' }, helper: { control: 'text' } },
} satisfies Meta<typeof PasswordField>
export default meta

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text')
  },
}
