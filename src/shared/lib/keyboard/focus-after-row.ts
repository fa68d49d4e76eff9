/**
 * Element to focus after a row is deleted: the same kind of button in the nearest remaining row,
 * else the content of the dialog or screen.
 * @param button the button in the deleted row
 */
export function focusAfterRow(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li, [data-row-id], [data-step]')
  const buttons = [...(row?.parentElement?.querySelectorAll(sameKind(button)) ?? [])]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1]
  return next instanceof HTMLElement ? next : contentAround(button)
}

export const contentAround = (element: Element) =>
  element.closest<HTMLElement>('[role$=dialog], main')

const sameKind = ({ dataset }: HTMLElement) => `button[data-action="${dataset.action}"]`

/** Focuses the screen's content when the pressed element disappears. */
export function focusContent(): void {
  // Runs after a closing dialog has returned the focus.
  requestAnimationFrame(() => document.querySelector('main')?.focus())
}
