/** Languages that can be chosen, by the values that the specification has in Settings. */
export type Language = 'english' | 'spanish' | 'french' | 'german' | 'portuguese'

type LanguageOption = {
  value: Language
  /** Of its folder in src/locales, and of the document. */
  locale: string
  /** As the specification has it. */
  englishName: string
  ownName: string
  /** Texts may be missing: they are shown in English. */
  isPartial?: boolean
}

export const languageOptions: readonly LanguageOption[] = [
  { value: 'english', locale: 'en', englishName: 'English', ownName: 'English' },
  { value: 'spanish', locale: 'es', englishName: 'Spanish', ownName: 'Español' },
  { value: 'french', locale: 'fr', englishName: 'French', ownName: 'Français' },
  { value: 'german', locale: 'de', englishName: 'German', ownName: 'Deutsch' },
  { value: 'portuguese', locale: 'pt', englishName: 'Portuguese', ownName: 'Português' },
]
