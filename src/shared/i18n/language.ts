import { deviceStorage } from '@/shared/lib/browser-storage'
import { createStore, useStore } from '@/shared/lib/store'
import { activeLanguage, ENGLISH } from './active-language'
import { showCatalogues } from './catalogues'

/** As the specification names them in Settings, with the locale of each. */
const locales = { english: 'en', spanish: 'es', french: 'fr', german: 'de', portuguese: 'pt' }

export type Language = keyof typeof locales

/** Languages whose translations are complete. The others can be chosen in Settings, and show English. */
let availableLanguages: readonly Language[] = ['english']

const STORAGE_KEY = 'language'

const chosen = createStore<Language>('english')

const toLanguage = (value: string | undefined): Language | undefined =>
  availableLanguages.find((language) => language === value)

/** The first of the person's languages that is available, else English. */
function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((language) => language.split('-')[0])
  const found = wanted.flatMap((locale) =>
    availableLanguages.filter((one) => locales[one] === locale),
  )
  return found[0] ?? 'english'
}

/** Shows the language once its translations are loaded. English loads nothing. */
async function show(language: Language): Promise<void> {
  chosen.set(language)
  const locale = locales[language]
  if (locale === 'en') activeLanguage.set(ENGLISH)
  else await showCatalogues(locale, () => chosen.get() === language)
  document.documentElement.lang = activeLanguage.get().locale
}

let stopFollowing: (() => void) | undefined

/**
 * Called before the first render; a second call starts again.
 * @param available other languages than the complete ones, for tests
 */
export function applyStoredLanguage(available = availableLanguages): Promise<void> {
  availableLanguages = available
  stopFollowing?.()
  stopFollowing = deviceStorage.follow(
    STORAGE_KEY,
    (value) => void show(toLanguage(value) ?? languageOfBrowser()),
  )
  return show(toLanguage(deviceStorage.read(STORAGE_KEY)) ?? languageOfBrowser())
}

/** Changes all tabs. If storage is blocked or full, the language lasts as long as the page. */
export function setLanguage(language: Language): Promise<void> {
  deviceStorage.write(STORAGE_KEY, language)
  return show(toLanguage(language) ?? 'english')
}

export const useLanguage = (): Language => useStore(chosen)
