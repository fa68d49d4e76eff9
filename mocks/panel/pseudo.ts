/** Ends the context of a message, which is not shown. */
const CONTEXT_END = '\u0004'

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'đ',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'ß',
  C: 'Ç',
  D: 'Đ',
  E: 'É',
  I: 'Í',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
}

const syntax = /(\{\w+(?:, *number *)?\}|\{\w+, *(?:plural|select) *,|=?\w+ *(?=\{)|<\/?\w+>)/

/** 'Delete {name}' -> '[Đéļéţé {name}~~~]': a third longer, like German. */
export function toPseudo(message: string): string {
  const text = message.slice(message.indexOf(CONTEXT_END) + 1)
  const accented = text
    .split(syntax)
    .map((piece, index) =>
      index % 2 ? piece : piece.replace(/\w/g, (sign) => accents[sign] ?? sign),
    )
    .join('')
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`
}

/**
 * Pseudo-localisation: reveals untranslated texts and layouts too narrow for longer ones.
 */
export const pseudoLanguage = {
  locale: 'en-XA',
  catalogue: new Proxy<Record<string, string>>(
    {},
    {
      get: (_, message) => toPseudo(String(message)),
      getOwnPropertyDescriptor: () => ({ configurable: true }),
    },
  ),
}
