import { canIndent, currentBlock, currentMarks, isPlainMode } from '../../commands/format-commands'
import {
  type Align,
  type BlockKind,
  type Marks,
  startSide,
  type StepEditor,
} from '../../model/document'
import { currentImage, currentLink } from '../../commands/inline-commands'

export type ToolbarState = Marks & {
  kind?: 'heading-1' | 'heading-2' | 'ordered' | 'bullet' | 'quote' | 'code'
  align?: Align
  isPlain: boolean
  isLink: boolean
  isImage: boolean
  canUndo: boolean
  canRedo: boolean
  canIndent: boolean
  canOutdent: boolean
}

const latest = new WeakMap<StepEditor, ToolbarState>()

export function readToolbarState(editor: StepEditor): ToolbarState {
  const known = latest.get(editor)
  const state = known && isTyping(editor) ? whileTyping(known, editor) : readAll(editor)
  latest.set(editor, state)
  return state
}

/** Typing only affects the toolbar if a first letter changes the text direction. */
const isTyping = ({ operations }: StepEditor) =>
  operations.length > 0 &&
  operations.every((operation) => operation.type === 'insert_text' && operation.offset > 0)

/** Undo and Redo may consist of typed text as well. */
function whileTyping(known: ToolbarState, editor: StepEditor): ToolbarState {
  const { canUndo, canRedo } = historyState(editor)
  return known.canUndo === canUndo && known.canRedo === canRedo
    ? known
    : { ...known, canUndo, canRedo }
}

const historyState = ({ history }: StepEditor) => ({
  canUndo: history.undos.length > 0,
  canRedo: history.redos.length > 0,
})

function readAll(editor: StepEditor): ToolbarState {
  const block = currentBlock(editor)?.[0]
  const isList = block?.type === 'list-item'
  return {
    ...(editor.selection ? currentMarks(editor) : {}),
    kind: block && kindName(block),
    align: block ? (block.align ?? startSide(block)) : 'left',
    isPlain: isPlainMode(editor),
    isLink: currentLink(editor) !== undefined,
    isImage: currentImage(editor) !== undefined,
    ...historyState(editor),
    canIndent: isList && canIndent(editor, 1),
    canOutdent: isList && canIndent(editor, -1),
  }
}

function kindName(block: BlockKind): ToolbarState['kind'] {
  switch (block.type) {
    case 'heading':
      return `heading-${block.level}`
    case 'list-item':
      return block.ordered ? 'ordered' : 'bullet'
    case 'quote':
    case 'code':
      return block.type
    default:
      return undefined
  }
}

export const isSameToolbar = (a: ToolbarState | null, b: ToolbarState) =>
  a === b || JSON.stringify(a) === JSON.stringify(b)
