import { Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogFooter, DialogPart } from '@/shared/ui/dialogs/dialog'

const meta = {
  title: 'Components/Dialogs/Dialog',
  component: Dialog,
  subcomponents: { DialogFooter, DialogPart },
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    title: 'Import new leads',
    description: 'Found leads are saved into a list of their own.',
    children: 'What the dialog is about.',
    footer: <Button>Import</Button>,
    size: 'md',
    isClosable: true,
    closeOnInteractOutside: true,
    onClose: fn(),
  },
  argTypes: {
    size: { control: 'select', options: ['xs', 'sm', 'md', 'lg', 'xl'] },
    title: { control: 'text' },
    description: { control: 'text' },
    children: { control: 'text' },
    footer: { control: false },
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FooterOfAStep: Story = {
  args: {
    footer: undefined,
    children: (
      <>
        <Text>A step that has its own buttons.</Text>
        <DialogFooter>
          <Button variant="outline">Back</Button>
          <Button>Continue</Button>
        </DialogFooter>
      </>
    ),
  },
}

export const LongContent: Story = {
  args: {
    title: 'A'.repeat(120),
    description: undefined,
    footer: <Button>Done</Button>,
    children: Array.from({ length: 60 }, (_, index) => (
      <Text key={index}>{`Line ${index + 1} of what there is to read.`}</Text>
    )),
  },
}
