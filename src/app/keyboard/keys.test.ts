import { expect, it } from 'vitest'
import { shortcuts } from '@/editor/commands/shortcuts'
import { generalCommands } from './general-commands'
import { navEntries } from '@/app/nav-entries'
import { ofLetter } from './row-keys'

const sources = import.meta.glob<string>('/src/{features,entities,shared,app}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Key = { key: string; at: string }

/** Keys of the actions in these folders. A link rendered as one of two buttons is one action. */
const keysIn = (folders: RegExp): Key[] =>
  Object.entries(sources)
    .filter(([file]) => folders.test(file) && !file.includes('.test.'))
    .flatMap(([file, source]) => {
      const actions = [...source.matchAll(/\b(?:action\(|shortcut: )'([^']+)'/g)]
      const links = [...source.matchAll(/<LinkButton to="[^"]+" keys="([^"]+)"/g)]
      const ofLinks = new Map(links.map(([tag, key = '']) => [tag, key]))
      return [...actions.map(([, key = '']) => key), ...ofLinks.values()].map((key) => ({
        key,
        at: file,
      }))
    })

const everywhere = [
  ...keysIn(/^\/src\/(?:app|entities|shared)\//),
  ...generalCommands(
    navEntries({ id: '1', name: '', email: '', role: 'admin' }),
    {},
    async () => {},
  )
    .flatMap(({ keys }) => keys ?? [])
    .map((key) => ({ key, at: 'every screen' })),
  { key: 'mod+k', at: 'the palette' },
  { key: 'g', at: 'every screen' },
]
const rows = [...ofLetter.keys()].map((key) => ({ key, at: 'the rows' }))
const builder = /^\/src\/features\/campaigns\/(?!list|sending|flow)/

const screens = {
  home: [/^\/src\/features\/home\//, []],
  'lead search': [/^\/src\/features\/lead-search\//, rows],
  lists: [/^\/src\/features\/lists\//, rows],
  campaigns: [/^\/src\/features\/campaigns\/(?:list|sending|drafts)\//, rows],
  builder: [builder, []],
  analytics: [/^\/src\/features\/analytics\//, []],
  settings: [/^\/src\/features\/settings\//, []],
} as const

it.each(Object.entries(screens))(
  'no two actions of %s have the same key',
  (_screen, [files, more]) => {
    const all = [...everywhere, ...keysIn(files), ...more]
    const taken = all.filter(({ key }, index) => all.findIndex((one) => one.key === key) !== index)
    expect(taken).toEqual([])
  },
)

it('commands of the editor share no key with each other or with other actions', () => {
  // In the text, Ctrl+K inserts a link instead of opening the palette.
  const keys: string[] = [...Object.values(shortcuts), ...keysIn(builder).map(({ key }) => key)]
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('finds the actions of the screens', () => {
  expect(keysIn(/lead-search/).map(({ key }) => key)).toContain('n')
})
