import { Editor, Node, Path, Point, Range, Text, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import {
  blockDirection,
  isBlock,
  isHtmlBlock,
  isInlineVoid,
  type StepEditor,
} from '../model/document'
import { leaveHtmlBlock } from './html-block-commands'

function voidAt(editor: StepEditor, { path }: Point): Path | undefined {
  const around = path.slice(0, -1)
  const node = around.length > 1 && Editor.hasPath(editor, around) && Editor.node(editor, around)[0]
  return node && isInlineVoid(node) ? around : undefined
}

/**
 * Position in the text before or after a chip or image. Slate guarantees that there is a text,
 * possibly empty.
 */
const edgeOf = (editor: StepEditor, path: Path, edge: 'before' | 'after'): Point =>
  edge === 'before'
    ? Editor.end(editor, Path.previous(path))
    : Editor.start(editor, Path.next(path))

function selectedVoid(editor: StepEditor): Path | undefined {
  const { selection } = editor
  return selection && Range.isCollapsed(selection) ? voidAt(editor, selection.anchor) : undefined
}

/**
 * Prepares an insertion: if only a chip or image is selected, moves the caret after it, so that it
 * is not replaced.
 */
export function leaveVoid(editor: StepEditor): void {
  const { selection } = editor
  if (!selection) return
  if (Range.isExpanded(selection)) {
    coverVoids(editor)
    return
  }
  leaveHtmlBlock(editor)
  const chosen = selectedVoid(editor)
  if (chosen) Transforms.select(editor, edgeOf(editor, chosen, 'after'))
}

/** Expands a selection that starts or ends in a chip or image to include it. */
export function coverVoids(editor: StepEditor): void {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return
  const isBackward = Range.isBackward(selection)
  const moved = (point: Point, edge: 'before' | 'after') => {
    const path = voidAt(editor, point)
    return path ? edgeOf(editor, path, edge) : point
  }
  const anchor = moved(selection.anchor, isBackward ? 'after' : 'before')
  const focus = moved(selection.focus, isBackward ? 'before' : 'after')
  if (anchor !== selection.anchor || focus !== selection.focus) {
    Transforms.select(editor, { anchor, focus })
  }
}

/**
 * Trims a hanging range, which ends at the start of the next block. Not at a kept HTML block, whose
 * only position is its start, nor at the end of the body.
 */
export function withoutHanging(editor: StepEditor, range: Range): Range {
  const end = Range.end(range)
  const block = editor.children[end.path[0] ?? 0]
  const isWhole = (block && isHtmlBlock(block)) || Point.equals(end, Editor.end(editor, []))
  return isWhole ? range : Editor.unhangRange(editor, range)
}

/**
 * Selects from a chip or image to a position; a position inside it selects only the chip or image.
 */
export function selectFromVoid(editor: StepEditor, path: Path, focus: Point): void {
  if (Path.isAncestor(path, focus.path)) {
    Transforms.select(editor, Editor.start(editor, path))
    return
  }
  const isBackward = Path.isBefore(focus.path, path)
  Transforms.select(editor, {
    anchor: edgeOf(editor, path, isBackward ? 'after' : 'before'),
    focus,
  })
  coverVoids(editor)
}

/** Slate debounces selection updates, and a key or button may be pressed before that. */
export function syncSelection(editor: StepEditor): void {
  const hasNewer = editor.operations.length > 0
  if (hasNewer || ReactEditor.isComposing(editor)) return
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0 || !ReactEditor.isFocused(editor)) return
  const range = ReactEditor.toSlateRange(editor, selection, {
    exactMatch: false,
    suppressThrow: true,
  })
  const isNew = range && !(editor.selection && Range.equals(editor.selection, range))
  if (isNew) Transforms.select(editor, range)
  coverVoids(editor)
}

/**
 * Whether the caret, or the start of the selection, is at the start of a line that begins with a
 * chip or image: after a line break, with no text of that line before it. Browsers insert text
 * before the break.
 */
export function isBetweenBreakAndVoid(editor: StepEditor): boolean {
  const selected = getSelection()
  const range = selected && selected.rangeCount > 0 && selected.getRangeAt(0)
  const text = range && range.startContainer.nodeValue
  if (!text || !text.endsWith('\n') || range.startOffset !== text.length) return false
  syncSelection(editor)
  const { selection } = editor
  return Boolean(selection && voidBehind(editor, Range.start(selection)))
}

/** The chip or image after a point at the end of a text. */
function voidBehind(editor: StepEditor, point: Point): Path | undefined {
  const path = Path.next(point.path)
  const next = Node.getIf(editor, path)
  return next && isInlineVoid(next) && Editor.isEnd(editor, point, point.path) ? path : undefined
}

/**
 * Handles Home on a line that begins with a chip or image after a line break: browsers go to the
 * end of the previous line.
 * @returns whether the key was handled
 */
export function runHomeKey(editor: StepEditor, event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const { selection } = editor
  if (key !== 'Home' || ctrlKey || metaKey || altKey || !selection) return false
  const path = voidAtStartOfLine(editor, selection.focus)
  if (!path) return false
  const start = edgeOf(editor, path, 'before')
  const isThere = Point.equals(start, selection.focus)
  if (!isThere && !isOnOneLine(editor, path, selection.focus)) return false
  moveCaret(editor, start, shiftKey ? selection.anchor : start)
  return true
}

