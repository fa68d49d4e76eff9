import { Badge, Box, Link, Stack, Table, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField } from '@/shared/ui/search-field'
import { Chapter, Page } from '../support/page'
import { catalogue, sayings } from './catalogue'
import { addressInMockMode, knownStories } from './known-stories'
import type { Saying } from './saying'

export default { title: 'Every message' } satisfies Meta

const MOCK_MODE = 'http://localhost:5173'

function Row({ situation, title, description, as, story, steps }: Saying) {
  const known = knownStories.get(story)
  const address = steps && known && addressInMockMode(known)
  return (
    <Table.Row verticalAlign="top">
      <Table.Cell>{situation}</Table.Cell>
      <Table.Cell>
        <Text fontWeight="semibold">{title}</Text>
        {description && <Text whiteSpace="pre-line">{description}</Text>}
        {as && (
          <Badge variant="outline">{as === 'alert' ? 'Alert of the browser' : 'Dialog'}</Badge>
        )}
      </Table.Cell>
      <Table.Cell>
        <Link href={`?path=/story/${story}`} target="_top" variant="underline">
          {known?.name ?? story}
        </Link>
      </Table.Cell>
      <Table.Cell overflowWrap="anywhere">
        {address ? (
          <Stack gap="1">
            <Link
              href={MOCK_MODE + address}
              target="_blank"
              rel="noreferrer"
              variant="underline"
              display="inline"
            >
              {decodeURIComponent(address)}
            </Link>
            <Text>{steps}</Text>
          </Stack>
        ) : (
          'In Storybook only'
        )}
      </Table.Cell>
    </Table.Row>
  )
}

const wordsOf = ({ situation, title, description = '' }: Saying) =>
  `${situation} ${title} ${description}`.toLowerCase()

function Messages() {
  const [search, setSearch] = useState('')
  const chapters = catalogue.map(({ title, intro, sayings }) => ({
    title,
    intro,
    sayings: sayings.filter((saying) => wordsOf(saying).includes(search.toLowerCase())),
  }))
  return (
    <Page
      title="Every message"
      intro="What the product says, word for word: which story shows it, and how to bring it about in mock mode (npm start). A toast stays for five seconds, longer under the pointer; the Interactions panel plays its story again."
    >
      <SearchField label="Find a message" value={search} onChange={setSearch} />
      {chapters
        .filter(({ sayings }) => sayings.length > 0)
        .map(({ title, intro, sayings }) => (
          <Chapter key={title} title={title} intro={intro}>
            <Box overflowX="auto" role="region" aria-label={title} tabIndex={0}>
              <Table.Root size="sm" minWidth="52rem" css={{ tableLayout: 'fixed' }}>
                <Table.Header>
                  <Table.Row>
                    <Table.ColumnHeader>When</Table.ColumnHeader>
                    <Table.ColumnHeader>Words</Table.ColumnHeader>
                    <Table.ColumnHeader>Story</Table.ColumnHeader>
                    <Table.ColumnHeader>In mock mode</Table.ColumnHeader>
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {sayings.map((saying) => (
                    <Row key={saying.story} {...saying} />
                  ))}
                </Table.Body>
              </Table.Root>
            </Box>
          </Chapter>
        ))}
    </Page>
  )
}

export const EveryMessage: StoryObj = {
  name: 'Every message',
  render: () => <Messages />,
  // That each story shows its words is checked where it ends; here, that none is listed in vain.
  play: async () => {
    const listed = sayings.map(({ story }) => story)
    await expect(listed.filter((story) => !knownStories.has(story))).toEqual([])
    const addressless = sayings.filter(({ steps, story }) => {
      const known = knownStories.get(story)
      return steps && !(known && addressInMockMode(known))
    })
    await expect(addressless).toEqual([])
  },
}
