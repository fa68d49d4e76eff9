import { Link, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { languageOptions } from '@/shared/i18n/languages'
import { SearchField } from '@/shared/ui/fields/search-field'
import { Chapter, Page } from '../support/page'
import { inLanguage } from './in-language'
import { type Kind, kinds, knownStories, type KnownStory } from './known-stories'
import { rareMessages } from './rare-messages'
import { MessageText, StoryEntry } from './story-entry'

export default { title: 'Find a state' } satisfies Meta

const MESSAGES: Kind = 'Messages (toasts, alerts)'

/** Words that people type for those of the story names. */
const synonyms: [RegExp, string][] = [
  [/\b(failed|failures?|errors?)\b/g, 'fail'],
  [/\bmobile\b/g, 'phone'],
  [/\b(toasts?|alerts?)\b/g, 'message'],
  [/\bmodal\b/g, 'dialog'],
  [/\b(partly|partially|partial|in part)\b/g, 'some'],
]

/** The language that is searched for, as in “german launch”. */
const languageIn = (words: string[]) =>
  languageOptions.find(({ value, ownName }) =>
    words.some((word) => word === value || word === ownName.toLowerCase()),
  )

function searchTextOf({ screen, name, kinds, parameters }: KnownStory): string {
  const { message, dialog = '' } = parameters
  return [screen, name, ...kinds, dialog, message?.title, message?.description]
    .join(' ')
    .toLowerCase()
}

const wordsOf = (search: string) =>
  synonyms
    .reduce((text, [word, to]) => text.replaceAll(word, to), search.toLowerCase())
    .split(/\s+/)

function FindAState({ kind }: { kind?: Kind }) {
  const [search, setSearch] = useState('')
  const typed = wordsOf(search)
  const searched = languageIn(typed)
  const words = typed.filter((word) => languageIn([word]) === undefined)
  const isFound = (text: string) => words.every((word) => text.includes(word))
  const found = knownStories.filter(
    (story) => (!kind || story.kinds.includes(kind)) && isFound(searchTextOf(story)),
  )
  const rare = rareMessages.filter(
    ({ when, title, description = '' }) =>
      (!kind || kind === MESSAGES) &&
      isFound(`message ${when} ${title} ${description}`.toLowerCase()),
  )
  return (
    <Page
      title={kind ?? 'Find a state'}
      intro="Every screen in each of its states, every dialog and every message with its text, as links to the stories and to the same screen in the demo (in development: in mock mode, npm start)."
    >
      <Stack gap="3">
        <SearchField label="Find a state or a text" value={search} onChange={setSearch} />
        <Stack as="nav" direction="row" wrap="wrap" gap="4" aria-label="States">
          {kinds.map((one) => (
            <Link key={one} href={`./?path=/story/${idOf(one)}`} target="_top" variant="underline">
              {one}
            </Link>
          ))}
        </Stack>
      </Stack>
      {[...new Set(found.map(({ screen }) => screen))].map((screen) => (
        <Chapter key={screen} title={screen}>
          <Stack as="ul" gap="0" aria-label={screen} listStyleType="none">
            {found
              .filter((story) => story.screen === screen)
              .map((story) => (
                <StoryEntry
                  key={`${story.id} ${story.name}`}
                  {...story}
                  {...(searched && { language: searched.value })}
                />
              ))}
          </Stack>
        </Chapter>
      ))}
      {rare.length > 0 && (
        <Chapter title="Without a story" intro="Messages of rare cases, which only tests reach.">
          <Stack as="ul" gap="4" aria-label="Without a story" listStyleType="none">
            {rare.map(({ when, ...message }) => (
              <Stack as="li" key={when} gap="1">
                <Text color="fg.muted">{when}</Text>
                <MessageText {...message} />
              </Stack>
            ))}
          </Stack>
        </Chapter>
      )}
    </Page>
  )
}

const idOf = (kind: Kind) => `find-a-state--${kind.replaceAll(/\W*\(.*/g, '').toLowerCase()}`

export const EveryState: StoryObj = {
  render: () => <FindAState />,
  play: async () => {
    const texts = knownStories.flatMap(({ parameters }) => parameters.message?.title ?? [])
    const titles = [...texts, ...rareMessages.map(({ title }) => title)]
    await expect(titles.filter((title) => inLanguage(title, 'de') === undefined)).toEqual([])
  },
}

/** The same page with a filter. Storybook's search knows only names that are literals here. */
const only = (kind: Kind): StoryObj => ({ render: () => <FindAState kind={kind} /> })

export const Empty: StoryObj = { ...only('Empty'), tags: ['!test'] }
export const Loading: StoryObj = { ...only('Loading'), tags: ['!test'] }
export const Fails: StoryObj = {
  ...only('Fails (failed, error)'),
  name: 'Fails (failed, error)',
  tags: ['!test'],
}
export const Phone: StoryObj = {
  ...only('Phone (mobile)'),
  name: 'Phone (mobile)',
  tags: ['!test'],
}
export const Dark: StoryObj = { ...only('Dark'), tags: ['!test'] }
export const Dialogs: StoryObj = {
  ...only('Dialogs (modals)'),
  name: 'Dialogs (modals)',
  tags: ['!test'],
}
export const Messages: StoryObj = {
  ...only(MESSAGES),
  name: 'Messages (toasts, alerts)',
  tags: ['!test'],
}
