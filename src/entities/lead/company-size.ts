import { formatCount } from '@/shared/lib/format-count'

/** Label of a range such as "11,50" or the open-ended "10001,". Other texts are returned unchanged. */
export function companySizeLabel(range: string): string {
  const [min, max] = range.split(',').map((bound) => bound.trim())
  if (!min || !/^\d+$/.test(min) || max === undefined) return range
  const people = (bound: string) => formatCount(Number(bound))
  if (max === '') return `${people(min)}+`
  return /^\d+$/.test(max) ? `${people(min)}–${people(max)}` : range
}
