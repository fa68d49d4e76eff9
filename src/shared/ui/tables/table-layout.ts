import * as z from 'zod/mini'
import type { Translatable } from '@/shared/i18n/translate'

export type LayoutColumn = {
  id: string
  header: string | Translatable
  /** CSS width; columns without one share the rest. */
  width?: string
  /** Minimum width in rem; defaults to `width` if that is in rem. */
  minRem?: number
  isMain?: boolean
  /** Figures of equal width, which in words would set hyphens apart. */
  areNumbers?: boolean
  /** How its orders are named; by default from A to Z. */
  orderedBy?: 'size' | 'date'
  /** Hidden by default. */
  isExtra?: boolean
  /**
   * Hidden when not all columns fit, lowest number first. Columns without a number are never
   * hidden.
   */
  leaves?: number
}

export const textColumn = <Id extends string>(id: Id, header: Translatable, minRem: number) => ({
  id,
  sort: id,
  header,
  minRem,
  text: (row: { [name in Id]?: string | undefined }) => row[id],
})

const DEFAULT_MIN_REM = 9

/** Invalid parts, for example from an older version, fall back to defaults. */
export const layoutReader = z.object({
  columns: z.catch(z.array(z.object({ id: z.string(), isShown: z.boolean() })), []),
})
type KeptLayout = z.output<typeof layoutReader>

export type ArrangedColumn = LayoutColumn & { isShown: boolean }

/** All columns of the table in its order. */
export function arrangeColumns(
  kept: KeptLayout,
  columns: readonly LayoutColumn[],
): ArrangedColumn[] {
  const shown = new Map(kept.columns.map(({ id, isShown }) => [id, isShown]))
  return columns.map((column) => ({
    ...column,
    isShown: column.isMain === true || (shown.get(column.id) ?? !column.isExtra),
  }))
}

export const showColumn = (
  columns: readonly ArrangedColumn[],
  id: string,
  isShown: boolean,
): KeptLayout => ({
  columns: columns.map((one) => ({ id: one.id, isShown: one.id === id ? isShown : one.isShown })),
})

const widthRemOf = ({ width }: LayoutColumn) =>
  width?.endsWith('rem') ? Number.parseFloat(width) : undefined
const minRemOf = (column: LayoutColumn) => column.minRem ?? widthRemOf(column) ?? DEFAULT_MIN_REM
const fullRemOf = (column: LayoutColumn) => widthRemOf(column) ?? minRemOf(column)

const CHECKBOX_REM = 2.75
export const CHECKBOX_WIDTH = `${CHECKBOX_REM}rem`

type Columns = readonly LayoutColumn[]

const sumOf = (columns: Columns, remOf: typeof fullRemOf, hasCheckboxes: boolean) =>
  columns.reduce((sum, column) => sum + remOf(column), hasCheckboxes ? CHECKBOX_REM : 0)

export function countLeftOut(columns: Columns, roomRem: number, hasCheckboxes: boolean): number {
  if (sumOf(columns, minRemOf, hasCheckboxes) <= roomRem) return 0
  const leaving = leavingFirst(columns)
  let needed = sumOf(columns, fullRemOf, hasCheckboxes)
  let count = 0
  for (const column of leaving) {
    if (needed <= roomRem) break
    needed -= fullRemOf(column)
    count += 1
  }
  return count
}

/** Whether the columns get less than their widths. */
export const areNarrowed = (columns: Columns, roomRem: number, hasCheckboxes: boolean) =>
  sumOf(columns, fullRemOf, hasCheckboxes) > roomRem

export function withoutFirst<Column extends LayoutColumn>(
  columns: Column[],
  count: number,
): Column[] {
  if (count === 0) return columns
  const leaving = new Set<LayoutColumn>(leavingFirst(columns).slice(0, count))
  return columns.filter((column) => !leaving.has(column))
}

const leavingFirst = (columns: readonly LayoutColumn[]) =>
  columns
    .filter(({ leaves }) => leaves !== undefined)
    .toSorted((one, other) => (one.leaves ?? 0) - (other.leaves ?? 0))

/**
 * CSS widths of the visible columns, and the width below which the table scrolls sideways.
 * @param hasFewer columns are missing: percentages are for all of them, so minimums decide instead
 */
export function columnSizes(
  columns: readonly LayoutColumn[],
  hasCheckboxes: boolean,
  hasFewer = false,
  isNarrowed = false,
) {
  // With an extra column, the default percentages would leave too little for columns without a
  // width.
  const hasExtra = columns.some(({ isExtra }) => isExtra)
  const isShare = ({ isMain, width }: LayoutColumn) => !isMain && width?.endsWith('%')
  const leastRem = sumOf(columns, minRemOf, hasCheckboxes)
  const shareOf = (column: LayoutColumn) =>
    (hasFewer && column.width?.endsWith('%')) || (isNarrowed && column.width && column.minRem)
      ? `${Math.round((100 * minRemOf(column)) / leastRem)}%`
      : column.width
  // If every column had a width, the checkboxes would get a part of the rest.
  const hasRest = columns.some(({ width }) => width === undefined)
  const takesRest = (column: LayoutColumn) =>
    (!hasRest && column.isMain) || (hasExtra && isShare(column))
  const least = [
    ...(hasCheckboxes ? [CHECKBOX_WIDTH] : []),
    ...columns.map((column) => `${minRemOf(column)}rem`),
  ]
  return {
    widths: columns.map((column) => (takesRest(column) ? undefined : shareOf(column))),
    least: `calc(${least.join(' + ')})`,
  }
}
