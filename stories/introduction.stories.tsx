import { Code, Link, List, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Chapter, Page } from './support/page'

export default { title: 'Introduction' } satisfies Meta

function StoryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      href={`./?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`}
      target="_top"
      variant="underline"
    >
      {children}
    </Link>
  )
}

const settings = [
  [
    'Theme',
    'colorMode:dark',
    'light or dark. The tests check the colours of the pictured stories in both.',
  ],
  ['Language', 'language:german', 'that of the interface; “pseudo” shows what is not translated.'],
  ['Role', 'role:admin', 'who is signed in: an admin, an ordinary user, or nobody.'],
  [
    'Scenario',
    'scenario:launch-partial',
    'the state of the mock backend: an empty company, a slow server, a launch that fails in part …',
  ],
  [
    'Viewport',
    'viewport:phone',
    'the width: narrow (320 pixels), phone (390), tablet (820), desktop (1440).',
  ],
] as const

const sections = [
  [
    'Find a state',
    'find-a-state--every-state',
    'Every screen in each state, every dialog and every message with its text, to search.',
  ],
  [
    'Foundations',
    'foundations-colours--semantic',
    'Colours, type, spacing, the editor’s palette, motion, icons.',
  ],
  [
    'Patterns',
    'patterns-forms--docs',
    'Forms, tables, dialogs, empty, error and loading: what we do, and why.',
  ],
  [
    'Components',
    'components-dialogs-dialog--docs',
    'A page for each shared component: when to use it, its props, its states.',
  ],
  [
    'Screens',
    'screens-home--default',
    'Each screen in each state: empty, loading, large, every failure. The toolbar shows it on a phone or a tablet, light or dark.',
  ],
] as const

export const Introduction: StoryObj = {
  render: () => (
    <Page
      title="AI SDR"
      intro="The screens of an application in which a sales team finds prospects, saves them in lists and writes e-mail campaigns. Components, screens and messages have stories."
    >
      <Chapter title="Contents">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          {sections.map(([name, story, text]) => (
            <Stack key={name} gap="1" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3">
              <StoryLink to={story}>{name}</StoryLink>
              <Text color="fg.muted">{text}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Chapter>
      <Chapter
        title="Toolbar"
        intro="A setting applies to every story, and is in the address: &globals=colorMode:dark;viewport:phone. Role and scenario have “set by the story”, which ends that."
      >
        <List.Root ps="5">
          {settings.map(([name, parameter, text]) => (
            <List.Item key={name}>
              <strong>{name}</strong> (<Code>{parameter}</Code>){`: ${text}`}
            </List.Item>
          ))}
        </List.Root>
      </Chapter>
      <Chapter title="To see a failure">
        <List.Root as="ol" ps="5">
          <List.Item>
            Open <StoryLink to="find-a-state--fails">Fails</StoryLink> or{' '}
            <StoryLink to="find-a-state--messages">Messages</StoryLink>, and search for some of its
            text.
          </List.Item>
          <List.Item>
            Its story shows the screen with it. The link below leads to the same screen in the demo,
            or in development to mock mode, which <Code>npm start</Code> runs. The address contains
            the scenario and can be shared.
          </List.Item>
        </List.Root>
      </Chapter>
      <Chapter title="How the stories are made">
        <Text maxWidth="44rem">
          Every screen is the product itself with the same mock backend as mock mode and the tests.
          Every story is a test, with an accessibility check.
        </Text>
      </Chapter>
    </Page>
  ),
}
