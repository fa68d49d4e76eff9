import { Box, Code, Flex, SimpleGrid, Stack, Text, Theme } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { palettes } from '@/shared/ui/theme/theme-colors'
import { Chapter, Page } from '../support/page'
import { type ThemeToken, tokensOf } from './theme-tokens'

export default { title: 'Foundations/Colours' } satisfies Meta

const semantic = tokensOf('colors').filter(({ light }) => light !== undefined)

const shades = Object.entries(palettes).map(([palette, colors]) => ({
  palette,
  shades: Object.entries(colors).map(([step, value]) => ({ name: `${palette}.${step}`, value })),
}))
const nameByValue = new Map(
  shades.flatMap((one) => one.shades).map(({ name, value }) => [value, name]),
)

const rootOf = ({ name }: ThemeToken) => name.split('.')[0] ?? name
const roots = [...new Set(semantic.map(rootOf))]

const purposes: Record<string, string> = {
  bg: 'Backgrounds: the page, panels on it, and tints for the kinds of message.',
  fg: 'Text. Each has enough contrast on bg, bg.panel and bg.muted.',
  border: 'Borders. “control” is the border of controls and has a contrast of at least 3:1.',
  gray: 'Secondary buttons and badges.',
  brand: 'Interaction: primary buttons, links, selection, focus.',
  red: 'Failures and destructive actions.',
  orange: 'Warnings; paused.',
  green: 'Success; active; all sent.',
  blue: 'Information; draft.',
}

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default' })

/** Paths of the files whose styles name a colour of the root, such as `bg.muted` or `colorPalette="red"`. */
async function filesByRoot(): Promise<Record<string, string[]>> {
  const files = await Promise.all(
    Object.entries(sources)
      .filter(([path]) => !/\.test\.|\/theme\//.test(path))
      .map(async ([path, load]) => ({ path: path.replace('/src/', ''), text: await load() })),
  )
  const using = (root: string) => {
    const name = new RegExp(`['"{.]${root}(\\.\\w+)*['"}]`)
    return files.filter(({ text }) => name.test(text)).map(({ path }) => path)
  }
  return Object.fromEntries(roots.map((root) => [root, using(root)]))
}

function UsedIn({ files }: { files: string[] }) {
  return (
    <Box as="details" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      <summary>{`Used in ${files.length} files`}</summary>
      {files.join(', ')}
    </Box>
  )
}

type SwatchProps = { name: string; color?: string; behind: string | undefined }

function Swatch({ name, color = name, behind }: SwatchProps) {
  return (
    <Flex align="center" gap="3" minWidth="0">
      <Box boxSize="10" flexShrink="0" borderRadius="l2" borderWidth="1px" bg={color} />
      <Stack gap="0" minWidth="0">
        <Code variant="plain" bg="transparent" color="fg" px="0" overflowWrap="anywhere">
          {name}
        </Code>
        <Text textStyle="sm" color="fg.muted">
          {behind}
        </Text>
      </Stack>
    </Flex>
  )
}

export const Semantic: StoryObj = {
  loaders: [async () => ({ usedIn: await filesByRoot() })],
  render: (_, { loaded: { usedIn } }) => (
    <Page
      title="Colours by purpose"
      intro="Semantic colours, which screens use: light mode on the left, dark mode on the right."
    >
      {roots.map((root) => (
        <Chapter key={root} title={root} intro={purposes[root]}>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {(['light', 'dark'] as const).map((mode) => (
              <Theme key={mode} appearance={mode} p="4" bg="bg" borderWidth="1px" borderRadius="l3">
                <SimpleGrid columns={2} gap="4">
                  {semantic
                    .filter((token) => rootOf(token) === root)
                    .map((token) => (
                      <Swatch
                        key={token.name}
                        name={token.name}
                        behind={nameByValue.get(token[mode] ?? '') ?? token[mode]}
                      />
                    ))}
                </SimpleGrid>
              </Theme>
            ))}
          </SimpleGrid>
          <UsedIn files={usedIn[root]} />
        </Chapter>
      ))}
    </Page>
  ),
}

export const Shades: StoryObj = {
  render: () => (
    <Page title="Shades" intro="The scales that the semantic colours refer to.">
      {shades.map(({ palette, shades: of }) => (
        <Chapter key={palette} title={palette}>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
            {of.map(({ name, value }) => (
              <Swatch key={name} name={name} color={value} behind={value} />
            ))}
          </SimpleGrid>
        </Chapter>
      ))}
    </Page>
  ),
}
