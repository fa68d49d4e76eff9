import { type RefCallback, type RefObject, useEffect } from 'react'
import type { Selection } from '../state/use-selection'

/** What a screen offers to the keyboard. What reads it is loaded later: src/app/keyboard. */

/** Marks a control that is an action, with its shortcut, or '' for none. */
const ATTRIBUTE = 'data-command'
/** Other words that find it in the command palette. */
const WORDS_ATTRIBUTE = 'data-command-words'

/** Called with each new one, once the shortcuts are loaded. */
export const actionListener: { current?: (control: HTMLElement, keys: string) => void } = {}

const refs = new Map<string, RefCallback<HTMLElement>>()

/**
 * The `ref` of a control that is an action of the screen while it is shown. The command palette and the
 * sheet of shortcuts read its label from the control, and press it; a text field gets the focus.
 * @param keys a character, or one with Ctrl or ⌘: 'n', '/', 'mod+s'
 * @param words other words that find it in the command palette, separated by spaces
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
 * The actions on the page, in its order, each with its shortcut. They are read from the page: a list of
 * controls would hold those that are gone, with their screens.
 */
export const actionsOnPage = (): [control: HTMLElement, keys: string][] =>
  [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].map((control) => [
    control,
    shortcutOf(control) ?? '',
  ])

/** The shortcut of an action, '' if it has none; null for other elements. */
export const shortcutOf = (control: Element): string | null => control.getAttribute(ATTRIBUTE)

export const wordsOf = (control: Element): string => control.getAttribute(WORDS_ATTRIBUTE) ?? ''

export type RowList = {
  /** Of all rows, in the order shown. */
  ids: readonly string[]
  rows: readonly unknown[]
  selection?: Selection
  /** Renders a row that a virtual table has left out. */
  scrollTo?: (index: number) => void
  onOpen?: ((row: never) => void) | undefined
  openId?: string | undefined
  onEdit?: (row: never) => void
  /** Marks it as done, or as open again. */
  onMark?: (row: never) => void
}

export const rowLists = new Map<HTMLElement, RowList>()

export function useRowList(box: RefObject<HTMLElement | null>, list: RowList): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    rowLists.set(element, list)
    return () => void rowLists.delete(element)
  })
}
