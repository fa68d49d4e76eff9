import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/visible-text'
import { cleanCells, type CleanedCells, type CleaningKind } from '../../cleaning/cleaning'
import type { Column, ColumnMap } from './csv-header'
import { cellAt, cleanEmail } from './csv-row'

export function cellsToClean(cells: readonly string[], columns: ColumnMap): CleanedCells {
  const cell = (column: Column) => visibleText(cellAt(cells, columns, column))
  return {
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    company: cell('company'),
    email: cleanEmail(cell('email')),
  }
}

/** Maps a row to its wire shape; `phone` and `linkedinUrl` only where the file has them. */
export function rowToLead(
  cells: readonly string[],
  columns: ColumnMap,
  apolloId: string,
  cleaning: readonly CleaningKind[] = [],
): Wire<'NewLead'> {
  const cell = (column: Column) => visibleText(cellAt(cells, columns, column))
  const cleaned = cleanCells(cellsToClean(cells, columns), cleaning)
  const phone = cell('phone')
  const linkedinUrl = cell('linkedin_url')
  return {
    apolloId,
    firstName: cleaned.first_name,
    lastName: cleaned.last_name,
    title: cell('title'),
    companyName: cleaned.company,
    companyDomain: '',
    location: cell('location'),
    email: cleaned.email,
    emailRevealed: true,
    ...(phone && { phone }),
    ...(linkedinUrl && { linkedinUrl }),
  }
}
