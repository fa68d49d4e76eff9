import { Box, Code, Flex, SimpleGrid, Stack, Text, Theme } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/shared/ui/button'
import { Chapter, Page } from '../support/page'
import { type ThemeToken, tokensOf } from './theme-tokens'

export default { title: 'Foundations/Spacing and corners' } satisfies Meta

const rems = ({ value }: ThemeToken) => parseFloat(value)
const spaces = tokensOf('spacing')
  .filter((token) => !token.name.startsWith('-') && rems(token) <= 6)
  .toSorted((a, b) => rems(a) - rems(b))

function Sample({ name, value, children }: ThemeToken & { children: React.ReactNode }) {
  return (
    <Stack gap="2">
      {children}
      <Text>
        <Code variant="plain" bg="transparent" color="fg" px="0">
          {name}
        </Code>{' '}
        <Text as="span" color="fg.muted" textStyle="sm">
          {value}
        </Text>
      </Text>
    </Stack>
  )
}

export const SpacingAndCorners: StoryObj = {
  name: 'Spacing and corners',
  render: () => (
    <Page
      title="Spacing and corners"
      intro="Steps of a quarter rem, which grow with the user’s font size."
    >
      <Chapter title="Spaces">
        <Stack gap="2">
          {spaces.map(({ name, value }) => (
            <Flex key={name} align="center" gap="4">
              <Text width="8rem" flexShrink="0" textStyle="sm">
                {`${name} · ${value}`}
              </Text>
              <Box height="4" width={name} bg="brand.solid" borderRadius="sm" />
            </Flex>
          ))}
        </Stack>
      </Chapter>
      <Chapter
        title="Corners"
        intro="l1 for elements inside a control, l2 for controls, l3 for cards, tables and toasts, “dialog” for dialogs."
      >
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="6">
          {tokensOf('radii').map((token) => (
            <Sample key={token.name} {...token}>
              <Box
                height="16"
                bg="brand.subtle"
                borderWidth="1px"
                borderColor="brand.border"
                borderRadius={token.name}
              />
            </Sample>
          ))}
        </SimpleGrid>
      </Chapter>
      <Chapter
        title="Heights of controls"
        intro="xs for toolbars and rows; sm and md grow to 44 px on touch."
      >
        <Flex align="center" gap="4">
          {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} size={size} variant="outline">
              {size}
            </Button>
          ))}
        </Flex>
      </Chapter>
      <Chapter
        title="Elevation"
        intro="Page, panel, and what floats: each is a step lighter in dark mode."
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {(['light', 'dark'] as const).map((mode) => (
            <Theme key={mode} appearance={mode} p="6" bg="bg" borderWidth="1px" borderRadius="l3">
              <Box p="6" bg="bg.panel" borderWidth="1px" borderRadius="l3">
                <Box p="6" bg="bg.float" borderWidth="1px" borderRadius="dialog" boxShadow="md">
                  <Text textStyle="sm">{mode}</Text>
                </Box>
              </Box>
            </Theme>
          ))}
        </SimpleGrid>
      </Chapter>
      <Chapter title="Shadows">
        <SimpleGrid columns={{ base: 2, md: 5 }} gap="6">
          {tokensOf('shadows').map(({ name }) => (
            <Sample key={name} name={name} value="">
              <Box height="16" bg="bg.panel" borderRadius="l3" boxShadow={name} />
            </Sample>
          ))}
        </SimpleGrid>
      </Chapter>
    </Page>
  ),
}
