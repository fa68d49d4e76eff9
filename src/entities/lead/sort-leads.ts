import { sortRows, type TableOrder } from '@/shared/ui/tables/table-order'
import type { KnownLead } from './known-people'

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

export const sortLeads = (leads: readonly KnownLead[], order: LeadOrder | undefined) =>
  sortRows(leads, order, (lead, column) => lead[column])
