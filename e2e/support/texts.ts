import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOptions } from '../../src/shared/i18n/languages'
import { CONTEXT_END, type Part, parseMessage } from '../../src/shared/i18n/parse-message'
import { compilePo } from '../../tools/texts/po'

/** Locales of the fully translated languages. */
export const locales: Readonly<Record<string, string>> = Object.fromEntries(
  languageOptions
    .filter(({ locale, isPartial }) => locale !== 'en' && !isPartial)
    .map(({ value, locale }) => [value, locale]),
)

const folder = join(import.meta.dirname, '../../src/locales')

/** Translations by English text, without contexts. */
function catalogueOf(locale: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(folder, locale)).map((name) => join(folder, locale, name))
  const entries = files.flatMap((path) => Object.entries(compilePo(readFileSync(path, 'utf8'))))
  return new Map(entries.map(([key, text]) => [key.slice(key.indexOf(CONTEXT_END) + 1), text]))
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const patternOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part === '#' ? '.*' : escaped(part)
      if (part.kind === 'tag') return patternOf(part.parts)
      return 'branches' in part
        ? `(?:${Object.values(part.branches).map(patternOf).join('|')})`
        : '.*'
    })
    .join('')

const matcherOf = (wording: string) => new RegExp(`^${patternOf(parseMessage(wording))}$`)

/** Returns a function that translates an English text, whatever values it contains. */
export function textsOf(locale: string) {
  const catalogue = catalogueOf(locale)
  return (english: string): RegExp => {
    const wording = catalogue.get(english)
    if (wording === undefined) throw new Error(`"${english}" is no text`)
    return matcherOf(wording)
  }
}

/** Returns whether a text is a translation, whatever values it contains, rather than data. */
export function translationsOf(locale: string): (text: string) => boolean {
  const wordings = [...catalogueOf(locale).values()]
  const known = new Set(wordings)
  // A wording with few words, such as "{n} of {count}", also matches places and companies; "{name}
  // (…)" also matches other data.
  const isTelling = (wording: string) =>
    !wording.startsWith('{name} (') && /\p{L}{4}/u.test(wording.replaceAll(/\{[^{}]*\}/g, ''))
  const patterns = wordings.filter((wording) => wording.includes('{') && isTelling(wording))
  const matchers = patterns.map(matcherOf)
  return (text) => known.has(text) || matchers.some((matcher) => matcher.test(text))
}

/** Headers of a CSV file. */
const wireNames = new Set(['company', 'email', 'first_name', 'last_name'])

/** Texts that are English although the language has a translation. */
export function englishOf(texts: readonly string[], locale: string): string[] {
  const catalogue = catalogueOf(locale)
  const translations = new Set(catalogue.values())
  const isEnglish = (text: string) =>
    catalogue.has(text) && !translations.has(text) && !wireNames.has(text)
  return [...new Set(texts)].filter(isEnglish)
}