/** The chip or image directly after the last line break before a point; it may be out of view. */
function voidAtStartOfLine(editor: StepEditor, point: Point): Path | undefined {
  const [block, blockPath] = Editor.above(editor, { at: point, match: isBlock }) ?? []
  if (!block || !blockPath) return undefined
  const own = point.path[blockPath.length] ?? 0
  let first = voidBehind(editor, point)
  for (let index = own; index >= 0; index -= 1) {
    const child = block.children[index]
    if (child && isInlineVoid(child)) first = [...blockPath, index]
    if (!Text.isText(child)) continue
    const text = index === own ? child.text.slice(0, point.offset) : child.text
    const behindBreak = text.slice(text.lastIndexOf('\n') + 1)
    if (behindBreak !== '') first = undefined
    if (text.includes('\n')) return first
  }
  return undefined
}

/** Whether a point is on the same visual line as a chip or image: the line may wrap in between. */
function isOnOneLine(editor: StepEditor, path: Path, point: Point): boolean {
  const caret = ReactEditor.toDOMRange(editor, { anchor: point, focus: point })
  const chip = ReactEditor.toDOMNode(editor, Node.get(editor, path))
  const [one, other] = [caret.getBoundingClientRect(), chip.getBoundingClientRect()]
  return one.top < other.bottom && one.bottom > other.top
}

/** Keys that move the caret. */
export const MOVE = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/
const ERASE = /^(?:Backspace|Delete)$/

/**
 * Handles keys while a chip or image is selected, which browsers ignore because nothing is editable
 * there. A key acts from its edge: a move towards the start begins after it, so that the selection
 * includes it.
 * @returns whether the key was handled
 */
export function runVoidKey(editor: StepEditor, event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const chosen = selectedVoid(editor)
  if (!chosen) return false
  const hasModifier = ctrlKey || metaKey || altKey
  if (key === 'Enter' && !hasModifier) {
    leaveVoid(editor)
    if (shiftKey) Editor.insertSoftBreak(editor)
    else Editor.insertBreak(editor)
    return true
  }
  if (ERASE.test(key)) {
    if (key === 'Delete') Editor.deleteForward(editor)
    else Editor.deleteBackward(editor)
    return true
  }
  if (!MOVE.test(key)) return false
  const [near, far] = isTowardsStart(editor, key)
    ? (['after', 'before'] as const)
    : (['before', 'after'] as const)
  const isStep = /^Arrow(?:Left|Right)$/.test(key) && !metaKey && !shiftKey
  // Slate moves to the next position, which may be the next chip.
  if (isStep && !hasModifier) return false
  // A chip or image counts as a word.
  moveCaret(editor, edgeOf(editor, chosen, isStep ? far : near))
  return isStep
}

function isTowardsStart(editor: StepEditor, key: string): boolean {
  const [block] = Editor.above(editor, { match: isBlock }) ?? []
  const isRtl = block && blockDirection(block) === 'rtl'
  if (key === 'ArrowLeft') return !isRtl
  if (key === 'ArrowRight') return Boolean(isRtl)
  return key === 'ArrowUp' || key === 'Home' || key === 'PageUp'
}

/** Also moves the DOM selection, because the browser handles the key before Slate renders. */
function moveCaret(editor: StepEditor, focus: Point, anchor = focus) {
  Transforms.select(editor, { anchor, focus })
  getSelection()?.setBaseAndExtent(
    ...ReactEditor.toDOMPoint(editor, anchor),
    ...ReactEditor.toDOMPoint(editor, focus),
  )
}

/**
 * Several blocks that are selected from the start of the first to the start of the block after
 * them, as by a dragged triple click.
 */
function wholeBlocks(editor: StepEditor): { first: number; last: number } | undefined {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return undefined
  const [start, end] = Range.edges(withoutHanging(editor, selection))
  const [first = 0] = start.path
  const [last = 0] = end.path
  const isHanging = Range.end(selection).path[0] !== last
  const isWhole = isHanging && first !== last && Editor.isStart(editor, start, [first])
  return isWhole ? { first, last } : undefined
}

function removeBlocks(editor: StepEditor, first: number, last: number): void {
  for (let index = last; index >= first; index -= 1) {
    Transforms.removeNodes(editor, { at: [index], voids: true })
  }
}

/** Deletes whole blocks without leaving an empty one. */
export function deleteWholeBlocks(editor: StepEditor): boolean {
  const whole = wholeBlocks(editor)
  if (!whole) return false
  Editor.withoutNormalizing(editor, () => {
    removeBlocks(editor, whole.first, whole.last)
    Transforms.select(editor, Editor.start(editor, [whole.first]))
  })
  return true
}

/**
 * Deletes whole blocks except the first, and selects its text. Call before text replaces the
 * selection, because otherwise it would join the block after them.
 */
export function keepFirstBlock(editor: StepEditor): void {
  const whole = wholeBlocks(editor)
  const first = whole && editor.children[whole.first]
  if (!first || isHtmlBlock(first)) return
  Editor.withoutNormalizing(editor, () => {
    removeBlocks(editor, whole.first + 1, whole.last)
    Transforms.select(editor, [whole.first])
  })
}
