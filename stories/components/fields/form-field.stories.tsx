import { Input, Stack, Switch, Textarea } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField } from '@/shared/ui/fields/form-field'
import { inColumn } from '../../support/in-column'

const meta = {
  title: 'Components/Fields/Form field',
  component: FormField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Name',
    helper: 'As colleagues know it.',
    error: '',
    isRequired: true,
    isDisabled: false,
    children: <Input defaultValue="Spring fair" />,
  },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    children: { control: false },
  },
} satisfies Meta<typeof FormField>
export default meta

type Story = StoryObj<typeof meta>

export const Required: Story = {}

export const States: Story = {
  render: () => (
    <Stack gap="5">
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
    </Stack>
  ),
}
