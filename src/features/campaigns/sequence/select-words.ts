/** A step that is opened first needs its editor, which may still be loading. */
const MAX_FRAMES = 120

/** Selects the words in the subject or the body of a step, as soon as its editor is there. */
export function selectWords(words: string, position: number): void {
  let frames = 0
  const attempt = () => {
    frames += 1
    const editor = document.querySelector(`[data-editor-of="${position}"]`)
    if (!(editor && selectIn(editor, words)) && frames < MAX_FRAMES) requestAnimationFrame(attempt)
  }
  attempt()
}

function selectIn(editor: Element, words: string): boolean {
  for (const input of editor.querySelectorAll<HTMLInputElement>('input:not([type])')) {
    const at = input.value.indexOf(words)
    if (at === -1) continue
    input.focus()
    input.setSelectionRange(at, at + words.length)
    return true
  }
  const body = editor.querySelector<HTMLElement>('[data-slate-editor]')
  const range = body && rangeOf(body, words)
  if (!body || !range) return false
  body.focus({ preventScroll: true })
  // After Slate has restored its own selection; then it takes over that of the page.
  requestAnimationFrame(() => {
    const { startContainer, startOffset, endContainer, endOffset } = range
    getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
  })
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  return true
}

const BLOCKS = '[data-slate-node="element"]:not([data-slate-inline])'

/** Words with several formats are in more than one node. */
function rangeOf(body: Element, words: string): Range | undefined {
  for (const block of body.querySelectorAll(BLOCKS)) {
    const nodes = textNodesOf(block)
    const text = nodes.map(({ data }) => data).join('')
    const from = text.indexOf(words)
    if (from === -1) continue
    const range = document.createRange()
    let at = 0
    for (const node of nodes) {
      const [start, end] = [from - at, from + words.length - at]
      if (start >= 0 && start < node.length) range.setStart(node, start)
      if (end > 0 && end <= node.length) range.setEnd(node, end)
      at += node.length
    }
    return range
  }
  return undefined
}

/** Without those that only give the caret a place. */
function textNodesOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    const isPlace = currentNode.parentElement?.hasAttribute('data-slate-zero-width')
    if (currentNode instanceof Text && !isPlace) nodes.push(currentNode)
  }
  return nodes
}
