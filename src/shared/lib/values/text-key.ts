/** Letters that Unicode normalisation does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
}
const anyPlain = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** Fast path: normalising a text that does not change is much slower. */
// oxlint-disable-next-line no-control-regex -- ASCII has control characters
export const isAscii = (text: string) => /^[\u0000-\u007F]*$/.test(text)

export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(anyPlain, (letter) => PLAIN[letter] ?? letter)

/**
 * Key for lenient text comparison: ignores accents, case, width and surrounding white space. Used
 * by every search. Not for email addresses, where accents matter (addresses.ts).
 */
export function textKey(text: string): string {
  if (isAscii(text)) return text.trim().toLowerCase()
  // A final sigma does not occur in a prefix of the word.
  return withoutAccents(text).toLowerCase().replaceAll('ς', 'σ').trim()
}
