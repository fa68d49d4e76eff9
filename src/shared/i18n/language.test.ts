import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferred } from '@/test/deferred'
import type { CatalogueName } from './catalogues'

type Texts = Record<string, string>

const german = { Delete: 'Löschen', '{n} leads': '{n, plural, one {# Lead} other {# Leads}}' }

const startInGerman = vi.fn<() => Promise<Texts>>()
const appInGerman = vi.fn<() => Promise<Texts>>()
const germanFiles: Record<CatalogueName, () => Promise<Texts>> = {
  start: startInGerman,
  app: appInGerman,
}

beforeEach(() => {
  startInGerman.mockReset().mockResolvedValue(german)
  appInGerman.mockReset().mockResolvedValue({ 'Hello!': 'Hallo!' })
})

// Test files share modules: reset them for the next file.
afterAll(() => {
  vi.resetModules()
})

afterEach(() => {
  localStorage.clear()
})

/** Catalogues stay loaded for the life of the page, so each test loads its own. */
async function openPage(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.documentElement.lang = 'en'
  vi.resetModules()
  const { catalogueFiles } = await import('virtual:catalogues')
  catalogueFiles.de = (name) => germanFiles[name]()
  const modules = await Promise.all([
    import('./active-language'),
    import('./catalogues'),
    import('./language'),
    import('./translate'),
  ])
  const [active, catalogues, language, translation] = modules
  await language.applyStoredLanguage()
  return { ...active, ...catalogues, ...language, ...translation }
}

it.each([
  [['de-AT', 'en'], 'de'],
  [['xx', 'pt-BR', 'en'], 'pt'],
  [['xx', 'yy'], 'en'],
  [[], 'en'],
])('a first visit with %j shows %s', async (languages, locale) => {
  const { activeLanguage } = await openPage(...languages)
  expect(activeLanguage.get().locale).toBe(locale)
  expect(document.documentElement.lang).toBe(locale)
})

it('a first visit whose texts cannot be loaded is in English, and German can be chosen', async () => {
  startInGerman.mockRejectedValueOnce(new Error('offline'))
  const { translate, setLanguage } = await openPage('de')
  expect(translate('Delete')).toBe('Delete')
  expect(document.documentElement.lang).toBe('en')
  expect(await setLanguage('german')).toBe(true)
  expect(translate('Delete')).toBe('Löschen')
  expect(document.documentElement.lang).toBe('de')
})

it('keeps the choice on the device', async () => {
  const { setLanguage, translate, applyStoredLanguage, activeLanguage } = await openPage('fr')
  await setLanguage('german')
  expect(document.documentElement.lang).toBe('de')
  expect(translate('Delete')).toBe('Löschen')
  expect(translate('{n} leads', { n: 1 })).toBe('1 Lead')
  expect(translate('Log In')).toBe('Log In')
  await applyStoredLanguage()
  expect(activeLanguage.get().locale).toBe('de')
})

it('follows the choice of another tab', async () => {
  const { translate } = await openPage('en')
  localStorage.setItem('language', 'german')
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'german' }))
  await vi.waitFor(() => expect(translate('Delete')).toBe('Löschen'))
  localStorage.setItem('language', 'english')
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'english' }))
  await vi.waitFor(() => expect(translate('Delete')).toBe('Delete'))
  expect(document.documentElement.lang).toBe('en')
})

it('shows the language that was chosen last, whichever answers first', async () => {
  const { setLanguage, translate } = await openPage('en')
  const slow = deferred<Texts>()
  startInGerman.mockReturnValueOnce(slow.promise)
  const first = setLanguage('german')
  await setLanguage('english')
  slow.resolve(german)
  await first
  expect(translate('Delete')).toBe('Delete')
})

it('stays as it is when the texts cannot be loaded, and requests them again', async () => {
  const { setLanguage, activeLanguage, ENGLISH, translate } = await openPage('en')
  startInGerman.mockRejectedValueOnce(new Error('offline'))
  expect(await setLanguage('german')).toBe(false)
  expect(activeLanguage.get()).toBe(ENGLISH)
  expect(localStorage.getItem('language')).toBeNull()
  expect(await setLanguage('german')).toBe(true)
  expect(translate('Delete')).toBe('Löschen')
})

it('distinguishes texts by their context, which is not shown', async () => {
  startInGerman.mockResolvedValue({ 'verb\u0004Open': 'Öffnen', Open: 'Offen' })
  const { setLanguage, translate, msg } = await openPage('en')
  expect(translate(msg('Open', 'verb'))).toBe('Open')
  await setLanguage('german')
  expect(translate(msg('Open', 'verb'))).toBe('Öffnen')
  expect(translate(msg('Open'))).toBe('Offen')
})

it('shows words that every object knows as they are', async () => {
  const { toText } = await openPage('de')
  expect(toText('constructor')).toBe('constructor')
})

it('loads the texts of the screens when one is opened; falls back to English after a failure, and retries', async () => {
  const { loadAppTexts, translate } = await openPage('de')
  appInGerman.mockRejectedValueOnce(new Error('offline'))
  await loadAppTexts()
  expect(translate('Hello!')).toBe('Hello!')
  expect(translate('Delete')).toBe('Löschen')
  expect(document.documentElement.lang).toBe('en')
  await loadAppTexts()
  expect(translate('Hello!')).toBe('Hallo!')
  expect(translate('Delete')).toBe('Löschen')
  expect(document.documentElement.lang).toBe('de')
  expect(loadAppTexts()).toBeUndefined()
})

it('is shown at once with the texts of the screens, and names the language then', async () => {
  const { activeLanguage, loadAppTexts, setLanguage, translate } = await openPage('en')
  expect(loadAppTexts()).toBeUndefined()
  const app = deferred<Texts>()
  appInGerman.mockReturnValueOnce(app.promise)
  const choice = setLanguage('german')
  const shown: string[] = []
  activeLanguage.subscribe(() => shown.push(translate('Hello!')))
  app.resolve({ 'Hello!': 'Hallo!' })
  expect(document.documentElement.lang).toBe('en')
  await choice
  expect(document.documentElement.lang).toBe('de')
  expect(shown).toEqual(['Hallo!'])
})

it('has the texts of the screens when the first was opened while the language was loading', async () => {
  const { loadAppTexts, setLanguage, translate } = await openPage('en')
  const start = deferred<Texts>()
  startInGerman.mockReturnValueOnce(start.promise)
  const choice = setLanguage('german')
  void loadAppTexts()
  start.resolve(german)
  await choice
  expect(translate('Hello!')).toBe('Hallo!')
})
