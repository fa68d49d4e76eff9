import { flushSync } from 'react-dom'
import { createEditor, Editor, Transforms } from 'slate'
import { type History, withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import type { Message } from '@/shared/ui/notifications/message'
import { notify } from '@/shared/ui/notifications/toaster'
import { isPlainMode } from './commands/format-commands'
import { withBodyRules } from './model/body-rules'
import { withClipboard } from './clipboard/clipboard'
import {
  areSameBlocks,
  type Block,
  bodyBlocks,
  isHtmlBlock,
  type Origin,
  type StepEditor,
  type Wrapper,
} from './model/document'
import { withHtmlBlocks } from './commands/html-block-commands'
import { readFragment, readSource } from './html/read-source'
import { insertHtml } from './commands/insert-blocks'
import { replaceAll } from './commands/modes'
import { plainBlocks, toPlainText } from './html/plain-text'
import { slateToHtml } from './html/slate-to-html'
import { asOneStep, withUndoSteps } from './model/undo-steps'
import { withWritingRules } from './commands/writing-rules'

/**
 * Renders each change synchronously. While a change waits to be rendered, Slate ignores moves of
 * the caret, and rendering puts it back: on a slow machine a quick Home and Backspace would delete
 * at the old position.
 */
function withRenderAtOnce(editor: StepEditor): StepEditor {
  const { onChange } = editor
  editor.onChange = (options) => flushSync(() => onChange(options))
  return editor
}

/** Increased when blocks change in a way that older ones cannot be read. */
const FORMAT = 1
/** Characters, as JSON. */
const MAX_KEPT = 2_000_000

/** A document with its undo history. Structured cloning keeps what is compared by identity. */
export type KeptDocument = {
  format: number
  /** What was handed out with it. */
  html: string
  source: string
  sourceBlocks: readonly Block[]
  blocks: Block[]
  wrapper: Wrapper
  history: History
}

export type StepDocumentOptions = {
  /** Called when pasted content had to be changed. */
  onNotice?: (message: Message) => void
  /** Milliseconds; groups the undo steps. */
  now?: () => number
}

/** The number of blocks in a chunk: React compares one chunk after a key. */
const CHUNK_SIZE = 25

/** The body of one step with its undo history, on screen or not. */
export class StepDocument {
  readonly editor: StepEditor
  private readonly source: string
  private readonly sourceBlocks: readonly Block[]
  private readonly sourceOrigins: ReadonlySet<Origin | undefined>
  /**
   * The HTML that the draft holds: what the document was created from, then what was last handed
   * out.
   */
  private held: string

  constructor(
    html: string,
    { onNotice = notify.warning, now = Date.now }: StepDocumentOptions = {},
    kept?: KeptDocument,
  ) {
    const base = withUndoSteps(withHistory(withRenderAtOnce(withReact(createEditor()))), now)
    const writing = withHtmlBlocks(withWritingRules(withBodyRules(base)))
    this.editor = withClipboard(writing, onNotice)
    this.editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK_SIZE : null)
    const isFit = kept?.format === FORMAT && kept.html === html
    const { source, sourceBlocks, blocks, wrapper, history } = isFit ? kept : openedFrom(html)
    this.editor.wrapper = wrapper
    this.sourceBlocks = sourceBlocks
    this.sourceOrigins = new Set(sourceBlocks.map(({ origin }) => origin))
    this.editor.children = blocks
    this.editor.history = copyOf(history)
    this.source = source
    this.held = html
  }

  get handedOut(): string {
    return this.held
  }

  /** Marks the HTML as handed out to the draft. */
  handOut(): string {
    this.held = this.toHtml()
    return this.held
  }

  /** For what was handed out last; undefined where it is too large to be kept. */
  toKept(): KeptDocument | undefined {
    const { source, sourceBlocks, editor, held } = this
    if (held.length + source.length > MAX_KEPT) return undefined
    const kept: KeptDocument = {
      format: FORMAT,
      html: held,
      source,
      sourceBlocks,
      blocks: [...bodyBlocks(editor)],
      wrapper: editor.wrapper,
      history: copyOf(editor.history),
    }
    return JSON.stringify(kept).length > MAX_KEPT ? undefined : kept
  }

  /**
   * A body is returned unchanged while nothing is edited, or after everything is undone.
   */
  toHtml(): string {
    const blocks = bodyBlocks(this.editor)
    if (this.source && areSameBlocks(blocks, this.sourceBlocks)) return this.source
    const html = slateToHtml(blocks)
    // The page around is only needed by what came with it.
    const isOwn = ({ origin }: Block) => origin !== undefined && this.sourceOrigins.has(origin)
    if (!blocks.some((block) => isHtmlBlock(block) || isOwn(block))) return html
    const { before, after } = this.editor.wrapper
    return before + html + after
  }

  /** Inserts at the last selection, or at the end if there was none. One undo step. */
  insertAtCursor(html: string): void {
    insertHtml(this.editor, html)
  }

  /** Adds blocks below everything, whatever is there. One undo step. */
  append(html: string): void {
    const { editor } = this
    const blocks = readFragment(html)
    const added = isPlainMode(editor) ? plainBlocks(toPlainText(blocks)) : blocks
    asOneStep(editor, () =>
      Transforms.insertNodes(editor, [...added], { at: [editor.children.length] }),
    )
  }

  /** Replaces the body in one undo step. */
  replaceBody(html: string): void {
    const blocks = readFragment(html)
    const isPlain = isPlainMode(this.editor)
    replaceAll(this.editor, isPlain ? plainBlocks(toPlainText(blocks)) : blocks)
  }
}

function openedFrom(html: string) {
  const { blocks, ...wrapper } = readSource(html)
  const history: History = { undos: [], redos: [] }
  return { source: html, sourceBlocks: blocks, blocks, wrapper, history }
}

/** The last step of a history is changed in place. */
function copyOf({ undos, redos }: History): History {
  const copied = (steps: History['undos']) =>
    steps.map((step) => ({ ...step, operations: [...step.operations] }))
  return { undos: copied(undos), redos: copied(redos) }
}

export type EditorSession = ReturnType<typeof createEditorSession>

/**
 * The bodies of the opened steps with their undo history, so that switching steps loses nothing. A
 * step whose HTML was changed elsewhere starts with a new history.
 */
export function createEditorSession(options?: StepDocumentOptions) {
  const documents = new Map<string, StepDocument>()
  return {
    documents,
    /** @param kept by an earlier page; it is used if it is of the same HTML */
    open: (stepId: string, html: string, kept?: KeptDocument): StepDocument => {
      const known = documents.get(stepId)
      if (known?.handedOut === html) return known
      const document = new StepDocument(html, options, kept)
      documents.set(stepId, document)
      return document
    },
  }
}
