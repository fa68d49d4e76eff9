import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  compareByContent,
  type HandOverPart,
  readEntries,
} from '@/shared/lib/hand-over/hand-over-part'
import { type Chosen, makeFile, makeReadable, readFile } from './hand-over-file'

const uma = { name: 'Uma *User*', email: 'uma@example.com' }

/** A kind whose entries are strings. */
function notes(own: string[], kind = 'notes'): HandOverPart {
  return {
    kind,
    label: () => 'Notes',
    read: async () => ({
      count: own.length,
      toEntries: async () => own,
      toMarkdown: () => own.map((note) => `### ${note}`).join('\n\n'),
    }),
    compare: async (entries) =>
      compareByContent({
        found: readEntries(z.string(), entries),
        known: own,
        contentOf: (note) => note.toLowerCase(),
        nameOf: (note) => note,
        add: (added) => own.push(...added) > 0,
      }),
  }
}

const chosen = async (...parts: HandOverPart[]): Promise<Chosen[]> =>
  Promise.all(parts.map(async (part) => ({ part, outgoing: await part.read() })))

const fileOf = (text: string) => new File([text], 'hand-over.json')

const written = async (...parts: HandOverPart[]) =>
  fileOf((await makeFile(uma, await chosen(...parts))) ?? '')

describe('a file', () => {
  it('contains its author, its time and the chosen entries', async () => {
    const found = await readFile(await written(notes(['Ask Ada', 'Call Bo'])), [notes(['ask ada'])])
    expect(found.from).toEqual(uma)
    expect(Math.abs(Date.now() - (found.at ?? 0))).toBeLessThan(60_000)
    expect(found.parts.map(({ count, incoming }) => [count, incoming?.items])).toEqual([
      [
        2,
        [
          { name: 'Ask Ada', isNew: false },
          { name: 'Call Bo', isNew: true },
        ],
      ],
    ])
  })

  it('takes nothing over before it is asked to, and nothing twice', async () => {
    const own: string[] = []
    const file = await written(notes(['Ask Ada', 'ask ada']))
    const [found] = (await readFile(file, [notes(own)])).parts
    expect(own).toEqual([])
    expect(await found?.incoming?.take()).toBe(1)
    expect(own).toEqual(['Ask Ada'])
    const [again] = (await readFile(file, [notes(own)])).parts
    expect(await again?.incoming?.take()).toBe(0)
    expect(own).toEqual(['Ask Ada'])
  })

  it('names a kind that cannot be compared, and reads the others', async () => {
    const blocked: HandOverPart = {
      ...notes([], 'blocked'),
      compare: async () => Promise.reject(new DOMException('', 'SecurityError')),
    }
    const file = await written(notes(['Ask Ada']), notes(['Call Bo'], 'blocked'))
    const { parts } = await readFile(file, [notes([]), blocked])
    expect(parts.map(({ part, incoming }) => [part.kind, incoming?.items.length])).toEqual([
      ['notes', 1],
      ['blocked', undefined],
    ])
  })

  it('is not made if it would be too large to be taken over', async () => {
    const [one] = await chosen(notes(['Ask Ada']))
    if (!one) throw new Error('Nothing is chosen')
    const large = { ...one, outgoing: { ...one.outgoing, fileBytes: 75_000_001 } }
    expect(await makeFile(uma, [large])).toBeUndefined()
  })

  it('is readable as Markdown', async () => {
    const text = makeReadable(uma, await chosen(notes(['Ask Ada', 'Call Bo'])))
    expect(text).toMatch(
      /^# Handed over by Uma \\\*User\\\*\n\numa@example\.com, .*\d{4}.*\n\n## Notes \(2\)\n\n### Ask Ada\n\n### Call Bo\n$/,
    )
  })
})

describe('a file is refused', () => {
  const valid = { content: 'AI SDR hand-over', version: 1, parts: { notes: ['Ask Ada'] } }
  const json = (part: object) => fileOf(JSON.stringify({ ...valid, ...part }))
  const large = fileOf('')
  Object.defineProperty(large, 'size', { value: 100_000_001 })
  const gone = fileOf('')
  Object.defineProperty(gone, 'text', { value: async () => Promise.reject(new Error('gone')) })
  const notMade = 'It was not made by “Hand over …”. Choose the .json file.'

  it.each([
    ['no JSON', fileOf('# Handed over by Uma'), notMade],
    ['other JSON', fileOf('[1, 2]'), notMade],
    ['of templates only', json({ content: 'AI SDR templates and snippets' }), notMade],
    [
      'of a newer version',
      json({ version: 2 }),
      'A newer version of this application made it. Reload the page, and try again.',
    ],
    [
      'of an older version',
      json({ version: 0 }),
      'An older version of this application made it. Ask for a new file.',
    ],
    ['without parts', json({ parts: undefined }), 'It is damaged: parts are missing.'],
    [
      'with a damaged entry',
      json({ parts: { notes: ['Ask Ada', 2] } }),
      'It is damaged: number 2 of “Notes” cannot be read.',
    ],
    ['with nothing in it', json({ parts: { notes: [] } }), 'There is nothing in it.'],
    ['that is too large', large, 'It is larger than 100 MB.'],
    ['that has gone', gone, 'It cannot be read. It may have been moved or changed.'],
  ])('%s', async (_what, file, reason) => {
    await expect(readFile(file, [notes([])])).rejects.toThrow(reason)
  })
})
