/** "11,50" as people read it; the last range is open-ended ("10001,"). Another text stays as it is. */
export function companySizeLabel(range: string): string {
  const [min, max] = range.split(',').map((bound) => bound.trim())
  if (!min || !/^\d+$/.test(min) || max === undefined) return range
  const people = (bound: string) => Number(bound).toLocaleString('en')
  if (max === '') return `${people(min)}+`
  return /^\d+$/.test(max) ? `${people(min)}–${people(max)}` : range
}
