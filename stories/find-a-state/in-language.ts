import type { Catalogue } from '@/shared/i18n/active-language'
import { formatMessage } from '@/shared/i18n/translate'
import { CONTEXT_END, type Part, parseMessage } from '@/shared/i18n/parse-message'

const files = import.meta.glob<Catalogue>('/src/locales/*/*.po', {
  import: 'default',
  eager: true,
})

const catalogueOf = (locale: string): Catalogue =>
  Object.assign(
    {},
    ...Object.keys(files).map((path) => path.includes(`/${locale}/`) && files[path]),
  )

type Values = Record<string, string | number>

/** One form of a text, with the values that select its branches. */
type Form = { pattern: string; names: string[]; values: Values }

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const joined = (forms: Form[], others: Form[]): Form[] =>
  forms.flatMap((form) =>
    others.map((other) => ({
      pattern: form.pattern + other.pattern,
      names: [...form.names, ...other.names],
      values: { ...form.values, ...other.values },
    })),
  )

const NUMBER = String.raw`([\d,]+)`

function formsOf(parts: readonly Part[], count?: string): Form[] {
  const single = (pattern: string, ...names: string[]): Form[] => [{ pattern, names, values: {} }]
  const formsOfPart = (part: Part): Form[] => {
    if (part === '#' && count) return single(NUMBER, count)
    if (typeof part === 'string') return single(escaped(part))
    const { kind, name } = part
    if (kind === 'tag') return formsOf(part.parts, count)
    if (kind === 'value') return single('([^]+?)', name)
    if (kind === 'number') return single(NUMBER, name)
    return Object.entries(part.branches).flatMap(([key, branch]) => {
      const value = kind === 'select' ? key : key === 'one' ? 1 : Number(key.slice(1)) || 2
      return formsOf(branch, kind === 'plural' ? name : count).map(
        ({ pattern, names, values }) => ({
          pattern,
          names,
          values: { [name]: value, ...values },
        }),
      )
    })
  }
  return parts.map(formsOfPart).reduce(joined, single(''))
}

/** Whether a shown text is one of the forms of a text in the code. */
export const formTest = (text: string): ((shown: string) => boolean) => {
  const forms = formsOf(parseMessage(text)).map(({ pattern }) => new RegExp(`^${pattern}$`))
  return (shown) => forms.some((form) => form.test(shown))
}

type Text = Form & { key: string; expression: RegExp }

const withoutContext = (key: string) => key.slice(key.indexOf(CONTEXT_END) + 1)

/**
 * All forms of all texts. Texts that begin with a word and have the most fixed characters come
 * first.
 */
const texts: Text[] = Object.keys(catalogueOf('de'))
  .flatMap((key) =>
    formsOf(parseMessage(withoutContext(key))).map(({ pattern, names, values }) => ({
      pattern,
      names,
      values,
      key,
      expression: new RegExp(`^${pattern}$`),
    })),
  )
  .toSorted((a, b) => rank(b) - rank(a))

function rank({ pattern }: Form): number {
  const { length } = pattern.replaceAll(/\(\[[^)]*\)/g, '')
  return pattern.startsWith('([') ? length : length + 1000
}

/** Converts a value in a sentence: a number, a text that is itself translated, or a name. */
function toValue(text: string, locale: string): string | number {
  if (/^[\d,]+$/.test(text)) return Number(text.replaceAll(',', ''))
  const [, decimals] = /^\d+\.(\d+)$/.exec(text) ?? []
  if (decimals === undefined) return inLanguage(text, locale) ?? text
  const minimumFractionDigits = decimals.length
  return new Intl.NumberFormat(locale, { minimumFractionDigits }).format(Number(text))
}

/**
 * Translates a text that is shown in English into the language, which must be active.
 * @returns undefined for texts of the server
 */
export function inLanguage(shown: string, locale: string): string | undefined {
  const catalogue = catalogueOf(locale)
  for (const { key, expression, names, values } of texts) {
    const [, ...found] = expression.exec(shown) ?? []
    if (!expression.test(shown)) continue
    const entries = names.map((name, index) => [name, toValue(found[index] ?? '', locale)] as const)
    const wording = catalogue[key] ?? withoutContext(key)
    return formatMessage(wording, { ...values, ...Object.fromEntries(entries) }).join('')
  }
  return undefined
}
