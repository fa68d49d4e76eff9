import { formatCount } from '@/shared/lib/format-count'

/** A sentence on how many of the leads a new list contains. */
export function listHolds(listName: string, saved: number, total: number): string {
  if (saved < total) {
    return `“${listName}” holds ${formatCount(saved)} of ${formatCount(total)} leads: the server did not accept the others. All leads stay here.`
  }
  return saved === 1
    ? `“${listName}” holds 1 lead.`
    : `“${listName}” holds ${formatCount(saved)} leads.`
}
