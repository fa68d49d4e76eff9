import * as z from 'zod/mini'
import { kept } from '@/shared/lib/kept'
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

const keptLanguage = kept({
  name: 'language',
  scope: 'device',
  schema: z.optional(z.enum(['english', 'spanish', 'french', 'german', 'portuguese'])),
  fallback: undefined,
  atLogOut: 'stays',
})

const chosen = createStore<Language>('english')

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
  const wanted = () => keptLanguage.get() ?? languageOfBrowser()
  stopFollowing = keptLanguage.subscribe(() => {
    // Not when this tab has stored the language that it shows.
    if (wanted() !== chosen.get()) void show(wanted())
  })
  await show(wanted())
}

/** @returns whether the device could keep it */
export const keepLanguage = (language: Language): boolean => keptLanguage.set(language)

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
