import { Stack } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'

/** About as wide as a field or a card is on a screen. */
export const inColumn: Decorator = (Story) => (
  <Stack gap="5" maxWidth="24rem">
    <Story />
  </Stack>
)
