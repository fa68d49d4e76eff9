import { createStore } from '@/shared/lib/state/store'

/** Translations by the English text, with `context` and the separator before it where it has one. */
export type Catalogue = Readonly<Record<string, string>>

type ActiveLanguage = {
  /** For `Intl` and for the `lang` of the document. */
  locale: string
  /** Empty in English, whose texts are in the source. */
  catalogue: Catalogue
  /** Whether the texts of the screens are in it. */
  hasAppTexts: boolean
}

export const ENGLISH: ActiveLanguage = { locale: 'en', catalogue: {}, hasAppTexts: false }

/** The language that is shown, with the translations that were loaded so far. */
export const activeLanguage = createStore(ENGLISH)

/** @param make creates a formatter of `Intl`, which is expensive: once per language, when it is first used */
export function perLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { locale: string; formatter: Formatter } | undefined
  return () => {
    const { locale } = activeLanguage.get()
    if (made?.locale !== locale) made = { locale, formatter: make(locale) }
    return made.formatter
  }
}

export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, options))

export const numberFormat = (options?: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(locale, options))

const collator = perLocale((locale) => new Intl.Collator(locale, { numeric: true }))

/** The order of names in the active language. Those that differ by an accent or a capital only have an order too. */
export const compareTexts = (a: string, b: string): number => collator().compare(a, b)

/** Joins texts to 'a, b, and c'. */
export const listInWords = perLocale((locale) => new Intl.ListFormat(locale))
