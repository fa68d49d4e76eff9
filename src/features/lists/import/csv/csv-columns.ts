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
/** The index of each column in a row, from 0. */
export type ColumnMap = Partial<Record<Column, number>>

/** Where the values of a row are read. */
export type Mapping = {
  columns: ColumnMap
  /** Columns that fill the empty cells of the first ones. */
  seconds?: ColumnMap | undefined
  /** Middle names: only particles ('von') are read, as a part of the last name. */
  middle?: number | undefined
}
