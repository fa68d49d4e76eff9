import { Box, Flex, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarInitial } from '@/shared/ui/avatar-initial'
import { UserText } from '@/shared/ui/user-text'

const meta = {
  title: 'Components/Text and pictures/User text',
  component: UserText,
  tags: ['autodocs'],
  args: { text: 'A list whose name is longer than the card in which it is shown' },
  render: (args) => (
    <Box maxWidth="18rem">
      <UserText {...args} />
    </Box>
  ),
} satisfies Meta<typeof UserText>
export default meta

type Story = StoryObj<typeof meta>

export const Long: Story = {}

const names = ['Ada Lovelace', '👩‍🚀 Astro', 'محمد علي', 'é', 'Zzz '.repeat(60)]

export const Names: Story = {
  render: () => (
    <Stack gap="3" maxWidth="18rem">
      {names.map((name) => (
        <Flex key={name} align="center" gap="3">
          <AvatarInitial name={name} />
          <Box minWidth="0">
            <UserText text={name} />
          </Box>
        </Flex>
      ))}
    </Stack>
  ),
}
