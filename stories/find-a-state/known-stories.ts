import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Parameters } from '@storybook/react-vite'

type Annotations = { name?: string; parameters?: Parameters; globals?: Record<string, unknown> }
/** A build of Storybook adds the order of the exports. */
type StoryFile = { default: Annotations & { title: string }; __namedExportsOrder?: never } & Record<
  string,
  Annotations
>

/** The words of story names and filters. A word in brackets is one that people search for instead. */
export const kinds = [
  'Empty',
  'Loading',
  'Fails (failed, error)',
  'Phone (mobile)',
  'Dark',
  'Dialogs (modals)',
  'Messages (toasts, alerts)',
] as const
export type Kind = (typeof kinds)[number]

export type KnownStory = {
  id: string
  /** Such as “Lists / CSV import”. */
  screen: string
  name: string
  kinds: Kind[]
  parameters: Parameters
  /** Storybook’s globals in the address, such as `colorMode:dark`. */
  globals?: string
}

const files: Record<string, StoryFile> = import.meta.glob('../screens/**/*.stories.tsx', {
  eager: true,
})

function kindsOf(name: string, parameters: Parameters, isPhone: boolean): Kind[] {
  const { scenario = '', fail, hold, dialog, message } = parameters
  const is: Partial<Record<Kind, unknown>> = {
    Empty: /\bempty\b|nothing found/i.test(`${name} ${scenario}`),
    Loading: hold,
    'Fails (failed, error)':
      fail ?? /\b(fails?|offline|crashed|down)\b/i.test(`${name} ${scenario}`),
    'Phone (mobile)': isPhone,
    'Dialogs (modals)': dialog,
    'Messages (toasts, alerts)': message,
  }
  return kinds.filter((kind) => is[kind])
}

function storiesIn({
  default: meta,
  __namedExportsOrder: _order,
  ...stories
}: StoryFile): KnownStory[] {
  const screen = meta.title.replace(/^Screens\//, '').replaceAll('/', ' / ')
  const known = Object.entries(stories).map(([key, story]): KnownStory => {
    const { name = storyNameFromExport(key), ...own } = story
    const parameters = { ...meta.parameters, ...own.parameters }
    return {
      id: toId(meta.title, storyNameFromExport(key)),
      screen,
      name,
      parameters,
      kinds: kindsOf(name, parameters, own.globals?.viewport !== undefined),
    }
  })
  const [first] = known
  if (!first) return known
  const hasPhone = known.some((story) => story.kinds.includes('Phone (mobile)'))
  return [
    ...known,
    { ...first, name: 'Dark', kinds: ['Dark'], globals: 'colorMode:dark' },
    ...(hasPhone
      ? []
      : [
          {
            ...first,
            name: 'Phone',
            kinds: ['Phone (mobile)' as const],
            globals: 'viewport:phone',
          },
        ]),
  ]
}

/** The stories of screens, and each screen in dark and on a phone. */
export const knownStories = Object.values(files)
  .flatMap(storiesIn)
  .toSorted((a, b) => a.screen.localeCompare(b.screen))
