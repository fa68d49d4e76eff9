const TAB_STOPS = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * The `ref` of a box that may scroll: while it does and holds nothing that the Tab key reaches, it
 * is a tab stop itself, so that the arrow keys can scroll it.
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
  // Says the first size as well, once the page is laid out: asking for it here would lay it out twice.
  sizes.observe(box)
  content.observe(box, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
