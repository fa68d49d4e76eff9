/** Letters that normalisation leaves as they are. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // At the end of a word, which a part of it does not reach.
  ς: 'σ',
}
const anyPlain = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

// oxlint-disable-next-line no-control-regex -- ASCII has control characters
const isAscii = (text: string) => /^[\u0000-\u007F]*$/.test(text)

/**
 * Equal for texts that people take for the same: without accents, case, width and surrounding white space.
 * Every search compares by it. Not for addresses, of which each is a mailbox of its own (addresses.ts).
 */
export function textKey(text: string): string {
  if (isAscii(text)) return text.trim().toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(anyPlain, (letter) => PLAIN[letter] ?? letter)
    .trim()
}
