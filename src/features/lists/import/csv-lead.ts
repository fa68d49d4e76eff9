import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/visible-text'
import type { Column, ColumnMap } from './csv-header'
import { cleanEmail, stripQuotes } from './csv-row'

/** What a row becomes on the wire; `phone` and `linkedinUrl` only where the file has them. */
export function toNewLead(
  cells: readonly string[],
  columns: ColumnMap,
  apolloId: string,
): Wire<'NewLead'> {
  const cell = (column: Column) => visibleText(stripQuotes(cells[columns[column] ?? -1] ?? ''))
  const phone = cell('phone')
  const linkedinUrl = cell('linkedin_url')
  return {
    apolloId,
    firstName: cell('first_name'),
    lastName: cell('last_name'),
    title: cell('title'),
    companyName: cell('company'),
    companyDomain: '',
    location: cell('location'),
    email: cleanEmail(cell('email')),
    emailRevealed: true,
    ...(phone && { phone }),
    ...(linkedinUrl && { linkedinUrl }),
  }
}

/**
 * Ids of rows by their position: 'manual' and a timestamp, strictly increasing. A row keeps its id,
 * so that a chunk that is sent again carries the same ones.
 */
export function createManualIds(now: () => number = Date.now) {
  const stamps: number[] = []
  return function manualId(position: number): string {
    while (stamps.length <= position) stamps.push(Math.max(now(), (stamps.at(-1) ?? 0) + 1))
    return `manual${stamps[position]}`
  }
}
