import { createStore } from '@/shared/lib/state/store'

/** Translations by English text, prefixed with `context` and a separator if there is one. */
export type Catalogue = Readonly<Record<string, string>>

type ActiveLanguage = {
  locale: string
  /** Empty for English, whose texts are in the source. */
  catalogue: Catalogue
  hasAppTexts: boolean
}

export const ENGLISH: ActiveLanguage = { locale: 'en', catalogue: {}, hasAppTexts: false }

export const activeLanguage = createStore(ENGLISH)

/** Creates the `Intl` formatter lazily, once per language, because it is expensive to construct. */
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

/** Sorts in the order of the active language; an accent or a capital breaks ties. */
export const compareTexts = (a: string, b: string): number => collator().compare(a, b)

/** 'a, b, and c' */
export const listInWords = perLocale((locale) => new Intl.ListFormat(locale))
