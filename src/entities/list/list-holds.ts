import { translate } from '@/shared/i18n/translate'

/** A sentence on how many of the leads a new list contains. */
export function listHolds(listName: string, saved: number, total: number): string {
  if (saved < total) {
    return translate(
      '“{listName}” holds {saved, number} of {total, number} leads: the server did not accept the others. All leads stay here.',
      { listName, saved, total },
    )
  }
  return translate(
    '{saved, plural, one {“{listName}” holds 1 lead.} other {“{listName}” holds # leads.}}',
    { listName, saved },
  )
}
