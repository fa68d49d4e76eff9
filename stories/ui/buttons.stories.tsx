import { Badge, Button, Flex, IconButton, Link, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteIcon, SearchIcon } from '@/shared/ui/icons'

export default { title: 'UI/Buttons and badges' } satisfies Meta

const palettes = ['brand', 'gray', 'green', 'orange', 'red', 'blue']

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="4" align="flex-start">
      {palettes.map((palette) => (
        <Flex key={palette} wrap="wrap" gap="3" align="center">
          {(['solid', 'subtle', 'surface', 'outline', 'ghost'] as const).map((variant) => (
            <Button key={variant} colorPalette={palette} variant={variant}>
              {`${palette} ${variant}`}
            </Button>
          ))}
          {(['solid', 'subtle', 'surface', 'outline'] as const).map((variant) => (
            <Badge key={variant} colorPalette={palette} variant={variant}>
              {palette}
            </Badge>
          ))}
        </Flex>
      ))}
    </Stack>
  ),
}

export const States: StoryObj = {
  render: () => (
    <Flex wrap="wrap" gap="3" align="center">
      <Button>
        <SearchIcon aria-hidden />
        Search
      </Button>
      <Button disabled>Disabled</Button>
      <Button loading loadingText="Saving...">
        Save
      </Button>
      <IconButton aria-label="Delete" variant="ghost">
        <DeleteIcon />
      </IconButton>
      <Link href="#somewhere">A link</Link>
    </Flex>
  ),
}
