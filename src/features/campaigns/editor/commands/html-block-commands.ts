import { Editor, Path, Range, Transforms } from 'slate'
import {
  type Block,
  type HtmlBlock,
  isHtmlBlock,
  paragraph,
  type StepEditor,
} from '../model/document'
import { htmlToSlate } from '../html/html-to-slate'
import { asOneStep } from '../model/undo-steps'

type Place = [block: HtmlBlock, path: Path]

/** The kept HTML block that is selected as a whole. */
export function selectedHtmlBlock({ selection, children }: StepEditor): Place | undefined {
  if (!selection || Range.isExpanded(selection)) return undefined
  const [index = 0] = selection.anchor.path
  const block = children[index]
  return block && isHtmlBlock(block) ? [block, [index]] : undefined
}

export const selectBlock = (editor: StepEditor, path: Path) =>
  Transforms.select(editor, Editor.start(editor, path))

export function addParagraph(editor: StepEditor, at: Path): void {
  asOneStep(editor, () => {
    Transforms.insertNodes(editor, paragraph(), { at })
    selectBlock(editor, at)
  })
}

/**
 * Text typed while the block is selected goes into a new line below it; one Undo takes back both.
 */
export function leaveHtmlBlock(editor: StepEditor): void {
  const place = selectedHtmlBlock(editor)
  if (!place) return
  const at = Path.next(place[1])
  Transforms.insertNodes(editor, paragraph(), { at })
  selectBlock(editor, at)
}

export function removeBlock(editor: StepEditor, path: Path): void {
  asOneStep(editor, () => {
    Transforms.removeNodes(editor, { at: path, voids: true })
    if (editor.children.length === 0) Transforms.insertNodes(editor, paragraph(), { at: [0] })
    const [index = 0] = path
    if (index < editor.children.length) selectBlock(editor, path)
    else Transforms.select(editor, Editor.end(editor, Path.previous(path)))
  })
}

/** Moves the block up (-1) or down (1), where possible. */
export function moveBlock(editor: StepEditor, [index = 0]: Path, by: 1 | -1): void {
  const to = index + by
  if (to < 0 || to >= editor.children.length) return
  asOneStep(editor, () => Transforms.moveNodes(editor, { at: [index], to: [to], voids: true }))
}

export function setHtml(editor: StepEditor, path: Path, html: string): void {
  asOneStep(editor, () => Transforms.setNodes<Block>(editor, { html }, { at: path, voids: true }))
}

/** Converts its texts, links and pictures into blocks of the editor. */
export function convertToText(editor: StepEditor, [block, path]: Place): void {
  asOneStep(editor, () => {
    Transforms.removeNodes(editor, { at: path, voids: true })
    Transforms.insertNodes(editor, htmlToSlate(block.html), { at: path })
    selectBlock(editor, path)
  })
}

/** Inserts whole blocks before, after or between the halves of the block with the caret. */
export function insertWhole(editor: StepEditor, blocks: readonly Block[]): void {
  const point = editor.selection?.anchor
  if (!point) return
  let [index = 0] = point.path
  const block = editor.children[index]
  if (block && isHtmlBlock(block)) index += 1
  else if (Editor.string(editor, [index]) === '' && Editor.isEdge(editor, point, [index])) {
    Transforms.removeNodes(editor, { at: [index] })
  } else if (!Editor.isStart(editor, point, [index])) {
    if (!Editor.isEnd(editor, point, [index])) Transforms.splitNodes(editor, { always: true })
    index += 1
  }
  Transforms.insertNodes(editor, [...blocks], { at: [index] })
  Transforms.select(editor, Editor.end(editor, [index + blocks.length - 1]))
}
