/**
 * Safari does not focus a button that is clicked, but what is around it. Dialogs return the focus to
 * where it was, and the next Tab starts there, so a clicked button gets the focus in Safari as well,
 * unless its `mousedown` was handled in order to keep the focus elsewhere.
 */
export function focusClickedButtons(): () => void {
  let keepsFocus = false
  const handleMouseDown = (event: MouseEvent) => {
    keepsFocus = event.defaultPrevented
  }
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button')
    const { activeElement } = document
    if (!button || keepsFocus || activeElement === button) return
    if (activeElement?.contains(button)) button.focus({ preventScroll: true })
  }
  window.addEventListener('mousedown', handleMouseDown)
  // Before React handles the click.
  window.addEventListener('click', handleClick, { capture: true })
  return () => {
    window.removeEventListener('mousedown', handleMouseDown)
    window.removeEventListener('click', handleClick, { capture: true })
  }
}
