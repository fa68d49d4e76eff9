/**
 * Where the focus goes when a row of a list is about to be deleted: to the nearest other row's button
 * of the same kind, else to the content of the dialog or the screen.
 * @param button the one in the row that goes
 */
export function focusAfterRow(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li, [data-row]')
  const buttons = [...(row?.parentElement?.querySelectorAll(sameKind(button)) ?? [])]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1]
  return next instanceof HTMLElement ? next : contentAround(button)
}

/** The content of the dialog or the screen, for the focus of what goes away. */
export const contentAround = (element: Element) =>
  element.closest<HTMLElement>('[role=dialog], main')

const sameKind = ({ dataset }: HTMLElement) => `button[data-action="${dataset.action}"]`

/** For when what was pressed goes away without another in its place: to the content of the screen. */
export function focusContent(): void {
  // After the dialog that closes has given the focus back.
  requestAnimationFrame(() => document.querySelector('main')?.focus())
}
