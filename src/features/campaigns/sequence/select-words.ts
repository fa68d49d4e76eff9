/** A step that is opened first needs its editor, which may still be loading. */
const MAX_FRAMES = 120

/** Selects the words in the subject or the body of a step, as soon as its editor is there. */
export function selectWords(words: string, position: number): void {
  let frames = 0
  const attempt = () => {
    frames += 1
    const editor = document.querySelector(`[aria-label="Editor of step ${position}"]`)
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
    getSelection()?.setBaseAndExtent(range.node, range.at, range.node, range.at + words.length)
  })
  range.node.parentElement?.scrollIntoView({ block: 'center' })
  return true
}

/** Words with several formats are not found: they are in more than one node. */
function rangeOf(body: Element, words: string): { node: Node; at: number } | undefined {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1
    if (at !== -1) return { node, at }
  }
  return undefined
}
