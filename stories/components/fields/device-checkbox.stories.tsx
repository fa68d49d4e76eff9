import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DeviceCheckbox } from '@/shared/ui/fields/device-checkbox'
import { SingleKeysCheckbox } from '@/shared/ui/fields/single-keys-checkbox'

const meta = {
  title: 'Components/Fields/Device checkbox',
  component: DeviceCheckbox,
  subcomponents: { SingleKeysCheckbox },
  tags: ['autodocs'],
  args: {
    label: 'Hold launches for 10 seconds',
    hint: 'Applies at once, on this device.',
    isOn: false,
    onChange: fn(),
  },
  argTypes: { isOn: { control: false } },
  render: function Example(args) {
    const [isOn, setIsOn] = useState(args.isOn)
    return <DeviceCheckbox {...args} isOn={isOn} onChange={setIsOn} />
  },
} satisfies Meta<typeof DeviceCheckbox>
export default meta

type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const SingleKeys: Story = { render: () => <SingleKeysCheckbox /> }
