import { signInAs } from '@mocks/entry/sign-in'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { doneMarks } from '@/entities/event/done-marks'
import { eventKey } from '@/entities/event/event'
import { eventsQuery } from '@/entities/event/event-queries'
import { noFilters } from '@/entities/lead/lead-filters'
import { newOffer, offers } from '@/entities/offer/offer'
import { firstStep } from '@/entities/campaign/model/sequence'
import { draftsOfUser, newDraftId } from '@/features/campaign-builder/drafts/drafts-of-user'
import type { Entry } from '@/features/campaign-builder/library/entry'
import { libraryOfUser } from '@/features/campaign-builder/library/library'
import { savedSearches } from '@/features/lead-search/saved-searches/saved-searches'
import { makeFile, makeReadable, readFile } from '@/features/settings/hand-over/hand-over-file'
import { clearSessionStores } from '@/shared/lib/state/store'
import { memoryIndexedDb } from '@/test/memory-indexed-db'
import { createAppQueryClient } from './app-query-client'
import { handOverParts } from './hand-over-parts'

const giver = '2'
const taker = '1'
const uma = { name: 'Uma', email: 'user@example.com' }
const users = {
  [giver]: { id: giver, ...uma },
  [taker]: { id: taker, name: 'Ada', email: 'admin@example.com' },
}
const client = createAppQueryClient()

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

const repliesNow = async () => (await client.fetchQuery(eventsQuery('replied'))).map(eventKey)

async function fill(userId: string) {
  libraryOfUser(userId).add([template, snippet])
  savedSearches(userId).set({ saved: [search], recent: [search] })
  offers(userId).set([offer])
  await draftsOfUser(userId).add(draft)
}

const chosenOf = async (userId: keyof typeof users) =>
  Promise.all(
    handOverParts(users[userId], client).map(async (part) => ({
      part,
      outgoing: await part.read(),
    })),
  )

/** Exports the file as the giver, who then logs out. */
async function handedOver(): Promise<File> {
  const json = await makeFile(uma, await chosenOf(giver))
  clearSessionStores()
  return new File([json ?? ''], 'hand-over.json')
}

const foundIn = async (file: File) =>
  (await readFile(file, handOverParts(users[taker], client))).parts

const newIn = async (file: File) =>
  Object.fromEntries(
    (await foundIn(file)).map(({ part, incoming }) => [
      part.kind,
      incoming?.items.filter(({ isNew }) => isNew).length,
    ]),
  )

async function takeAll(file: File) {
  const taken: Record<string, number | undefined> = {}
  for (const { part, incoming } of await foundIn(file)) taken[part.kind] = await incoming?.take()
  return taken
}

const ownOf = async (userId: string) => ({
  library: libraryOfUser(userId).entries.get(),
  searches: savedSearches(userId).get().saved,
  offers: offers(userId).get(),
  drafts: await draftsOfUser(userId).contents(),
})

const nothing = { library: [], searches: [], offers: [], drafts: [] }

beforeEach(() => signInAs('user'))

