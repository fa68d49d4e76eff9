import { Editor, Range, Text, Transforms } from 'slate'
import { PARAGRAPH, selectedBlocks, setKind } from './block-commands'
import type { Block, ColorMark, Marks, StepEditor, ToggleMark } from '../model/document'
import { markNames, marksOf } from '../model/document'
import { asOneStep } from '../model/undo-steps'

export const currentMarks = (editor: StepEditor): Marks => {
  const marks = Editor.marks(editor)
  return marks ? marksOf(marks) : {}
}

export function toggleMark(editor: StepEditor, mark: ToggleMark): void {
  const isOn = currentMarks(editor)[mark] === true
  asOneStep(editor, () => {
    if (isOn) Editor.removeMark(editor, mark)
    else Editor.addMark(editor, mark, true)
  })
}

/** Undefined removes the colour. */
export function setColor(editor: StepEditor, mark: ColorMark, color: string | undefined): void {
  asOneStep(editor, () => {
    if (color) Editor.addMark(editor, mark, color)
    else Editor.removeMark(editor, mark)
  })
}

/** Turns the selected blocks into plain paragraphs. Links keep their address, which is content. */
export function clearFormat(editor: StepEditor): void {
  const { selection } = editor
  if (!selection) return
  asOneStep(editor, () => {
    for (const [, path] of selectedBlocks(editor)) {
      setKind(editor, PARAGRAPH, path)
      Transforms.setNodes<Block>(editor, { align: undefined, dir: undefined }, { at: path })
    }
    if (Range.isCollapsed(selection)) {
      for (const mark of markNames) Editor.removeMark(editor, mark)
    } else {
      Transforms.unsetNodes<Text>(editor, [...markNames], {
        at: selection,
        match: Text.isText,
        split: true,
        voids: true,
      })
    }
  })
}
