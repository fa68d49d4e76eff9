/** '2024-03-01', '31. 1. 2024' and '1/31/24', alone or before a time. */
const NUMERIC = /^(\d{1,4})([-./])\s?(\d{1,2})\2\s?(\d{1,4})(?!\d)/
/** 'March 3, 2024', '3 de marzo de 2024', 'Sun, 03 Mar 2024' and '03-Mar-24'. */
const WRITTEN = /^[\p{L}., ]{0,14}(\d{1,2})\b[\p{L}., -]{1,16}(\d{4}|(?<=-)\d\d)\b/u

/** Spreadsheets and databases write a missing date as one of 1601, 1753, 1899, 1900 or 1970. */
const FIRST_DAY = new Date(1971, 0, 1).getTime()

/** NaN for a day that does not exist. */
function dayAt(year: string, month: string, day: string): number {
  const century = year.length > 2 ? 0 : Number(year) < 70 ? 2000 : 1900
  const date = new Date(century + Number(year), Number(month) - 1, Number(day))
  return date.getMonth() === Number(month) - 1 ? date.getTime() : NaN
}

/** All days that a text may mean: '4/5/2024' is in April or in May. */
function daysIn(text: string): number[] | undefined {
  const [, a = '', , b = '', c = ''] = NUMERIC.exec(text) ?? []
  if (c) return a.length > 2 ? [dayAt(a, b, c)] : [dayAt(c, b, a), dayAt(c, a, b)]
  const [, day, year] = WRITTEN.exec(text) ?? []
  // Midnight alone is a date that was lost.
  if (!day || !year) return /^0?0:00(?::00)?$/.test(text) ? [] : undefined
  const parsed = Date.parse(text)
  // The month may be in another language.
  return [Number.isNaN(parsed) ? dayAt(year, '1', day) : parsed]
}

/** 'noDate' is a date that stands for none, such as '1900-01-00' or any before 1971. */
export function dateKind(text: string): 'noDate' | 'past' | 'toCome' | undefined {
  const days = daysIn(text)?.filter((day) => day >= FIRST_DAY)
  if (!days) return undefined
  if (days.length === 0) return 'noDate'
  return Math.min(...days) < new Date().setHours(0, 0, 0, 0) ? 'past' : 'toCome'
}
