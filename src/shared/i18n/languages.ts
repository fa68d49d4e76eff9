type LanguageOption<Value> = {
  /** As the specification has it in Settings. */
  value: Value
  /** Of its folder in src/locales, and of the document. */
  locale: string
  /** As the specification has it. */
  englishName: string
  ownName: string
  /** Texts may be missing: they are shown in English, and Settings says so. */
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
