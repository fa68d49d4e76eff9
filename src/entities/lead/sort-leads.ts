import { sortRows, type TableOrder } from '@/shared/ui/tables/table-order'
import type { Lead } from './lead-mapping'

export const sortColumnIds = [
  'name',
  'company',
  'location',
  'industry',
  'email',
  'companySize',
] as const
export type SortColumn = (typeof sortColumnIds)[number]
export type LeadOrder = TableOrder<SortColumn>

export const sortLeads = (leads: readonly Lead[], order: LeadOrder | undefined) =>
  sortRows(leads, order, (lead, column) => lead[column])
