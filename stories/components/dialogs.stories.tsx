import { Button, Input, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/dialogs/confirm-dialog'
import { Dialog, type DialogProps } from '@/shared/ui/dialogs/dialog'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { SelectField } from '@/shared/ui/fields/select-field'

export default { title: 'Components/Dialogs' } satisfies Meta

const sizes = ['10', '25', '50', '100'].map((value) => ({ value, label: `${value} leads` }))

function SelectInDialog() {
  const [limit, setLimit] = useState<string | undefined>('10')
  return (
    <FormDialog
      title="Import new leads"
      description="Found leads are saved into a list of their own."
      submitLabel="Import"
      onSubmit={fn()}
      onClose={fn()}
    >
      <Stack gap="4">
        <FormField label="List name" isRequired>
          <Input />
        </FormField>
        <SelectField label="Limit" options={sizes} value={limit} onChange={setLimit} />
      </Stack>
    </FormDialog>
  )
}

export const WithSelect: StoryObj = {
  render: () => <SelectInDialog />,
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Limit' }))
    await userEvent.click(await screen.findByRole('option', { name: '50 leads' }))
    await expect(screen.getByRole('combobox', { name: 'Limit' })).toHaveTextContent('50 leads')
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Import new leads' })).toBeVisible(),
    )
  },
}

export const LongContent: StoryObj = {
  render: () => (
    <Dialog title={'A'.repeat(120)} onClose={fn()} footer={<Button>Done</Button>}>
      {Array.from({ length: 60 }, (_, index) => (
        <Text key={index}>{`Line ${index + 1} of what there is to read.`}</Text>
      ))}
    </Dialog>
  ),
}

export const Playground: StoryObj<DialogProps> = {
  args: {
    title: 'Import new leads',
    description: 'Found leads are saved into a list of their own.',
    children: 'What the dialog is about.',
    size: 'md',
    isClosable: true,
    closeOnInteractOutside: true,
    onClose: fn(),
  },
  argTypes: { size: { control: 'select', options: ['xs', 'sm', 'md', 'lg', 'xl'] } },
  render: (args) => <Dialog {...args} footer={<Button>Import</Button>} />,
}

const confirm: ConfirmDialogProps = {
  title: 'Delete Campaign',
  children: '“Spring fair” and its sequence will be gone for good.',
  confirmLabel: 'Delete Campaign',
  cancelLabel: 'Cancel',
  pendingLabel: 'Deleting...',
  tone: 'destructive',
  isPending: false,
  onConfirm: fn(),
  onClose: fn(),
}

export const Confirm: StoryObj<ConfirmDialogProps> = {
  args: confirm,
  argTypes: { tone: { control: 'radio', options: ['neutral', 'destructive'] } },
  render: (args) => <ConfirmDialog {...args} />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

export const ConfirmPending: StoryObj = {
  render: () => <ConfirmDialog {...confirm} isPending />,
}
