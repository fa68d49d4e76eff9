import { pseudoLanguage } from '../mocks/panel/pseudo'
import type { LanguageName } from '../mocks/scenarios/mock-settings'
import { activeLanguage, ENGLISH } from '../src/shared/i18n/active-language'
import { setLanguage } from '../src/shared/i18n/language'
import { languageOptions } from '../src/shared/i18n/languages'

/** The type ensures that mocks/scenarios/mock-settings.ts has every language of Settings. */
const languages: readonly LanguageName[] = [...languageOptions.map(({ value }) => value), 'pseudo']

/** @param value the toolbar's */
export async function showLanguage(value: unknown): Promise<void> {
  const language = languages.find((name) => name === value) ?? 'english'
  if (language === 'pseudo') activeLanguage.set({ ...ENGLISH, ...pseudoLanguage })
  else await setLanguage(language)
}
