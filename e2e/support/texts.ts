import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTEXT_END } from '../../src/shared/i18n/context-end'
import { parseMessage } from '../../src/shared/i18n/parse-message'
import { compilePo } from '../../tools/texts/po'

export const locales = { spanish: 'es', french: 'fr', german: 'de', portuguese: 'pt' } as const

const folder = join(import.meta.dirname, '../../src/locales')

/** The translations by the English text, without contexts. */
export function catalogueOf(locale: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(folder, locale)).map((name) => join(folder, locale, name))
  const entries = files.flatMap((path) => Object.entries(compilePo(readFileSync(path, 'utf8'))))
  return new Map(entries.map(([key, text]) => [key.slice(key.indexOf(CONTEXT_END) + 1), text]))
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Finds the translation of a text, whatever its values are. */
export function textsOf(locale: string) {
  const catalogue = catalogueOf(locale)
  return (english: string): RegExp => {
    const wording = catalogue.get(english)
    if (wording === undefined) throw new Error(`"${english}" is no text`)
    const pattern = parseMessage(wording)
      .map((part) => (typeof part === 'string' ? escaped(part) : '.*'))
      .join('')
    return new RegExp(`^${pattern}$`)
  }
}
