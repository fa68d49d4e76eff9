import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '@/shared/ui/icons'
import { Logo } from '@/shared/ui/logo'
import { Chapter, Page } from '../support/page'

export default { title: 'Foundations/Icons' } satisfies Meta

export const Icons: StoryObj = {
  render: () => (
    <Page
      title="Icons"
      intro="Named by meaning. The button around an icon has its own accessible name."
    >
      <Chapter title="Logo">
        <Logo />
      </Chapter>
      <Chapter title="Icons">
        <SimpleGrid columns={{ base: 2, sm: 3, md: 5 }} gap="5">
          {Object.entries(icons).map(([name, Icon]) => (
            <Stack key={name} align="center" gap="2">
              <Icon aria-hidden />
              <Text textStyle="sm">{name.replace(/Icon$/, '')}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Chapter>
    </Page>
  ),
}
