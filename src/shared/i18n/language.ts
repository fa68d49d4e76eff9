import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'
import { createStore, useStore } from '@/shared/lib/state/store'
import { activeLanguage, ENGLISH } from './active-language'
import { showCatalogues } from './catalogues'
import { type Language, languageOptions } from './languages'

const keptLanguage = persisted({
  name: 'language',
  scope: 'device',
  schema: z.optional(z.enum(languageOptions.map(({ value }) => value))),
  fallback: undefined,
  atLogOut: 'stays',
})

const chosen = createStore<Language>('english')

const withLocale = (locale: string | undefined): Language | undefined =>
  languageOptions.find((option) => option.locale === locale)?.value

/** The browser's first fully translated language, else English. */
function languageOfBrowser(): Language {
  const complete = languageOptions.filter(({ isPartial = false }) => !isPartial)
  const preferred = navigator.languages.map((language) =>
    complete.find(({ locale }) => locale === language.split('-')[0]),
  )
  return preferred.find((option) => option !== undefined)?.value ?? 'english'
}

/**
 * Switches to the language once its translations are loaded; English needs none.
 * @returns whether it is active, or superseded by another choice. If not, the previous language
 * stays.
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
  return isShown
}

let stopFollowing: (() => void) | undefined

/** Called before the first render; a second call starts over. */
export async function applyStoredLanguage(): Promise<void> {
  stopFollowing?.()
  const preferred = () => keptLanguage.get() ?? languageOfBrowser()
  stopFollowing = keptLanguage.subscribe(() => {
    // Ignores a change stored by this tab.
    if (preferred() !== chosen.get()) void show(preferred())
  })
  await show(preferred())
}

/** @returns whether it could be stored */
export const keepLanguage = (language: Language): boolean => keptLanguage.set(language)

/**
 * Switches the language in all tabs. If storage is blocked or full, the choice lasts as long as the
 * page.
 * @returns whether it is active. If its texts cannot be loaded, the previous language stays.
 */
export async function setLanguage(language: Language): Promise<boolean> {
  const isShown = await show(language)
  if (isShown && chosen.get() === language) keepLanguage(language)
  return isShown
}

export const useLanguage = (): Language => useStore(chosen)
