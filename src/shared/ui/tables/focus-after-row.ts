/**
 * The element to focus after a row is deleted: the same kind of button in the nearest other row, else
 * the content of the dialog or the screen.
 * @param button the button in the deleted row
 */
export function focusAfterRow(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li, [data-row]')
  const buttons = [...(row?.parentElement?.querySelectorAll(sameKind(button)) ?? [])]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1]
  return next instanceof HTMLElement ? next : contentAround(button)
}

/** The focusable content of the dialog or the screen around the element. */
export const contentAround = (element: Element) =>
  element.closest<HTMLElement>('[role=dialog], main')

const sameKind = ({ dataset }: HTMLElement) => `button[data-action="${dataset.action}"]`

/** Focuses the content of the screen, when the pressed element is removed without a replacement. */
export function focusContent(): void {
  // After a closing dialog has returned the focus.
  requestAnimationFrame(() => document.querySelector('main')?.focus())
}
