import { Box, Code, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { translate } from '@/shared/i18n/translate'
import { COLUMNS, palette } from '@/editor/view/toolbar/palette'
import { Page } from '../support/page'

export default { title: 'Foundations/Editor palette' } satisfies Meta

export const EditorPalette: StoryObj = {
  name: 'Editor palette',
  render: () => (
    <Page
      title="Editor palette"
      intro="The 35 colours of text and background in an e-mail, the same in both themes, because the theme of the recipient is unknown."
    >
      <SimpleGrid columns={{ base: 2, md: COLUMNS }} gap="4">
        {palette.map(({ name, value }) => (
          <Stack key={value} gap="1">
            <Box height="16" borderRadius="l2" borderWidth="1px" bg={value} />
            <Text fontWeight="medium" textStyle="sm">
              {translate(name)}
            </Text>
            <Code variant="plain" bg="transparent" color="fg.muted" px="0">
              {value}
            </Code>
          </Stack>
        ))}
      </SimpleGrid>
    </Page>
  ),
}
