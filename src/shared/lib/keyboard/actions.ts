import { type RefCallback, type RefObject, useEffect } from 'react'
import type { Selection } from '../state/use-selection'

/**
 * The actions that a screen offers to the keyboard. Consumed by src/app/keyboard, which loads
 * later.
 */

/** Marks a control as an action; the value is its shortcut, or ''. */
const ATTRIBUTE = 'data-command'
const WORDS_ATTRIBUTE = 'data-command-words'
/** Items of the menu that a control opens, offered as well: JSON of labels by value. */
const ITEMS_ATTRIBUTE = 'data-command-items'
/** Marks an action that sends, deletes or pays. */
export const RISKY_ATTRIBUTE = 'data-risky'

/** Called for each new action, once the shortcuts have loaded. */
export const actionListener: { current?: (control: HTMLElement, keys: string) => void } = {}

const refs = new Map<string, RefCallback<HTMLElement>>()

/**
 * Ref callback that makes a control an action of the screen. The command palette and the shortcut
 * sheet read its label from the control and click it; a text field is focused.
 * @param keys a character, optionally with Ctrl or ⌘: 'n', '/', 'mod+s'
 * @param words extra search terms for the command palette, separated by spaces
 */
export function action(keys = '', words = ''): RefCallback<HTMLElement> {
  const id = `${keys} ${words}`
  const known = refs.get(id)
  if (known) return known
  const ref: RefCallback<HTMLElement> = (control) => {
    if (!control) return
    control.setAttribute(ATTRIBUTE, keys)
    if (words) control.setAttribute(WORDS_ATTRIBUTE, words)
    actionListener.current?.(control, keys)
  }
  refs.set(id, ref)
  return ref
}

/**
 * Actions in DOM order, with their shortcuts. Read from the DOM, because a registry could keep
 * removed controls.
 */
export const actionsOnPage = (): [control: HTMLElement, keys: string][] =>
  [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].map((control) => [
    control,
    shortcutOf(control) ?? '',
  ])

export const shortcutOf = (control: Element): string | null => control.getAttribute(ATTRIBUTE)

export const wordsOf = (control: Element): string => control.getAttribute(WORDS_ATTRIBUTE) ?? ''

export const commandItems = (items: Readonly<Record<string, string>>) => ({
  [ITEMS_ATTRIBUTE]: JSON.stringify(items),
})

export const itemsOf = (control: Element): [value: string, label: string][] =>
  Object.entries(JSON.parse(control.getAttribute(ITEMS_ATTRIBUTE) ?? '{}'))

export type NavigableRows = {
  ids: readonly string[]
  rows: readonly unknown[]
  selection?: Selection
  scrollTo?: (index: number) => void
  onOpen?: ((row: never) => void) | undefined
  openId?: string | undefined
  onEdit?: (row: never) => void
  onMark?: (row: never) => void
}

export const rowLists = new Map<HTMLElement, NavigableRows>()

/** Rows of a table or list have their id in this attribute. */
export const ROW = '[data-row-id]'

export const indexOfRow = (row: HTMLElement, { ids }: NavigableRows): number =>
  ids.indexOf(row.dataset.rowId ?? '')

const CONTROL = 'a, button, input, label, select, summary, [role=button]'

/** A click beside the controls of a row opens it, unless it ends a text selection. */
function openClickedRow({ target, currentTarget, detail }: MouseEvent) {
  // The second click of a double click may hit the row below a menu that has closed.
  if (detail > 1) return
  if (!(currentTarget instanceof HTMLElement)) return
  const list = rowLists.get(currentTarget)
  if (!list?.onOpen || !(target instanceof Element) || target.closest(CONTROL)) return
  const row = target.closest<HTMLElement>(ROW)
  if (!row || getSelection()?.isCollapsed === false) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row comes from the same list
  list.onOpen(list.rows[indexOfRow(row, list)] as never)
}

export function useRowList(box: RefObject<HTMLElement | null>, list: NavigableRows): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    rowLists.set(element, list)
    element.toggleAttribute('data-opens', list.onOpen !== undefined)
    element.addEventListener('click', openClickedRow)
    return () => {
      rowLists.delete(element)
      element.removeEventListener('click', openClickedRow)
    }
  })
}
