import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/visible-text'
import type { Column, ColumnMap } from './csv-header'
import { cellAt, cleanEmail } from './csv-row'

/** Maps a row to its wire shape; `phone` and `linkedinUrl` only where the file has them. */
export function rowToLead(
  cells: readonly string[],
  columns: ColumnMap,
  apolloId: string,
): Wire<'NewLead'> {
  const cell = (column: Column) => visibleText(cellAt(cells, columns, column))
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
