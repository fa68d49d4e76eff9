import { Input, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { SelectField } from '@/shared/ui/fields/select-field'

const sizes = ['10', '25', '50', '100'].map((value) => ({ value, label: `${value} leads` }))

function Fields() {
  const [limit, setLimit] = useState<string | undefined>('10')
  return (
    <Stack gap="4">
      <FormField label="List name" isRequired>
        <Input />
      </FormField>
      <SelectField label="Limit" options={sizes} value={limit} onChange={setLimit} />
    </Stack>
  )
}

const meta = {
  title: 'Components/Dialogs/Form dialog',
  component: FormDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: {
    title: 'Import new leads',
    description: 'Found leads are saved into a list of their own.',
    submitLabel: 'Import',
    pendingLabel: 'Importing...',
    isPending: false,
    hasInput: false,
    children: <Fields />,
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    children: { control: false },
    aside: { control: false },
  },
} satisfies Meta<typeof FormDialog>
export default meta

type Story = StoryObj<typeof meta>

export const WithSelect: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Limit' }))
    await userEvent.click(await screen.findByRole('option', { name: '50 leads' }))
    await expect(screen.getByRole('combobox', { name: 'Limit' })).toHaveTextContent('50 leads')
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Import new leads' })).toBeVisible(),
    )
  },
}

export const Pending: Story = { args: { isPending: true } }
