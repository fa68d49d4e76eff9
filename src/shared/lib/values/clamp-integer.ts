export type IntegerRange = {
  min: number
  max: number
  fallback: number
}

/** Value of a digit in its script, whose ten digits follow one another. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** Matches '1.000', '1,000', '1 000' and '1,00,000', with or without a fraction. */
const GROUPED = /^([+-]?[1-9]\d{0,2}(?:([.,'’٬\s])(?:\d{2,3}\2)*\d{3}))(?:[.,٫]\d*)?$/

/** Digits of any script, with or without grouping; NaN for any other text. */
export function numberIn(text: string): number {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/\p{Nd}/gu, digitValue)
  const [, grouped] = GROUPED.exec(plain) ?? []
  if (grouped) return Number(grouped.replace(/[^\d+-]/g, ''))
  return plain === '' ? NaN : Number(plain.replace(/[,٫]/, '.'))
}

/** `''` and `'abc'` give the fallback, `'12.7'` gives 12, `'1e3'` and `'1.000'` give 1000. */
export function clampInteger(input: string | number, { min, max, fallback }: IntegerRange): number {
  const value = typeof input === 'number' ? input : numberIn(input)
  if (Number.isNaN(value)) return fallback
  return Math.min(max, Math.max(min, Math.trunc(value)))
}
