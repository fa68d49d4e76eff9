import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SelectField, type SelectFieldProps } from '@/shared/ui/fields/select-field'
import { inColumn } from '../../support/in-column'

const industries = [
  'Computer software',
  'Consulting',
  'Education',
  'Financial services',
  'Healthcare',
  'Manufacturing',
  'Media',
  'Real estate',
  'Retail',
  'Travel',
]

function Example(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SelectField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Fields/Select field',
  component: SelectField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Industry',
    placeholder: 'Any industry',
    helper: 'Of the company they work for.',
    error: '',
    size: 'md',
    isLabelHidden: false,
    isRequired: false,
    isDisabled: false,
    options: industries.map((label) => ({ value: label, label, disabled: label === 'Media' })),
    value: undefined,
    onChange: fn(),
  },
  argTypes: { size: { control: 'radio', options: ['sm', 'md'] }, value: { control: false } },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof SelectField>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Industry' }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Consulting' })).toBeVisible())
  },
}

export const States: Story = {
  args: { helper: undefined },
  render: (args) => (
    <Stack gap="5">
      <Example {...args} value="Retail" isRequired />
      <Example
        {...args}
        label="Sender"
        error="Choose a sender"
        placeholder="No senders available"
      />
      <Example {...args} label="Creators" isDisabled placeholder="All" />
    </Stack>
  ),
}
