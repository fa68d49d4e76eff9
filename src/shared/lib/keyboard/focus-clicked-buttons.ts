/**
 * Focuses clicked buttons in Safari, which focuses an ancestor instead. Dialogs return the focus to
 * the button, and Tab continues from there. Does nothing if `mousedown` was prevented to keep the
 * focus elsewhere.
 * @returns teardown
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
  // Capture: runs before React handles the click.
  window.addEventListener('click', handleClick, { capture: true })
  return () => {
    window.removeEventListener('mousedown', handleMouseDown)
    window.removeEventListener('click', handleClick, { capture: true })
  }
}
