import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from '@/shared/ui/fields/number-field'
import { inColumn } from '../../support/in-column'

const meta = {
  title: 'Components/Fields/Number field',
  component: NumberField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Result limit',
    helper: '1 to 1000; what is no number becomes 25',
    min: 1,
    max: 1000,
    fallback: 25,
    value: 25,
    size: 'md',
    isLabelHidden: false,
    isLabelInline: false,
    isDisabled: false,
    onChange: fn(),
  },
  argTypes: { size: { control: 'radio', options: ['sm', 'md'] }, value: { control: false } },
  render: function Example(args) {
    const [value, setValue] = useState(args.value)
    return <NumberField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NumberField>
export default meta

export const Corrected: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '5000{Enter}')
    await expect(field).toHaveValue('1000')
  },
}
