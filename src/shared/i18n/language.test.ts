import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeLanguage, ENGLISH } from './active-language'
import { deferred } from '@/test/deferred'
import { catalogueFiles, loadCatalogue } from './catalogues'
import { applyStoredLanguage, setLanguage } from './language'
import { showPseudoLanguage } from './pseudo'
import { msg, translate } from './translate'

const german = { Delete: 'Löschen', '{n} leads': '{n, plural, one {# Lead} other {# Leads}}' }
const germanFile = '../../locales/de/start.po'

const startInGerman = vi.fn<() => Promise<Record<string, string>>>()
const germanHome = vi.fn(() => Promise.resolve({ 'Hello!': 'Hallo!' }))

beforeEach(() => {
  startInGerman.mockReset().mockResolvedValue(german)
  catalogueFiles[germanFile] = startInGerman
  catalogueFiles['../../locales/de/home.po'] = germanHome
})

afterEach(async () => {
  localStorage.clear()
  await applyStoredLanguage()
  delete catalogueFiles[germanFile]
  delete catalogueFiles['../../locales/de/home.po']
})

const browserPrefers = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

it.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'pt-BR', 'en'], 'pt'],
  [['nl', 'ja'], 'en'],
  [[], 'en'],
])('a first visit with %j shows %s', async (languages, locale) => {
  browserPrefers(...languages)
  await applyStoredLanguage()
  expect(activeLanguage.get().locale).toBe(locale)
})

it('keeps the choice on the device', async () => {
  browserPrefers('fr')
  await applyStoredLanguage()
  await setLanguage('german')
  expect(document.documentElement.lang).toBe('de')
  expect(translate('Delete')).toBe('Löschen')
  expect(translate('{n} leads', { n: 1 })).toBe('1 Lead')
  expect(translate('Log In')).toBe('Log In')
  await applyStoredLanguage()
  expect(activeLanguage.get().locale).toBe('de')
})

it('follows the choice of another tab', async () => {
  browserPrefers('en')
  await applyStoredLanguage()
  localStorage.setItem('language', 'german')
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'german' }))
  await vi.waitFor(() => expect(translate('Delete')).toBe('Löschen'))
  localStorage.setItem('language', 'english')
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'english' }))
  await vi.waitFor(() => expect(translate('Delete')).toBe('Delete'))
  expect(document.documentElement.lang).toBe('en')
})

it('shows the language that was chosen last, whichever answers first', async () => {
  browserPrefers('en')
  await applyStoredLanguage()
  const slow = deferred<typeof german>()
  startInGerman.mockReturnValueOnce(slow.promise)
  const first = setLanguage('german')
  await setLanguage('english')
  slow.resolve(german)
  await first
  expect(translate('Delete')).toBe('Delete')
})

it('stays as it is when the texts cannot be loaded', async () => {
  browserPrefers('en')
  await applyStoredLanguage()
  startInGerman.mockRejectedValueOnce(new Error('offline'))
  expect(await setLanguage('german')).toBe(false)
  expect(activeLanguage.get()).toBe(ENGLISH)
  expect(localStorage.getItem('language')).toBeNull()
  expect(await setLanguage('german')).toBe(true)
  expect(translate('Delete')).toBe('Löschen')
})

it('tells texts apart by their context, which is not shown', async () => {
  startInGerman.mockResolvedValue({ 'verb\u0004Open': 'Öffnen', Open: 'Offen' })
  browserPrefers('en')
  await applyStoredLanguage()
  expect(translate(msg('Open', 'verb'))).toBe('Open')
  await setLanguage('german')
  expect(translate(msg('Open', 'verb'))).toBe('Öffnen')
  expect(translate(msg('Open'))).toBe('Offen')
})

it('adds the texts of a screen when it is opened, and asks again after a failure', async () => {
  browserPrefers('de')
  await applyStoredLanguage()
  expect(translate('Hello!')).toBe('Hello!')
  germanHome.mockRejectedValueOnce(new Error('offline'))
  await loadCatalogue('home')
  expect(translate('Hello!')).toBe('Hello!')
  await loadCatalogue('home')
  expect(translate('Hello!')).toBe('Hallo!')
  expect(translate('Delete')).toBe('Löschen')
  expect(loadCatalogue('home')).toBeUndefined()
})

it('waits for nothing in English', async () => {
  await applyStoredLanguage()
  expect(loadCatalogue('home')).toBeUndefined()
})

it('keeps the pseudo-language when a screen is opened', async () => {
  await applyStoredLanguage()
  showPseudoLanguage()
  await loadCatalogue('home')
  expect(translate('Log In')).toBe('[Ļöğ Íñ~~]')
  activeLanguage.set(ENGLISH)
})
