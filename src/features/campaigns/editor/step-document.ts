import { createEditor, Editor, Transforms } from 'slate'
import { withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import type { TokenName } from '../content/tokens'
import type { Message } from '@/shared/ui/message'
import { notify } from '@/shared/ui/toaster'
import { isPlainMode } from './block-commands'
import { withBodyRules } from './body-rules'
import { withClipboard } from './clipboard'
import { bodyBlocks, type StepEditor } from './document'
import { htmlToSlate } from './html-to-slate'
import { insertToken } from './inline-commands'
import { insertBlocks } from './insert-blocks'
import { replaceAll } from './modes'
import { plainBlocks, toPlainText } from './plain-text'
import { withRenderAtOnce } from './render-at-once'
import { slateToHtml } from './slate-to-html'
import { asOneStep, withUndoSteps } from './undo-steps'
import { withWritingRules } from './writing-rules'

export type StepDocumentOptions = {
  /** Told when something pasted could not come in as it was. */
  onNotice?: (message: Message) => void
  /** Milliseconds; undo steps are counted by it. */
  now?: () => number
}

/** Blocks that React compares on a key: those of one chunk. */
const CHUNK_SIZE = 25

/** The body of one step with its own undo history, on screen or not. */
export class StepDocument {
  readonly editor: StepEditor
  /** The HTML it was made of: until the first edit the owner still holds that. */
  readonly source: string

  constructor(
    html: string,
    { onNotice = notify.warning, now = Date.now }: StepDocumentOptions = {},
  ) {
    const base = withUndoSteps(withHistory(withRenderAtOnce(withReact(createEditor()))), now)
    this.editor = withClipboard(withWritingRules(withBodyRules(base)), onNotice)
    this.editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK_SIZE : null)
    this.editor.children = htmlToSlate(html)
    this.source = html
  }

  toHtml(): string {
    return slateToHtml(bodyBlocks(this.editor))
  }

  /** At the last selection; at the end where nothing was ever selected. One undo step. */
  insertAtCursor(html: string): void {
    asOneStep(this.editor, () => insertBlocks(this.editor, htmlToSlate(html)))
  }

  /** One undo step. */
  replaceBody(html: string): void {
    const blocks = htmlToSlate(html)
    const isPlain = isPlainMode(this.editor)
    replaceAll(this.editor, isPlain ? plainBlocks(toPlainText(blocks)) : blocks)
  }

  insertToken(name: TokenName): void {
    insertToken(this.editor, name)
  }

  selectEnd(): void {
    Transforms.select(this.editor, Editor.end(this.editor, []))
  }
}
