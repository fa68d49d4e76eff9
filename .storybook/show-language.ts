import type { LanguageName } from '../mocks/scenarios/mock-settings'
import { setLanguage } from '../src/shared/i18n/language'
import { languageOptions } from '../src/shared/i18n/languages'
import { showPseudoLanguage } from '../src/shared/i18n/pseudo'

/** The type ensures that mocks/scenarios/mock-settings.ts has every language of Settings. */
const languages: readonly LanguageName[] = [...languageOptions.map(({ value }) => value), 'pseudo']

/** @param value the toolbar's */
export async function showLanguage(value: unknown): Promise<void> {
  const language = languages.find((name) => name === value) ?? 'english'
  if (language === 'pseudo') showPseudoLanguage()
  else await setLanguage(language)
}
