import { deviceStorage } from '@/shared/lib/browser-storage'
import { createStore, useStore } from '@/shared/lib/store'
import { activeLanguage, ENGLISH } from './active-language'
import { showCatalogues } from './catalogues'
import { type Language, languageOptions } from './languages'

const STORAGE_KEY = 'language'

const chosen = createStore<Language>('english')

const toLanguage = (value: string | undefined): Language | undefined =>
  languageOptions.find((option) => option.value === value)?.value

const withLocale = (locale: string | undefined): Language | undefined =>
  languageOptions.find((option) => option.locale === locale)?.value

/** The first of the person's languages that is offered, else English. */
function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((language) => withLocale(language.split('-')[0]))
  return wanted.find((language) => language !== undefined) ?? 'english'
}

/**
 * Shows the language once its translations are loaded. English loads nothing.
 * @returns whether it is shown, or another was chosen meanwhile. If not, the language before it stays.
 */
async function show(language: Language): Promise<boolean> {
  chosen.set(language)
  const isStillChosen = () => chosen.get() === language
  const locale = languageOptions.find(({ value }) => value === language)?.locale ?? 'en'
  let isShown = true
  if (locale === 'en') activeLanguage.set(ENGLISH)
  else isShown = await showCatalogues(locale, isStillChosen)
  if (!isStillChosen()) return true
  if (!isShown) chosen.set(withLocale(activeLanguage.get().locale) ?? 'english')
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
  const isShown = await show(language)
  if (isShown && chosen.get() === language) keepLanguage(language)
  return isShown
}

export const useLanguage = (): Language => useStore(chosen)
