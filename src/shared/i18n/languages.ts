type LanguageOption<Value> = {
  /** As shown in Settings; prescribed by the specification. */
  value: Value
  /** Folder in src/locales, and `lang` of the document. */
  locale: string
  englishName: string
  ownName: string
  /** Missing texts fall back to English, which Settings mentions. */
  isPartial?: boolean
}

const offered = [
  { value: 'english', locale: 'en', englishName: 'English', ownName: 'English' },
  { value: 'spanish', locale: 'es', englishName: 'Spanish', ownName: 'Español' },
  { value: 'french', locale: 'fr', englishName: 'French', ownName: 'Français' },
  { value: 'german', locale: 'de', englishName: 'German', ownName: 'Deutsch' },
  { value: 'portuguese', locale: 'pt', englishName: 'Portuguese', ownName: 'Português' },
] as const satisfies LanguageOption<string>[]

export type Language = (typeof offered)[number]['value']

export const languageOptions: readonly LanguageOption<Language>[] = offered
