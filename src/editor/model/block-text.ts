import { Editor, Path, type Point, Text } from 'slate'
import { type ImageNode, isImage, isToken, type StepEditor, type TokenNode } from './document'

/** Placeholder for a chip or image in the text of a block. */
export const OBJECT = '\uFFFC'

type InlineVoid = TokenNode | ImageNode
type Piece = { text: string; path: Path; isVoid: boolean; from: number }

/**
 * Text of a block, with its positions. Chips and images are represented in it too, so that each
 * position is either before or after one.
 */
export class BlockText {
  readonly text: string
  private readonly pieces: Piece[]

  /** @param written text that represents a chip or image; at least one character */
  constructor(
    private readonly editor: StepEditor,
    private readonly blockPath: Path,
    written: (node: InlineVoid) => string = () => OBJECT,
  ) {
    let from = 0
    const match = (node: object) => Text.isText(node) || isInlineVoid(node)
    this.pieces = [...Editor.nodes(editor, { at: blockPath, match, mode: 'highest' })].map(
      ([node, path]) => {
        const isVoid = isInlineVoid(node)
        const text = isVoid ? written(node) : Text.isText(node) ? node.text : ''
        const piece = { text, path, isVoid, from }
        from += text.length
        return piece
      },
    )
    this.text = this.pieces.map(({ text }) => text).join('')
  }

  /** In UTF-16 units. A position in a chip or image maps to its end. */
  offsetOf({ path, offset }: Point): number {
    for (const { text, path: at, isVoid, from } of this.pieces) {
      if (Path.equals(at, path)) return from + offset
      if (isVoid && Path.isAncestor(at, path)) return from + text.length
    }
    return this.text.length
  }

  /**
   * Position of an offset, never inside a chip or image.
   * @param edge whether it starts or ends a range, which never extends beyond its text
   */
  pointAt(offset: number, edge: 'start' | 'end'): Point {
    const texts = this.pieces.filter(({ isVoid }) => !isVoid)
    const piece =
      edge === 'start'
        ? texts.findLast(({ from }) => from <= offset)
        : texts.find(({ from, text }) => from + text.length >= offset)
    if (!piece) return Editor.end(this.editor, this.blockPath)
    const within = Math.min(Math.max(offset - piece.from, 0), piece.text.length)
    return { path: piece.path, offset: within }
  }
}

const isInlineVoid = (node: object): node is InlineVoid => isToken(node) || isImage(node)
