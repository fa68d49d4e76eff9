import { languages } from '../mocks/scenarios/mock-settings'
import { setLanguage } from '../src/shared/i18n/language'
import { showPseudoLanguage } from '../src/shared/i18n/pseudo'

/** @param value of the toolbar */
export async function showLanguage(value: unknown): Promise<void> {
  const language = languages.find((name) => name === value) ?? 'english'
  if (language === 'pseudo') showPseudoLanguage()
  else await setLanguage(language)
}
