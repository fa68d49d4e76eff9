export const REQUIRED_COLUMNS = ['first_name', 'last_name', 'email'] as const
export const COLUMNS = [
  ...REQUIRED_COLUMNS,
  'company',
  'title',
  'location',
  'phone',
  'linkedin_url',
] as const
export type Column = (typeof COLUMNS)[number]
/** Index of each column in a row, from 0. */
export type ColumnMap = Partial<Record<Column, number>>

export type Mapping = {
  columns: ColumnMap
  /** Fallback columns for empty cells. */
  seconds?: ColumnMap | undefined
  /** Middle name column: only particles ('von') are read, as part of the last name. */
  middle?: number | undefined
}
