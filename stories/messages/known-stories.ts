import type { Parameters } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type Choices, writeChoices } from '../../mocks/choices'

type StoryFile = {
  default: { title: string; parameters?: Parameters }
  [story: string]: { parameters?: Parameters }
}

const files = import.meta.glob<StoryFile>(
  ['../screens/**/*.stories.tsx', '../flows/*.stories.tsx'],
  {
    eager: true,
  },
)

export type KnownStory = { name: string; parameters: Parameters }

/** Every story of a screen or flow, by its id. */
export const knownStories = new Map<string, KnownStory>(
  Object.values(files).flatMap(({ default: { title, parameters }, ...stories }) =>
    Object.entries(stories).map(([key, story]) => {
      const name = storyNameFromExport(key)
      const known = {
        name: `${title}/${name}`.replaceAll('/', ' / '),
        parameters: { ...parameters, ...story.parameters },
      }
      return [toId(title, name), known]
    }),
  ),
)

/** The same situation in mock mode, after the origin: made of the story's own parameters. */
export function addressInMockMode({ parameters }: KnownStory): string | undefined {
  const { path, scenario, role = 'user', fail = {} } = parameters
  if (!path) return undefined
  const url = new URL(path, 'http://localhost')
  const choices: Choices = { scenario, role, fail }
  writeChoices(url.searchParams, choices)
  return url.pathname + url.search
}