describe('data handed over to another user', () => {
  it('is imported once, with new ids', async () => {
    await fill(giver)
    const file = await handedOver()
    expect(await ownOf(taker)).toEqual(nothing)
    expect(await takeAll(file)).toEqual({
      templates: 1,
      snippets: 1,
      searches: 1,
      offers: 1,
      drafts: 1,
      replies: 0,
    })

    const { drafts, ...others } = await ownOf(taker)
    expect(others).toEqual({
      library: [template, snippet],
      searches: [search],
      offers: [{ ...offer, id: others.offers[0]?.id }],
    })
    const [taken] = drafts
    expect(taken).toMatchObject({ changedAt: draft.changedAt, form: draft.form })
    const [attached] = taken?.files['step-1'] ?? []
    expect(attached?.file).toMatchObject({ name: 'prices.pdf', type: 'application/pdf' })
    expect(await attached?.file.text()).toBe('%PDF prices')

    expect(Object.values(await newIn(file))).toEqual([0, 0, 0, 0, 0, 0])
    await takeAll(file)
    expect((await ownOf(taker)).drafts).toHaveLength(1)
  })

  it('is added beside existing entries of the same name', async () => {
    await fill(giver)
    const file = await handedOver()
    savedSearches(taker).set({ saved: [{ ...search, limit: 100 }], recent: [] })
    offers(taker).set([{ ...offer, valueProps: 'Half the price' }])
    libraryOfUser(taker).add([{ ...snippet, html: '<p>From 25.</p>' }])
    await draftsOfUser(taker).add({
      ...draft,
      files: { 'step-1': [{ id: 'g', file: new File(['%PDF prixes'], 'prices.pdf', prices) }] },
    })
    await takeAll(file)
    const own = await ownOf(taker)
    expect(own.searches.map(({ name, limit }) => [name, limit])).toEqual([
      ['Fintech', 100],
      ['Fintech 2', 50],
    ])
    expect(own.offers.map(({ valueProps }) => valueProps)).toEqual([
      'Half the price',
      'Twice the replies',
    ])
    expect(own.library.map(({ name }) => name).toSorted()).toEqual([
      'Opening',
      'Pricing',
      'Pricing',
    ])
    expect(own.drafts).toHaveLength(2)
    expect(Object.values(await newIn(file))).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('cannot run anything', async () => {
    const evil = '<p onclick="steal()">Hi<script>steal()</script></p>'
    libraryOfUser(giver).add([{ ...snippet, html: evil }])
    await draftsOfUser(giver).add({
      ...draft,
      form: { ...draft.form, steps: [firstStep({ ...mail, content: evil })] },
    })
    await takeAll(await handedOver())
    expect(JSON.stringify(await ownOf(taker))).not.toMatch(/steal|script|onclick/)
  })

  it('is left out as a whole if the storage is full', async () => {
    await fill(giver)
    const file = await handedOver()
    memoryIndexedDb.fail('QuotaExceededError')
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(Object.values(await takeAll(file))).toEqual([0, 0, 0, 0, 0, 0])
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
    await takeAll(file)
    expect((await ownOf(taker)).drafts.map(({ form }) => form.name)).toEqual(['Unwritten'])
  })

  it('is readable as Markdown', async () => {
    await fill(giver)
    const text = makeReadable(uma, await chosenOf(giver))
    for (const part of [
      '## Templates (1)\n\n### Opening',
      '- Subject: A question, {{first_name}}',
      'Hi {{first_name}},',
      '## Snippets (1)\n\n### Pricing\n\n```\nFrom 20.\n```',
      '## Saved searches (1)\n\n### Fintech\n\n- Job Title: CEO',
      '**Value propositions**\n\n```\nTwice the replies\n```',
      '## Drafts (1)\n\n### Winter',
      '- Files: prices.pdf',
      '| Name | Email | Campaign | Time |',
    ])
      expect(text).toContain(part)
  })
})

describe('replies', () => {
  const mark = (key: string, at: number, by?: string) => ({ key, at, ...(by && { by }) })
  const partOf = async (file: File) =>
    (await foundIn(file)).find(({ part }) => part.kind === 'replies')?.incoming

  it('are handed over with who has done them, and the latest state of each stays', async () => {
    const [byGiver = '', byTaker = '', byBoth = '', byThird = '', later = ''] = await repliesNow()
    doneMarks(giver).set([mark(byGiver, 5), mark(byBoth, 5), mark(byThird, 4, 'Anna')])
    const file = await handedOver()
    doneMarks(taker).set([mark(byTaker, 6), mark(byBoth, 6), mark(later, Date.now() + 60_000)])

    const replies = await partOf(file)
    expect(replies?.items.filter(({ isNew }) => isNew)).toHaveLength(3)
    expect(await replies?.take()).toBe(3)
    const own = doneMarks(taker).get()
    expect(own.map(({ key }) => key)).toEqual([byBoth, later, byGiver, byThird])
    expect(own).toContainEqual(mark(byBoth, 6))
    expect(own).toContainEqual(mark(byGiver, 5, 'Uma'))
    expect(own).toContainEqual(mark(byThird, 4, 'Anna'))
    expect((await partOf(file))?.items.some(({ isNew }) => isNew)).toBe(false)
  })

  it('marked by an earlier version are read', () => {
    localStorage.setItem(`done-events:${taker}`, JSON.stringify(['a']))
    expect(doneMarks(taker).get()).toEqual([{ key: 'a', at: 0 }])
  })
})

it.each([
  ['templates', { ...template, steps: [] }],
  ['templates', snippet],
  ['snippets', { ...snippet, html: undefined }],
  ['searches', { ...search, name: ' ' }],
  ['offers', { id: 'x' }],
  ['drafts', { ...draft, files: [[{ name: 'a.pdf', type: '', data: '?' }]] }],
  ['drafts', { ...draft, files: [[{ name: 'a.exe', type: '', data: '' }]] }],
  ['drafts', { ...draft, form: { name: 'Winter', steps: [] }, files: [] }],
  ['drafts', { ...draft, form: { name: 'Winter', steps: [firstStep(), firstStep()] }, files: [] }],
  ['replies', { name: 'Ada' }],
])('a damaged entry of %s is refused', async (kind, entry) => {
  const part = handOverParts(users[taker], client).find((one) => one.kind === kind)
  await expect(part?.compare([entry])).rejects.toThrow('Entry 1 is unreadable')
})
