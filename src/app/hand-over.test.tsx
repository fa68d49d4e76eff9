import { beforeEach, describe, expect, it, vi } from 'vitest'
import { doneMarks } from '@/entities/event/done-marks'
import { noFilters } from '@/entities/lead/search/lead-filters'
import { refusalOf, rememberSaidNo, takeBackSaidNo, whoSaidNo } from '@/entities/lead/said-no'
import { newOffer, offers } from '@/entities/offer/offer'
import { firstStep } from '@/entities/campaign/model/sequence'
import { draftsOfUser, newDraftId } from '@/features/campaign-builder/drafts/drafts-of-user'
import type { Entry } from '@/features/campaign-builder/library/entry'
import { libraryOfUser } from '@/features/campaign-builder/library/library'
import { savedSearches } from '@/features/lead-search/saved-searches/saved-searches'
import { makeFile, readFile } from '@/features/settings/hand-over/hand-over-file'
import { clearSessionStores } from '@/shared/lib/state/store'
import { memoryIndexedDb } from '@/test/memory-indexed-db'
import { handOverParts } from './hand-over'

const giver = '2'
const taker = '1'
const uma = { name: 'Uma', email: 'user@example.com' }

const { id: _id, ...mail } = firstStep({
  subject: 'A question, {{first_name}}',
  content: '<p>Hi <strong>{{first_name}}</strong>,</p>',
  sender: 'sales@example.com',
})
const template: Entry = { kind: 'template', id: 't', name: 'Opening', steps: [mail] }
const snippet: Entry = { kind: 'snippet', id: 's', name: 'Pricing', html: '<p>From 20.</p>' }
const search = {
  name: 'Fintech',
  filters: { ...noFilters, jobTitles: ['CEO'] },
  limit: 50,
  isUnlisted: true,
}
const offer = { ...newOffer(), name: 'Routing', valueProps: 'Twice the replies' }
const prices = new File(['%PDF prices'], 'prices.pdf', { type: 'application/pdf' })
const draft = {
  changedAt: 1_790_000_000_000,
  form: { name: 'Winter', listId: '3', steps: [firstStep(mail)] },
  files: { 'step-1': [{ id: 'f', file: prices }] },
}

async function fill(userId: string) {
  libraryOfUser(userId).add([template, snippet])
  savedSearches(userId).set([search])
  offers(userId).set([offer])
  doneMarks(userId).set([
    { key: 'a', at: 5 },
    { key: 'b', at: 4, by: 'Anna' },
  ])
  await draftsOfUser(userId).add(draft)
}

const fileOf = (text: string) => new File([text], 'hand-over.json')

/** Makes the file as the giver, who then logs out. */
async function handedOver(): Promise<File> {
  const json = await makeFile(uma, handOverParts(giver))
  clearSessionStores()
  return fileOf(json)
}

const read = async (file: File) => readFile(file, handOverParts(taker))
const takeOver = async (file: File) => (await read(file)).take()

const ownOf = async (userId: string) => ({
  library: libraryOfUser(userId).entries.get(),
  searches: savedSearches(userId).get(),
  offers: offers(userId).get(),
  done: doneMarks(userId).get(),
  drafts: await draftsOfUser(userId).contents(),
})
const nothing = { library: [], searches: [], offers: [], done: [], drafts: [] }

beforeEach(() => localStorage.clear())

