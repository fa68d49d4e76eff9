import { Input, Stack, Switch, Textarea } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FormField, type FormFieldProps } from '@/shared/ui/fields/form-field'
import { NumberField, type NumberFieldProps } from '@/shared/ui/fields/number-field'
import { PasswordField, type PasswordFieldProps } from '@/shared/ui/fields/password-field'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SelectField, type SelectFieldProps } from '@/shared/ui/fields/select-field'

export default {
  title: 'Components/Fields',
  decorators: [
    (Story) => (
      <Stack gap="5" maxWidth="24rem">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta

export const Playground: StoryObj<Omit<FormFieldProps, 'children'>> = {
  args: {
    label: 'Name',
    helper: 'As colleagues know it.',
    error: '',
    isRequired: true,
    isDisabled: false,
  },
  render: (args) => (
    <FormField {...args}>
      <Input defaultValue="Spring fair" />
    </FormField>
  ),
}

export const Text: StoryObj = {
  render: () => (
    <>
      <FormField label="Name" isRequired helper="As colleagues know it.">
        <Input defaultValue="Spring fair" />
      </FormField>
      <FormField label="Email" error="Invalid email address">
        <Input defaultValue="nobody" />
      </FormField>
      <FormField label="Company" isDisabled>
        <Input placeholder="Where they work" />
      </FormField>
      <FormField label="Description">
        <Textarea placeholder="What this list is for" />
      </FormField>
      <Switch.Root>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>Active</Switch.Label>
      </Switch.Root>
    </>
  ),
}

export const Password: StoryObj<PasswordFieldProps> = {
  args: { label: 'Password', error: '', isRequired: true, isDisabled: false },
  render: (args) => <PasswordField {...args} defaultValue="secret" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text')
  },
}

function SearchExample({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return <SearchField label="Search lists" value={value} onChange={setValue} />
}

export const SearchEmpty: StoryObj = { render: () => <SearchExample initial="" /> }
export const SearchFilled: StoryObj = { render: () => <SearchExample initial="Spring" /> }

function NumberExample(props: Omit<NumberFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(props.fallback)
  return <NumberField {...props} value={value} onChange={setValue} />
}

export const Number: StoryObj<NumberFieldProps> = {
  args: {
    label: 'Result limit',
    helper: '1 to 1000; what is no number becomes 25',
    min: 1,
    max: 1000,
    fallback: 25,
    isLabelHidden: false,
    isDisabled: false,
  },
  render: ({ value: _value, onChange: _onChange, ...args }) => <NumberExample {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '5000{Enter}')
    await expect(field).toHaveValue('1000')
  },
}

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
  'Telecommunications and the long name of an industry that nobody has thought of',
  'Transport',
  'Travel',
]
const options = industries.map((label) => ({ value: label, label, disabled: label === 'Media' }))

function SelectExample(props: Partial<SelectFieldProps>) {
  const [value, setValue] = useState<string>()
  return (
    <SelectField label="Industry" options={options} value={value} onChange={setValue} {...props} />
  )
}

export const SelectPlayground: StoryObj<Partial<SelectFieldProps>> = {
  args: {
    label: 'Industry',
    placeholder: 'Any industry',
    helper: 'Of the company they work for.',
    error: '',
    size: 'md',
    isLabelHidden: false,
    isRequired: false,
    isDisabled: false,
  },
  argTypes: { size: { control: 'radio', options: ['sm', 'md'] } },
  render: (args) => <SelectExample {...args} />,
}

export const Select: StoryObj = {
  render: () => (
    <>
      <SelectExample placeholder="Any industry" helper="Of the company they work for." />
      <SelectExample value="Retail" isRequired />
      <SelectExample label="Sender" error="Choose a sender" placeholder="No senders available" />
      <SelectExample label="Creators" isDisabled placeholder="All" />
    </>
  ),
}

export const SelectOpen: StoryObj = {
  render: () => <SelectExample placeholder="Any industry" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Industry' }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Consulting' })).toBeVisible())
  },
}
