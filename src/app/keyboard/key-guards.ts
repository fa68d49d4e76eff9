import { isComposing } from '@/shared/lib/keyboard/is-composing'

/** Elements in which keys type text or choose an option. */
const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select, ' +
  '[contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=slider])'

const LAYER = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role=${role}]:not([hidden], [data-state=closed], [hidden] *, [data-panel] *)`)
  .join()

/** The focused element, even inside a shadow root. A replayed event has an empty `composedPath`. */
export function targetOf(event: KeyboardEvent): Element | null {
  const target = event.composedPath()[0] ?? document.activeElement
  return target instanceof Element ? target : null
}

const isWithin = (event: KeyboardEvent, selector: string) =>
  Boolean(targetOf(event)?.closest(selector))

export const isTyping = (event: KeyboardEvent): boolean =>
  isComposing(event) || isWithin(event, TYPING)

export const isInEditor = (event: KeyboardEvent): boolean =>
  isWithin(event, '[contenteditable=true]')

/** Whether a dialog, menu or listbox is open. The details panel of a row does not count. */
export const isLayerOpen = (): boolean => document.querySelector(LAYER) !== null
