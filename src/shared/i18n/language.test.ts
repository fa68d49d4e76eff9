import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { deferred } from '@/test/deferred'
import type { CatalogueName } from './catalogues'

type Texts = Record<string, string>

const german = { Delete: 'Löschen', '{n} leads': '{n, plural, one {# Lead} other {# Leads}}' }

const startInGerman = vi.fn<() => Promise<Texts>>()
const germanHome = vi.fn<() => Promise<Texts>>()
const germanLists = vi.fn<() => Promise<Texts>>()
const germanFiles: Partial<Record<CatalogueName, () => Promise<Texts>>> = {
  start: startInGerman,
  home: germanHome,
  lists: germanLists,
}

beforeEach(() => {
  startInGerman.mockReset().mockResolvedValue(german)
  germanHome.mockReset().mockResolvedValue({ 'Hello!': 'Hallo!' })
  germanLists.mockReset().mockResolvedValue({ Lists: 'Listen' })
})

// The files of a project share their modules: the next one must not get those of the last page.
afterAll(() => {
  vi.resetModules()
})

afterEach(() => {
  localStorage.clear()
})

/** What was loaded is kept as long as the page lives, so each test has its own. */
async function openPage(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  // As index.html has it.
  document.documentElement.lang = 'en'
  vi.resetModules()
  const { catalogueFiles } = await import('virtual:catalogues')
  catalogueFiles.de = async (name) => (await germanFiles[name]?.()) ?? {}
  const modules = await Promise.all([
    import('./active-language'),
    import('./catalogues'),
    import('./language'),
    import('./pseudo'),
    import('./translate'),
  ])
  const [active, catalogues, language, pseudo, translation] = modules
  await language.applyStoredLanguage()
  return { ...active, ...catalogues, ...language, ...pseudo, ...translation }
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

it('tells texts apart by their context, which is not shown', async () => {
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

it('adds the texts of a screen when it is opened; after a failure it is in English, says so, and asks again', async () => {
  const { enterScreen, loadCatalogue, translate } = await openPage('de')
  const open = (screen: CatalogueName) => {
    enterScreen(screen)
    return loadCatalogue(screen)
  }
  germanHome.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  await open('home')
  expect(translate('Hello!')).toBe('Hello!')
  expect(document.documentElement.lang).toBe('en')
  await open('lists')
  expect(document.documentElement.lang).toBe('de')
  await open('home')
  expect(translate('Hello!')).toBe('Hallo!')
  expect(translate('Delete')).toBe('Löschen')
  expect(document.documentElement.lang).toBe('de')
  expect(loadCatalogue('home')).toBeUndefined()
})

it('is shown at once with the texts of all parts of the screen, and names the language then', async () => {
  const { activeLanguage, enterScreen, loadCatalogue, setLanguage, translate } =
    await openPage('en')
  enterScreen('campaigns')
  void loadCatalogue('campaigns')
  void loadCatalogue('builder')
  const builder = deferred<Texts>()
  germanFiles.builder = () => builder.promise
  onTestFinished(() => void delete germanFiles.builder)
  const choice = setLanguage('german')
  const shown: string[] = []
  activeLanguage.subscribe(() => shown.push(translate('Add step')))
  builder.resolve({ 'Add step': 'Schritt hinzufügen' })
  expect(document.documentElement.lang).toBe('en')
  await choice
  expect(document.documentElement.lang).toBe('de')
  expect(shown).toEqual(['Schritt hinzufügen'])
})

it('keeps what arrived first when two parts are loaded at the same time, and requests each once', async () => {
  const { loadCatalogue, translate } = await openPage('de')
  const home = deferred<Texts>()
  germanHome.mockReturnValueOnce(home.promise)
  const parts = [loadCatalogue('home'), loadCatalogue('lists'), loadCatalogue('home')]
  await parts[1]
  expect(translate('Lists')).toBe('Listen')
  home.resolve({ 'Hello!': 'Hallo!' })
  for (const part of parts) await part
  expect(translate('Lists')).toBe('Listen')
  expect(translate('Hello!')).toBe('Hallo!')
  expect(translate('Delete')).toBe('Löschen')
  for (const file of [startInGerman, germanHome, germanLists]) expect(file).toHaveBeenCalledOnce()
})

it('does not wait for the texts of a screen that was left', async () => {
  const { loadCatalogue, enterScreen, setLanguage, translate } = await openPage('en')
  const lists = deferred<Texts>()
  germanLists.mockReturnValueOnce(lists.promise)
  enterScreen('lists')
  void loadCatalogue('lists')
  enterScreen('home')
  void loadCatalogue('home')
  await setLanguage('german')
  expect(translate('Hello!')).toBe('Hallo!')
  await loadCatalogue('home')
  lists.resolve({ Lists: 'Listen' })
  await vi.waitFor(() => expect(translate('Lists')).toBe('Listen'))
})

it('has the texts of a screen that was opened while the language was loading', async () => {
  const { enterScreen, loadCatalogue, setLanguage, translate } = await openPage('en')
  const start = deferred<Texts>()
  startInGerman.mockReturnValueOnce(start.promise)
  const choice = setLanguage('german')
  enterScreen('home')
  void loadCatalogue('home')
  start.resolve(german)
  await choice
  expect(translate('Hello!')).toBe('Hallo!')
})

it('waits for nothing in English', async () => {
  const { loadCatalogue } = await openPage('en')
  expect(loadCatalogue('home')).toBeUndefined()
})

it('keeps the pseudo-language when a screen is opened', async () => {
  const { showPseudoLanguage, loadCatalogue, translate } = await openPage('en')
  showPseudoLanguage()
  await loadCatalogue('home')
  expect(translate('Log In')).toBe('[Ļöğ Íñ~~]')
})
