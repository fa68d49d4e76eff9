import { Editor, Node, Path, Point, Range, Text, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import { isBlock, isHtmlBlock, isImage, isToken, type StepEditor } from '../model/document'
import { blockDirection } from '../model/text-direction'
import { leaveHtmlBlock } from './html-block-commands'

function voidAt(editor: StepEditor, { path }: Point): Path | undefined {
  const around = path.slice(0, -1)
  const node = around.length > 1 && Editor.hasPath(editor, around) && Editor.node(editor, around)[0]
  return node && (isToken(node) || isImage(node)) ? around : undefined
}

/**
 * Position in the text before or after a chip or image. Slate guarantees a text there, possibly an
 * empty one.
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
 * Prepares an insertion: collapses the selection of a single chip or image to its end, so that it
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

/** Expands a selection that starts or ends in a chip or image to cover it. */
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
 * Trims a hanging range, which ends at the start of the next block. The only position in a kept
 * HTML block is its start, and a body's last block cannot hang.
 */
export function withoutHanging(editor: StepEditor, range: Range): Range {
  const end = Range.end(range)
  const block = editor.children[end.path[0] ?? 0]
  const isWhole = (block && isHtmlBlock(block)) || Point.equals(end, Editor.end(editor, []))
  return isWhole ? range : Editor.unhangRange(editor, range)
}

/** Selects from a chip or image to a position; a position inside it selects it alone. */
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

/** Slate debounces selection updates; a key or button may be pressed before that. */
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
 * Whether the caret is at the start of a line, in front of a chip or image: behind a line break, and
 * in no text of that line. Browsers would insert text in front of the break.
 */
export function isBetweenBreakAndVoid(editor: StepEditor): boolean {
  const caret = getSelection()
  const text = caret?.isCollapsed ? caret.anchorNode?.nodeValue : undefined
  if (!text?.endsWith('\n') || caret?.anchorOffset !== text.length) return false
  syncSelection(editor)
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return false
  const { path, offset } = selection.anchor
  const leaf = Node.getIf(editor, path)
  const next = Node.getIf(editor, Path.next(path))
  const isAtEnd = leaf && Text.isText(leaf) && leaf.text.length === offset
  return Boolean(isAtEnd && next && (isToken(next) || isImage(next)))
}

const MOVE = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/
const ERASE = /^(?:Backspace|Delete)$/

/**
 * The browser ignores keys where nothing is editable. With a chip or image selected, a key acts
 * from its edge: a move towards the start begins after it, so that the selection includes it.
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
function moveCaret(editor: StepEditor, point: Point) {
  Transforms.select(editor, point)
  const [node, offset] = ReactEditor.toDOMPoint(editor, point)
  getSelection()?.collapse(node, offset)
}
