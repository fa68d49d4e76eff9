import { storyNameFromExport, toId } from 'storybook/internal/csf'

type StoryFile = { default: { title: string }; [story: string]: unknown }

const files = import.meta.glob<StoryFile>(
  ['../screens/**/*.stories.tsx', '../flows/*.stories.tsx'],
  { eager: true },
)

/** Names of the stories of screens and flows, by story id. */
export const knownStories = new Map(
  Object.values(files).flatMap(({ default: { title }, ...stories }) =>
    Object.keys(stories).map((key): [id: string, name: string] => {
      const name = storyNameFromExport(key)
      return [toId(title, name), `${title}/${name}`.replaceAll('/', ' / ')]
    }),
  ),
)
