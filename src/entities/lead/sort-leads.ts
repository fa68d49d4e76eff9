import type { TableOrder } from '@/shared/ui/tables/table-order'
import type { Lead } from './lead-mapping'

export const sortColumnIds = ['name', 'company', 'location', 'industry', 'email'] as const
export type SortColumn = (typeof sortColumnIds)[number]
export type LeadOrder = TableOrder<SortColumn>

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** A new array, missing values last in both directions. Undefined keeps the original order. */
export function sortLeads(leads: readonly Lead[], order: LeadOrder | undefined): readonly Lead[] {
  if (!order) return leads
  const { column, isDescending } = order
  const filled = leads.filter((lead) => lead[column])
  const blank = leads.filter((lead) => !lead[column])
  const sign = isDescending ? -1 : 1
  filled.sort((a, b) => sign * collator.compare(a[column] ?? '', b[column] ?? ''))
  return [...filled, ...blank]
}
