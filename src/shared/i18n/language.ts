import { deviceStorage } from '@/shared/lib/browser-storage'
import { createStore, useStore } from '@/shared/lib/store'
import { activeLanguage, ENGLISH } from './active-language'
import { showCatalogues } from './catalogues'

/** The locale of each language, by the values that the specification has in Settings. */
const locales = { english: 'en', spanish: 'es', french: 'fr', german: 'de', portuguese: 'pt' }

export type Language = keyof typeof locales

type LanguageOption = { value: Language; locale: string; ownName: string }

/** With the name that each has in itself. */
export const languageOptions: readonly LanguageOption[] = [
  { value: 'english', locale: locales.english, ownName: 'English' },
  { value: 'spanish', locale: locales.spanish, ownName: 'Español' },
  { value: 'french', locale: locales.french, ownName: 'Français' },
  { value: 'german', locale: locales.german, ownName: 'Deutsch' },
  { value: 'portuguese', locale: locales.portuguese, ownName: 'Português' },
]

const STORAGE_KEY = 'language'

const chosen = createStore<Language>('english')

const toLanguage = (value: string | undefined): Language | undefined =>
  languageOptions.find((option) => option.value === value)?.value

/** The first of the person's languages that is offered, else English. */
function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((language) => language.split('-')[0])
  const found = wanted.flatMap((locale) =>
    languageOptions.filter((option) => option.locale === locale),
  )
  return found[0]?.value ?? 'english'
}

/**
 * Shows the language once its translations are loaded. English loads nothing.
 * @param onlyIfComplete if a part cannot be loaded, nothing changes
 * @returns whether all parts are shown
 */
async function show(language: Language, onlyIfComplete = false): Promise<boolean> {
  chosen.set(language)
  const locale = locales[language]
  let isShown = true
  if (locale === 'en') activeLanguage.set(ENGLISH)
  else isShown = await showCatalogues(locale, () => chosen.get() === language, onlyIfComplete)
  document.documentElement.lang = activeLanguage.get().locale
  return isShown
}

let stopFollowing: (() => void) | undefined

/** Called before the first render; a second call starts again. */
export async function applyStoredLanguage(): Promise<void> {
  stopFollowing?.()
  stopFollowing = deviceStorage.follow(
    STORAGE_KEY,
    (value) => void show(toLanguage(value) ?? languageOfBrowser()),
  )
  await show(toLanguage(deviceStorage.read(STORAGE_KEY)) ?? languageOfBrowser())
}

/** @returns whether the device could keep it */
export const keepLanguage = (language: Language): boolean =>
  deviceStorage.write(STORAGE_KEY, language)

/**
 * Changes all tabs. If storage is blocked or full, the language lasts as long as the page.
 * @returns whether it is shown. If its texts cannot be loaded, the language before it stays.
 */
export async function setLanguage(language: Language): Promise<boolean> {
  const before = chosen.get()
  const isShown = await show(language, true)
  if (chosen.get() !== language) return true
  if (isShown) keepLanguage(language)
  else chosen.set(before)
  return isShown
}

export const useLanguage = (): Language => useStore(chosen)
