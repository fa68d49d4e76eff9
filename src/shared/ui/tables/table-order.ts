import { compareTexts } from '@/shared/i18n/active-language'

export type TableOrder<Column> = { column: Column; isDescending: boolean }

/** Cycles through ascending, descending and the original order. */
export function nextOrder<Column>(
  order: TableOrder<Column> | undefined,
  column: Column,
): TableOrder<Column> | undefined {
  if (order?.column !== column) return { column, isDescending: false }
  return order.isDescending ? undefined : { column, isDescending: true }
}

/**
 * Parses a sort order from the address: the column, with a minus sign if descending. Unknown
 * columns are ignored.
 */
export function readOrder<Column extends string>(
  text: string | undefined,
  columns: readonly Column[],
): TableOrder<Column> | undefined {
  const isDescending = text?.startsWith('-') ?? false
  const name = isDescending ? text?.slice(1) : text
  const column = columns.find((one) => one === name)
  return column && { column, isDescending }
}

export const writeOrder = (order: TableOrder<string> | undefined): string | undefined =>
  order && (order.isDescending ? '-' : '') + order.column

/**
 * Returns a new array, with missing values last in both directions. An undefined order keeps the
 * original order.
 */
export function sortRows<Row, Column>(
  rows: readonly Row[],
  order: TableOrder<Column> | undefined,
  textOf: (row: Row, column: Column) => string | undefined,
): readonly Row[] {
  if (!order) return rows
  const { column, isDescending } = order
  const filled = rows.filter((row) => textOf(row, column))
  const blank = rows.filter((row) => !textOf(row, column))
  const sign = isDescending ? -1 : 1
  filled.sort((a, b) => sign * compareTexts(textOf(a, column) ?? '', textOf(b, column) ?? ''))
  return [...filled, ...blank]
}
