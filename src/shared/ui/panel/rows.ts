import { indexOfRow, ROW, type NavigableRows, rowLists } from '@/shared/lib/keyboard/actions'
import { focusByKey } from '@/shared/lib/keyboard/focus-by-key'

/** Number of frames within which a virtual table renders the target row. */
const MAX_FRAMES = 5

export function reachRow(
  box: HTMLElement,
  list: NavigableRows,
  index: number,
  onReach: (row: HTMLElement) => void,
  frame = 0,
): void {
  const row = [...box.querySelectorAll<HTMLElement>(ROW)].find(
    (one) => indexOfRow(one, list) === index,
  )
  if (row) onReach(row)
  else if (frame < MAX_FRAMES) {
    if (frame === 0) list.scrollTo?.(index)
    requestAnimationFrame(() => reachRow(box, list, index, onReach, frame + 1))
  }
}

export function focusRow(row: HTMLElement): void {
  row.tabIndex = -1
  // The scroll container would clip an outline outside the row.
  row.style.outlineOffset = '-2px'
  focusByKey(row)
}

export function rowOfPanel(): { box: HTMLElement; list: NavigableRows; at: number } | undefined {
  const [box, list] = [...rowLists].findLast(([, { openId }]) => openId !== undefined) ?? []
  return box && list && { box, list, at: list.ids.indexOf(list.openId ?? '') }
}

/** Shows the next or previous row in the panel, which keeps the focus. */
export function walkInPanel(by: 1 | -1): void {
  const { box, list, at } = rowOfPanel() ?? {}
  if (!box || !list || at === undefined || at < 0 || list.rows[at + by] === undefined) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row comes from the same list
  list.onOpen?.(list.rows[at + by] as never)
  reachRow(box, list, at + by, (row) => row.scrollIntoView({ block: 'nearest' }))
}

export function focusRowOfPanel(): void {
  const { box, list, at } = rowOfPanel() ?? {}
  if (box && list && at !== undefined && at >= 0) reachRow(box, list, at, focusRow)
}
