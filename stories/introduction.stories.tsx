import { Code, Link, List, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Chapter, Page } from './support/page'

export default { title: 'Introduction' } satisfies Meta

function StoryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={`./?path=/story/${to}`} target="_top" variant="underline">
      {children}
    </Link>
  )
}

const switches = [
  ['Theme', 'light or dark. A test looks at every story in both.'],
  ['Role', 'who is signed in: an admin, an ordinary user, or nobody.'],
  ['Scenario', 'what the mock backend plays: an empty company, a slow server, a failing call …'],
  ['Viewport', 'how wide the screen is: 320, 390, 768 or 1440.'],
] as const

const rooms = [
  [
    'Foundations',
    'foundations-colours--semantic',
    'Colours, type, spacing, the editor’s palette, motion, icons.',
  ],
  [
    'Components',
    'components-buttons-and-badges--variants',
    'The shared parts. Their controls change what is there.',
  ],
  [
    'Screens',
    'screens-home--default',
    'Each screen in each state: empty, loading, large, every failure.',
  ],
  ['Flows', 'flows-first-day--first-day', 'Whole jobs, to step through in the Interactions panel.'],
  [
    'Every message',
    'every-message--every-message',
    'What the product says, word for word, and how to see it.',
  ],
] as const

export const Introduction: StoryObj = {
  render: () => (
    <Page
      title="AI SDR"
      intro="The screens of a sales team that finds prospects, keeps them in lists, and writes them e-mail campaigns. Each part and each state is here by its name."
    >
      <Chapter title="Where things are">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          {rooms.map(([name, story, words]) => (
            <Stack key={name} gap="1" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3">
              <StoryLink to={story}>{name}</StoryLink>
              <Text color="fg.muted">{words}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Chapter>
      <Chapter
        title="The switches above"
        intro="They hold for every story, until they are back on “as the story says”."
      >
        <List.Root ps="5">
          {switches.map(([name, words]) => (
            <List.Item key={name}>
              <strong>{name}</strong>
              {`: ${words}`}
            </List.Item>
          ))}
        </List.Root>
      </Chapter>
      <Chapter title="To see a failure">
        <List.Root as="ol" ps="5">
          <List.Item>
            Open <StoryLink to="every-message--every-message">Every message</StoryLink> and type
            some of its words.
          </List.Item>
          <List.Item>Its story shows the screen with the message on it.</List.Item>
          <List.Item>
            To do it by hand, run <Code>npm start</Code> and follow the link beside it: the address
            holds the situation, and can be sent to others.
          </List.Item>
        </List.Root>
      </Chapter>
      <Chapter title="What can be trusted">
        <Text maxWidth="44rem">
          Nothing here is drawn beside the product. Every screen is the product itself, and talks to
          the same mock backend as mock mode and the tests; every story is a test, with an
          accessibility check.
        </Text>
      </Chapter>
    </Page>
  ),
}
