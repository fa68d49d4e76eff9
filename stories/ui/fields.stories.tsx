import { Input, Stack, Switch, Textarea } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FormField } from '@/shared/ui/form-field'
import { NumberField } from '@/shared/ui/number-field'
import { PasswordField } from '@/shared/ui/password-field'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField, type SelectFieldProps } from '@/shared/ui/select-field'

export default {
  title: 'UI/Fields',
  decorators: [
    (Story) => (
      <Stack gap="5" maxWidth="24rem">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta

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

export const Password: StoryObj = {
  render: () => <PasswordField label="Password" isRequired defaultValue="secret" />,
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

function NumberExample() {
  const [value, setValue] = useState(25)
  return (
    <NumberField
      label="Result limit"
      helper="1 to 1000"
      min={1}
      max={1000}
      fallback={25}
      value={value}
      onChange={setValue}
    />
  )
}

export const Number: StoryObj = { render: () => <NumberExample /> }

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
