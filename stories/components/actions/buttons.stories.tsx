import { Badge, type ButtonProps, Flex, IconButton, Link, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/shared/ui/button'
import { DeleteIcon, SearchIcon } from '@/shared/ui/icons'

export default { title: 'Components/Actions/Buttons and badges' } satisfies Meta

const palettes = ['brand', 'gray', 'green', 'orange', 'red', 'blue']
const variants = ['solid', 'subtle', 'surface', 'outline', 'ghost'] as const

export const Playground: StoryObj<ButtonProps> = {
  args: {
    children: 'Launch',
    variant: 'solid',
    colorPalette: 'brand',
    size: 'md',
    disabled: false,
    loading: false,
    loadingText: 'Launching...',
  },
  argTypes: {
    variant: { control: 'select', options: variants },
    colorPalette: { control: 'select', options: palettes },
    size: { control: 'select', options: ['xs', 'sm', 'md', 'lg'] },
  },
  render: (args) => <Button {...args} />,
}

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="4" align="flex-start">
      {palettes.map((palette) => (
        <Flex key={palette} wrap="wrap" gap="3" align="center">
          {variants.map((variant) => (
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
