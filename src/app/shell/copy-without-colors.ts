const KEPT = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start'])
const LIST_OR_TABLE = 'table, thead, tbody, tr, ul, ol'
const LEFT_OUT = 'svg, script, style, input, select, textarea, [hidden]'

/**
 * Strips theme colours from copied HTML: otherwise a pasted mail would have a dark background or
 * grey hint text.
 * @returns teardown
 */
export function copyWithoutColors(): () => void {
  const handleCopy = (event: ClipboardEvent) => {
    const selection = getSelection()
    const { clipboardData, target, defaultPrevented } = event
    const isInField = target instanceof Element && target.closest('input, textarea') !== null
    if (defaultPrevented || isInField || !clipboardData || !selection || selection.isCollapsed)
      return
    clipboardData.setData('text/html', plainHtml(selection.getRangeAt(0)))
    clipboardData.setData('text/plain', selection.toString())
    event.preventDefault()
  }
  document.addEventListener('copy', handleCopy)
  return () => document.removeEventListener('copy', handleCopy)
}

function plainHtml(range: Range): string {
  const copy = document.createElement('div')
  copy.append(withParents(range))
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove()
  for (const element of copy.querySelectorAll('*')) {
    // Absolute, because the HTML is pasted elsewhere.
    if (element instanceof HTMLAnchorElement) element.setAttribute('href', element.href)
    for (const name of element.getAttributeNames()) {
      if (!KEPT.has(name)) element.removeAttribute(name)
    }
  }
  return copy.innerHTML
}

/** Rows and items are meaningless without their table or list. */
function withParents(range: Range): Node {
  let copy: Node = range.cloneContents()
  const { commonAncestorContainer: common } = range
  let parent = common instanceof Element && common.matches(LIST_OR_TABLE) ? common : null
  const outer = parent?.closest('table, ul, ol')
  while (parent && outer?.contains(parent)) {
    const around = parent.cloneNode(false)
    around.appendChild(copy)
    copy = around
    parent = parent.parentElement
  }
  return copy
}
