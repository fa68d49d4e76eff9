import { beforeEach, expect, it, vi } from 'vitest'
import { noFilters } from './lead-filters'
import { remainingLeads, type SearchResults, type withResults, withDeleted } from './results-store'

const found: SearchResults = {
  id: 'page-1',
  search: { filters: { ...noFilters, jobTitles: ['CEO'] }, limit: 25 },
  total: 40,
  leads: [
    { key: 'page-1-0', apolloId: 'a', name: 'Ann', email: 'ann@example.com' },
    { key: 'page-1-1', name: 'Bo', isNotFound: true },
  ],
}

type Kept = ReturnType<ReturnType<typeof withResults>>

/** Loads the modules afresh, as a page does. */
async function loadPage(userId = '2') {
  vi.resetModules()
  const results = await import('./results-store')
  const { isWorkLostBy } = await import('@/shared/lib/work/unsaved-work')
  const { store, change, showEarlier } = results.resultsAt['lead-search'](userId)
  return {
    current: store.get,
    change: (part: (kept: Kept) => Partial<Kept>) => change((kept) => ({ ...kept, ...part(kept) })),
    logInAs: (next: string) => results.resultsAt['lead-search'](next).store.get(),
    withResults: results.withResults,
    showEarlier,
    isLostBy: (by: 'unload' | 'reload' | 'log-out' | 'other-user') => isWorkLostBy({ by }),
  }
}

beforeEach(() => sessionStorage.clear())

it('results survive a reload of the tab, with their changes', async () => {
  const before = await loadPage()
  before.change(() => ({ results: found }))
  before.change(({ results }) => ({ results: results && withDeleted(results, ['page-1-1']) }))
  expect(before.isLostBy('reload')).toBe(false)

  const after = await loadPage()
  expect(after.current()).toMatchObject({
    results: withDeleted(found, ['page-1-1']),
    areLost: false,
  })
})

it('a closed tab and a log out would lose leads that are in no list', async () => {
  const page = await loadPage()
  page.change(() => ({ results: found }))
  const ways = ['unload', 'log-out', 'other-user'] as const
  for (const by of ways) expect(page.isLostBy(by)).toBe(true)
  page.change(() => ({ results: { ...found, isSaved: true } }))
  for (const by of ways) expect(page.isLostBy(by)).toBe(false)
  page.change(() => ({ results: withDeleted(found, ['page-1-0', 'page-1-1']) }))
  for (const by of ways) expect(page.isLostBy(by)).toBe(false)
})

it('the list that they were saved as survives too', async () => {
  const before = await loadPage()
  before.change(() => ({ results: null, createdListId: '7' }))
  expect((await loadPage()).current()).toMatchObject({ results: null, createdListId: '7' })
})

it('another user sees none of them, and no notice about them', async () => {
  const before = await loadPage('1')
  before.change(() => ({ results: found }))
  const after = await loadPage('2')
  expect(after.current()).toMatchObject({ results: null, areLost: false })

  const page = await loadPage('1')
  expect(page.logInAs('2')).toMatchObject({ results: null })
  page.change(() => ({ results: null }))
  expect((await loadPage('1')).current()).toMatchObject({ results: found })
})

it('results that are too large for the tab count as unsaved work, and a notice follows', async () => {
  const before = await loadPage()
  before.change(() => ({ results: found }))
  const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function fill(
    this: Storage,
    key: string,
    value: string,
  ) {
    if (value.length > 100) throw new DOMException('Full', 'QuotaExceededError')
    setItem.value?.call(this, key, value)
  })
  before.change(() => ({ results: { ...found, id: 'page-2' } }))
  expect(before.isLostBy('unload')).toBe(true)
  expect(before.isLostBy('reload')).toBe(true)
  expect((await loadPage()).current()).toMatchObject({ results: null, areLost: true })

  before.change(() => ({ results: null }))
  expect(before.isLostBy('unload')).toBe(false)
})

it.each(['null', '{', '{"results":{"leads":[{"key":1}]}}', '{"results":{"__proto__":[]}}'])(
  '%s in the storage is not read as results',
  async (rubbish) => {
    sessionStorage.setItem('kept:2:lead-search-results', rubbish)
    expect((await loadPage()).current()).toMatchObject({ results: null })
  },
)

const ofTitle = (title: string): SearchResults => ({
  ...found,
  id: title,
  search: { filters: { ...noFilters, jobTitles: [title] }, limit: 25 },
  leads: [{ key: `${title}-0`, apolloId: 'a', name: 'Ann' }],
})

it('the results of earlier searches can be shown again, with later changes', async () => {
  const page = await loadPage()
  for (const title of ['CEO', 'CTO', 'CFO']) page.change(page.withResults(ofTitle(title)))
  page.change(({ results, earlier }) => ({
    results: results && withDeleted(results, ['CTO-0']),
    earlier: earlier.map((one) => withDeleted(one, ['CTO-0'])),
  }))

  page.showEarlier(ofTitle('CTO').search)
  expect(page.current()?.results).toMatchObject({ id: 'CTO', leads: [{ isDeleted: true }] })
  expect(page.current()?.earlier.map(({ id }) => id)).toEqual(['CFO', 'CEO'])
  expect(page.current()?.earlier[0]).toEqual(ofTitle('CFO'))

  page.showEarlier(ofTitle('Nobody').search)
  expect(page.current()?.results?.id).toBe('CTO')
})

it('a repeated search replaces its earlier results, and only a few are kept', async () => {
  const page = await loadPage()
  for (const title of ['A', 'B', 'C', 'A', 'D', 'E', 'F']) {
    page.change(page.withResults(ofTitle(title)))
  }
  expect(page.current()?.earlier.map(({ id }) => id)).toEqual(['E', 'D', 'A', 'C'])
})

it('deleted leads return to their places', () => {
  const keys = (results: SearchResults) => remainingLeads(results).map(({ key }) => key)
  const leads = ['1', '2', '3', '4'].map((key) => ({ key, name: `Lead ${key}` }))
  const without = withDeleted(withDeleted({ ...found, leads }, ['1']), ['3', 'other'])
  expect(keys(without)).toEqual(['2', '4'])
  expect(keys(withDeleted(without, ['1'], false))).toEqual(['1', '2', '4'])
})
