import { Stack } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'

/** About the width of a field or card on a screen. */
export const inColumn: Decorator = (Story) => (
  <Stack gap="5" maxWidth="24rem">
    <Story />
  </Stack>
)
