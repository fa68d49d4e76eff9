import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField } from '@/shared/ui/fields/search-field'
import { Chapter, Page } from '../support/page'
import { catalogue, messages } from './catalogue'
import { inLanguage } from './in-language'
import { knownStories } from './known-stories'
import { MessageEntry } from './message-entry'
import type { Message } from './message'

export default { title: 'Every message' } satisfies Meta

const searchTextOf = ({ when, title, description = '' }: Message) =>
  `${when} ${title} ${description}`.toLowerCase()

function Messages() {
  const [search, setSearch] = useState('')
  const chapters = catalogue.map(({ title, intro, messages }) => ({
    title,
    intro,
    messages: messages.filter((message) => searchTextOf(message).includes(search.toLowerCase())),
  }))
  return (
    <Page
      title="Every message"
      intro="Every message of the product, with the story that shows it and the steps that lead to it in the demo (in development: in mock mode, npm start). In another language of the toolbar, each stands with its translation. A toast stays for five seconds, longer under the pointer; the Interactions panel replays the story."
    >
      <SearchField label="Find a message" value={search} onChange={setSearch} />
      {chapters
        .filter(({ messages }) => messages.length > 0)
        .map(({ title, intro, messages }) => (
          <Chapter key={title} title={title} intro={intro}>
            <Stack as="ul" gap="0" aria-label={title} listStyleType="none">
              {messages.map((message) => (
                <MessageEntry key={message.story} {...message} />
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
  // Checks that every listed story exists. check-messages.ts checks that each story shows its
  // message, and e2e/demo that the steps lead to it.
  play: async () => {
    const listed = messages.map(({ story }) => story)
    await expect(listed.filter((story) => !knownStories.has(story))).toEqual([])
    const titles = messages.map(({ title }) => title)
    await expect(titles.filter((title) => inLanguage(title, 'de') === undefined)).toEqual([])
  },
}