describe('work handed over to another user', () => {
  it('is taken over when asked to, once, with who did what is done', async () => {
    await fill(giver)
    const file = await handedOver()
    expect(await read(file)).toMatchObject({ from: uma.name, count: 7, newCount: 7 })
    expect(await ownOf(taker)).toEqual(nothing)
    expect(await takeOver(file)).toBe(7)

    const { drafts, ...others } = await ownOf(taker)
    const anyId = expect.any(String)
    expect(others).toEqual({
      library: [
        { ...template, id: anyId },
        { ...snippet, id: anyId },
      ],
      searches: [search],
      offers: [{ ...offer, id: anyId }],
      done: [
        { key: 'a', at: 5, by: 'Uma' },
        { key: 'b', at: 4, by: 'Anna' },
      ],
    })
    const [taken] = drafts
    expect(taken).toMatchObject({ changedAt: draft.changedAt, form: draft.form })
    const [attached] = taken?.files['step-1'] ?? []
    expect(attached?.file).toMatchObject({ name: 'prices.pdf', type: 'application/pdf' })
    expect(await attached?.file.text()).toBe('%PDF prices')

    expect(await read(file)).toMatchObject({ count: 7, newCount: 0 })
    await takeOver(file)
    expect((await ownOf(taker)).drafts).toHaveLength(1)
  })

  it('is added beside what the user has of the same name, and replaces nothing', async () => {
    await fill(giver)
    const file = await handedOver()
    savedSearches(taker).set([{ ...search, limit: 100 }])
    offers(taker).set([{ ...offer, valueProps: 'Half the price' }])
    libraryOfUser(taker).add([{ ...snippet, html: '<p>From 25.</p>' }])
    doneMarks(taker).set([{ key: 'a', at: 9 }])
    expect(await read(file)).toMatchObject({ count: 7, newCount: 6 })
    await takeOver(file)
    const own = await ownOf(taker)
    expect(own.searches.map(({ name, limit }) => [name, limit])).toEqual([
      ['Fintech', 100],
      ['Fintech 2', 50],
    ])
    expect(own.offers.map(({ valueProps }) => valueProps)).toEqual([
      'Half the price',
      'Twice the replies',
    ])
    expect(own.library.map(({ name }) => name)).toEqual(['Pricing', 'Opening', 'Pricing'])
    expect(new Set(own.library.map(({ id }) => id)).size).toBe(3)
    expect(own.done[0]).toEqual({ key: 'a', at: 9 })
  })

  it('cannot run anything', async () => {
    const evil = '<p onclick="steal()">Hi<script>steal()</script></p>'
    libraryOfUser(giver).add([{ ...snippet, html: evil }])
    await draftsOfUser(giver).add({
      ...draft,
      form: { ...draft.form, steps: [firstStep({ ...mail, content: evil })] },
    })
    await takeOver(await handedOver())
    expect(JSON.stringify(await ownOf(taker))).not.toMatch(/steal|script|onclick/)
  })

  it('is left out if the storage is full', async () => {
    await fill(giver)
    const file = await handedOver()
    memoryIndexedDb.fail('QuotaExceededError')
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(await takeOver(file)).toBe(0)
    spy.mockRestore()
    memoryIndexedDb.fail(undefined)
    expect(await ownOf(taker)).toEqual(nothing)
  })

  it('includes a draft that could not be written', async () => {
    memoryIndexedDb.fail('SecurityError')
    draftsOfUser(giver)
      .open(newDraftId())
      .change((form) => ({ ...form, name: 'Unwritten' }))
    const file = await handedOver()
    memoryIndexedDb.fail(undefined)
    await takeOver(file)
    expect((await ownOf(taker)).drafts.map(({ form }) => form.name)).toEqual(['Unwritten'])
  })

  it('includes the people who said no', async () => {
    rememberSaidNo([['ann@example.com', 'optedOut']], 'fair.csv')
    const file = await handedOver()
    expect(await read(file)).toMatchObject({ count: 1, newCount: 0 })
    takeBackSaidNo(['ann@example.com'])
    expect(await takeOver(file)).toBe(1)
    expect(refusalOf({ email: 'ann@example.com' }, whoSaidNo())).toMatchObject({
      source: 'fair.csv',
    })
  })

  it('is not made into a file without content', async () => {
    await expect(makeFile(uma, handOverParts(giver))).rejects.toThrow('nothing to hand over')
  })
})

describe('a file is refused', () => {
  const valid = { content: 'AI SDR hand-over', version: 2, values: { offers: [offer] } }
  const json = (part: object) => fileOf(JSON.stringify({ ...valid, ...part }))
  const drafts = (part: object) => json({ values: { drafts: [{ ...draft, files: [], ...part }] } })
  const large = fileOf('')
  Object.defineProperty(large, 'size', { value: 100_000_001 })
  const gone = fileOf('')
  Object.defineProperty(gone, 'text', { value: async () => Promise.reject(new Error('gone')) })
  const notMade = 'This is no file of a hand-over. Choose the .json file.'

  it.each([
    ['no JSON', fileOf('# Work of Uma'), notMade],
    ['other JSON', fileOf('[1, 2]'), notMade],
    ['of another version', json({ version: 1 }), 'Another version of this application made it.'],
    ['without values', json({ values: undefined }), 'It is damaged.'],
    ['with nothing in it', json({ values: {} }), 'There is nothing in it.'],
    ['that is too large', large, 'It is larger than 100 MB.'],
    ['that has gone', gone, 'It cannot be read. It may have been moved or changed.'],
    ['with a damaged offer', json({ values: { offers: [{ id: 4 }] } }), 'It is damaged.'],
    [
      'with damaged bytes',
      drafts({ files: [[{ name: 'a.pdf', type: '', data: '?' }]] }),
      'damaged',
    ],
    ['with a program', drafts({ files: [[{ name: 'a.exe', type: '', data: '' }]] }), 'damaged'],
    ['with a draft without steps', drafts({ form: { name: 'Winter', steps: [] } }), 'damaged'],
    [
      'with two steps of one id',
      drafts({ form: { name: 'Winter', steps: [firstStep(), firstStep()] } }),
      'damaged',
    ],
  ])('%s', async (_what, file, reason) => {
    await expect(read(file)).rejects.toThrow(reason)
  })
})

it('marks of an earlier version are read', () => {
  localStorage.setItem(`done-events:${taker}`, JSON.stringify(['a']))
  expect(doneMarks(taker).get()).toEqual([{ key: 'a', at: 0 }])
})

it('each module that hands over a value is imported', () => {
  const sources = import.meta.glob<string>(['/src/**/*.ts', '!**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const declaring = Object.entries(sources).filter(([, text]) => /^  handOver: /m.test(text))
  expect(handOverParts(taker)).toHaveLength(declaring.length + 1)
})
