import { translate } from '@/shared/i18n/translate'
import { indexOfRow, ROW, type NavigableRows, rowLists } from '@/shared/lib/keyboard/actions'
import { areSingleKeysOn } from '@/shared/lib/device/single-keys'
import type { Selection } from '@/shared/lib/state/use-selection'
import { focusRow, reachRow, rowOfPanel, walkInPanel } from '@/shared/ui/panel/rows'
import { isLayerOpen, isTyping, targetOf } from './key-guards'

export const ofLetter = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
  ['x', ' '],
  ['e', 'e'],
  ['d', 'd'],
])

/** Id of the current row of each list; survives sorting and scrolling. */
const currentIds = new WeakMap<HTMLElement, string>()

export function handleRowKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return false
  if (event.key === 'Escape') return !isLayerOpen() && clearSelections()
  const target = targetOf(event)
  const row = target?.closest<HTMLElement>(ROW)
  const letter = areSingleKeysOn() ? ofLetter.get(event.key.toLowerCase()) : undefined
  const key = letter ?? event.key
  if (target?.closest('[data-panel]')) return handlePanelKey(event, letter)
  const isStep = key === 'ArrowDown' || key === 'ArrowUp'
  const entry = [...rowLists].find(([box]) => box.contains(target))
  if (!entry) return isStep && letter !== undefined && isOutside(target) && enterFirstList()

  const [box, list] = entry
  const at = row && box.contains(row) ? indexOfRow(row, list) : -1
  const isRow = row === target
  if (isStep) {
    step(box, list, at, key === 'ArrowDown' ? 1 : -1, event)
    return true
  }
  if (at < 0) return false
  if (isRow && (key === 'Home' || key === 'End')) {
    focusAt(box, list, key === 'Home' ? 0 : list.ids.length - 1)
    return true
  }
  // On a button or checkbox in the row, Space and Enter act on that control.
  if (!isRow && letter === undefined) return false
  if (event.repeat || !act(key, list, at, event.shiftKey)) return false
  // Deselecting may remove the row from the list: focus the row that replaces it.
  if (key === 'd') requestAnimationFrame(() => focusNear(box, at))
  return true
}

function focusNear(box: HTMLElement, at: number) {
  const list = rowLists.get(box)
  if (list && list.ids.length > 0) focusAt(box, list, Math.min(at, list.ids.length - 1))
}

/** In the panel of a row, letters act on the row, and arrow keys scroll. */
function handlePanelKey({ repeat, shiftKey }: KeyboardEvent, letter: string | undefined): boolean {
  const { list, at = -1 } = rowOfPanel() ?? {}
  if (!list || at < 0 || letter === undefined) return false
  const isStep = letter === 'ArrowDown' || letter === 'ArrowUp'
  if (!isStep) return !repeat && act(letter, list, at, shiftKey)
  // Each row changes the URL, which browsers rate-limit.
  if (!repeat) walkInPanel(letter === 'ArrowDown' ? 1 : -1)
  return true
}

function clearSelections(): boolean {
  const selections = [...rowLists.values()].flatMap(({ selection }) => selection ?? [])
  const used = selections.filter((one) => one.get().size > 0)
  for (const selection of used) selection.clear()
  return used.length > 0
}

function act(
  key: string,
  { ids, rows, selection, onOpen, onEdit, onMark }: NavigableRows,
  at: number,
  isRange: boolean,
) {
  const id = ids[at]
  if (id === undefined) return false
  if (key === ' ' && selection) {
    if (isRange) selection.extendTo(id)
    else selection.toggle(id)
    return true
  }
  const byLetter = key === 'e' ? onEdit : key === 'd' ? onMark : undefined
  const handle = key === 'Enter' ? onOpen : isRange ? undefined : byLetter
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row comes from the same list
  handle?.(rows[at] as never)
  return handle !== undefined
}

/** Whether no control of the screen has focus. */
const isOutside = (target: Element | null) => target?.matches('body, main') ?? true

function enterFirstList(): boolean {
  const [entry] = rowLists
  if (!entry) return false
  const [box, list] = entry
  focusAt(box, list, Math.max(0, list.ids.indexOf(currentIds.get(box) ?? '')))
  return true
}

function step(
  box: HTMLElement,
  list: NavigableRows,
  at: number,
  by: 1 | -1,
  { shiftKey: isRange, repeat }: KeyboardEvent,
) {
  const { ids, rows, selection, openId, onOpen } = list
  if (at < 0) return focusAt(box, list, Math.max(0, ids.indexOf(currentIds.get(box) ?? '')))
  const [from, to] = [ids[at], ids[at + by]]
  if (from === undefined || to === undefined) return
  if (isRange && selection) extend(selection, from, to)
  focusAt(box, list, at + by)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row comes from the same list
  if (openId !== undefined && !repeat) onOpen?.(rows[at + by] as never)
}

/** Selects both rows, or deselects the one left behind if both were: that is the way back. */
function extend({ get, toggle }: Selection, from: string, to: string) {
  if (get().has(from) && get().has(to)) return toggle(from)
  for (const id of [from, to]) if (!get().has(id)) toggle(id)
}

function focusAt(box: HTMLElement, list: NavigableRows, index: number) {
  currentIds.set(box, list.ids[index] ?? '')
  reachRow(box, list, index, focusRow)
}

export function rowKeyHelp() {
  const lists = [...rowLists.values()]
  if (lists.length === 0) return []
  const hasSelection = lists.some(({ selection }) => selection)
  return [
    { label: translate('Next row'), keys: ['↓'], letters: ['j'] },
    { label: translate('Previous row'), keys: ['↑'], letters: ['k'] },
    ...(hasSelection
      ? [
          { label: translate('Select the row'), keys: ['space'], letters: ['x'] },
          { label: translate('Extend the selection'), keys: ['shift+↓', 'shift+↑'], letters: [] },
          { label: translate('Clear selection'), keys: ['escape'], letters: [] },
        ]
      : []),
    ...(lists.some(({ onOpen }) => onOpen)
      ? [{ label: translate('Open the row'), keys: ['enter'], letters: [] }]
      : []),
    ...(lists.some(({ onEdit }) => onEdit)
      ? [{ label: translate('Edit the row'), keys: [], letters: ['e'] }]
      : []),
    ...(lists.some(({ onMark }) => onMark)
      ? [{ label: translate('Mark the row as done'), keys: [], letters: ['d'] }]
      : []),
  ]
}
