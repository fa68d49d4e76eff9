import { Editor, Text, Transforms } from 'slate'
import { EDITOR_TO_PENDING_DIFFS, ELEMENT_TO_NODE, IS_ANDROID, NODE_TO_ELEMENT } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import type { StepEditor } from '../model/document'
import { syncSelection } from '../commands/void-selection'

const TEXT = '[data-slate-node=text]'
/** In milliseconds. */
const RECHECK_MS = 50
const STRING = '[data-slate-string], [data-slate-zero-width]'

/**
 * Detects changes that other programs, such as browser extensions, make to the surface without a
 * beforeinput event. A change within a single text is adopted. For any other change, `onBroken`
 * re-renders the surface, so that only saved content is shown. Also keeps what they select.
 * @returns teardown
 */
export function watchForeignChanges(
  editor: StepEditor,
  surface: HTMLElement,
  onBroken: () => void,
): () => void {
  const changed = new Set<Element>()
  const moved = new Set<Node>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    timer = undefined
    // An IME writes first, and Slate adopts the text later.
    if (ReactEditor.isComposing(editor)) return
    if (EDITOR_TO_PENDING_DIFFS.get(editor)?.length) {
      timer = setTimeout(check, RECHECK_MS)
      return
    }
    const isBroken =
      [...moved].some(isOutOfPlace) ||
      [...changed].some((text) => text.isConnected && !adoptText(editor, text))
    moved.clear()
    changed.clear()
    if (isBroken) onBroken()
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest('[data-slate-void]')) continue
      const text = element?.closest(TEXT)
      if (text) changed.add(text)
      else for (const node of [...addedNodes, ...removedNodes]) moved.add(node)
    }
    // Slate lets the browser insert a character and adopts it later in this task.
    if (changed.size + moved.size > 0) timer ??= setTimeout(check)
  })
  const checkComposed = () => {
    if (changed.size + moved.size > 0) timer ??= setTimeout(check, RECHECK_MS)
  }
  surface.addEventListener('compositionend', checkComposed)
  observer.observe(surface, { subtree: true, childList: true, characterData: true })
  const ending = new AbortController()
  keepForeignSelection(editor, surface, ending.signal)
  return () => {
    ending.abort()
    clearTimeout(timer)
    surface.removeEventListener('compositionend', checkComposed)
    observer.disconnect()
  }
}

const shownIn = (element: Element) => (element.textContent ?? '').replaceAll('\uFEFF', '')

/** Whether a node is in the surface without having been rendered, or vice versa. */
function isOutOfPlace(node: Node): boolean {
  if (!(node instanceof HTMLElement)) return node.isConnected
  const rendered = ELEMENT_TO_NODE.get(node)
  const { slateChunk, paragraphPart } = node.dataset
  if (node.isConnected)
    return rendered === undefined && slateChunk === undefined && paragraphPart === undefined
  return rendered !== undefined && NODE_TO_ELEMENT.get(rendered) === node
}

/** Whether the document matches the DOM, after adopting its text if necessary. */
function adoptText(editor: StepEditor, element: Element): boolean {
  const node = element instanceof HTMLElement && ELEMENT_TO_NODE.get(element)
  if (!node || !Text.isText(node)) return false
  const strings = [...element.querySelectorAll(STRING)]
  const isPlain = strings.every((string) =>
    [...string.childNodes].every(({ nodeName }) => nodeName === '#text' || nodeName === 'BR'),
  )
  const shown = strings.map(shownIn).join('')
  const isWhole = isPlain && shown === shownIn(element)
  // A trailing line break is rendered as two.
  if (isWhole && (shown === node.text || shown === `${node.text}\n`)) return true
  // What else is shown was composed over text that has changed meanwhile.
  if (IS_ANDROID) return false
  const path = ReactEditor.findPath(editor, node)
  if (!isWhole || Editor.void(editor, { at: path })) return false
  const { from, removed, added } = difference(node.text, shown)
  const anchor = { path, offset: from }
  Editor.withoutNormalizing(editor, () => {
    if (removed > 0) {
      Transforms.delete(editor, { at: { anchor, focus: { path, offset: from + removed } } })
    }
    if (added) Transforms.insertText(editor, added, { at: anchor })
    Transforms.select(editor, { path, offset: from + added.length })
  })
  return true
}

function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let same = 0
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return {
    from,
    removed: before.length - same - from,
    added: after.slice(from, after.length - same),
  }
}

function readSelection() {
  const {
    anchorNode,
    anchorOffset,
    focusNode,
    focusOffset,
    isCollapsed = true,
  } = getSelection() ?? {}
  return { edges: [anchorNode, anchorOffset, focusNode, focusOffset], isCollapsed }
}

/**
 * Keeps what a program, such as a text expander, selects in the same task in which it focuses the
 * body. Otherwise Slate would restore the previous selection when React renders, in a microtask
 * that the loss or the gain of the focus has queued; the listeners here come first.
 */
function keepForeignSelection(editor: StepEditor, element: HTMLElement, signal: AbortSignal) {
  const keepNext = ({ type, target, relatedTarget }: FocusEvent) => {
    if ((type === 'focus' ? target : relatedTarget) !== element) return
    const before = readSelection()
    queueMicrotask(() => {
      const { edges, isCollapsed } = readSelection()
      const isNew = edges.some((edge, index) => edge !== before.edges[index])
      // A mere caret was set by the browser.
      if (isNew && !isCollapsed && ReactEditor.isFocused(editor)) syncSelection(editor)
    })
  }
  document.addEventListener('blur', keepNext, { capture: true, signal })
  document.addEventListener('focus', keepNext, { capture: true, signal })
}
