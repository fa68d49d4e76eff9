const TAB_STOPS = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Ref callback for a scrollable box: makes it a tab stop while it overflows and contains none, so
 * that arrow keys can scroll it.
 */
export function keyboardScroll(box: HTMLElement | null) {
  if (!box) return undefined
  const update = () => {
    const isScrolling = box.scrollHeight > box.clientHeight
    if (isScrolling && !box.querySelector(TAB_STOPS)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(update)
  const content = new MutationObserver(update)
  // Also reports the initial size, after layout; measuring here would force a layout.
  sizes.observe(box)
  content.observe(box, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
