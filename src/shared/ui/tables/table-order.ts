export type TableOrder<Column> = { column: Column; isDescending: boolean }

/** The first click on a header sorts ascending, the second descending, the third restores the order. */
export function nextOrder<Column>(
  order: TableOrder<Column> | undefined,
  column: Column,
): TableOrder<Column> | undefined {
  if (order?.column !== column) return { column, isDescending: false }
  return order.isDescending ? undefined : { column, isDescending: true }
}
