import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField } from '@/shared/ui/fields/search-field'
import { Chapter, Page } from '../support/page'
import { catalogue, sayings } from './catalogue'
import { knownStories } from './known-stories'
import { MessageEntry } from './message-entry'
import type { Saying } from './saying'

export default { title: 'Every message' } satisfies Meta

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
      intro="What the product says, word for word: the story that shows it, and the way to it in mock mode (npm start). A toast stays for five seconds, longer under the pointer; the Interactions panel plays its story again."
    >
      <SearchField label="Find a message" value={search} onChange={setSearch} />
      {chapters
        .filter(({ sayings }) => sayings.length > 0)
        .map(({ title, intro, sayings }) => (
          <Chapter key={title} title={title} intro={intro}>
            <Stack as="ul" gap="0" aria-label={title} listStyleType="none">
              {sayings.map((saying) => (
                <MessageEntry key={saying.story} {...saying} />
              ))}
            </Stack>
          </Chapter>
        ))}
    </Page>
  )
}

export const EveryMessage: StoryObj = {
  name: 'Every message',
  render: () => <Messages />,
  // That each story shows its words is checked where it ends, and that each way leads to them by a
  // journey; here, that no story is listed in vain.
  play: async () => {
    const listed = sayings.map(({ story }) => story)
    await expect(listed.filter((story) => !knownStories.has(story))).toEqual([])
  },
}
