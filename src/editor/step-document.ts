import { flushSync } from 'react-dom'
import { createEditor, Editor, Transforms } from 'slate'
import { type History, withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import type { Message } from '@/shared/i18n/message'
import { createStore } from '@/shared/lib/state/store'
import { notify } from '@/shared/ui/notifications/toaster'
import { withBodyRules } from './model/body-rules'
import { withClipboard } from './clipboard/clipboard'
import type { LargePaste } from './clipboard/large-paste'
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
import { blocksFor } from './commands/insert-blocks'
import { replaceAll } from './commands/modes'
import { slateToHtml } from './html/slate-to-html'
import { asOneStep, type OuterHistory, withUndoSteps } from './model/undo-steps'
import { withWritingRules } from './commands/writing-rules'

/**
 * Renders each change synchronously. While a render is pending, Slate ignores caret moves, and
 * rendering restores the old caret: on a slow machine a quick Home and Backspace would delete at
 * the old position.
 */
function withRenderAtOnce(editor: StepEditor): StepEditor {
  const { onChange } = editor
  editor.onChange = (options) => flushSync(() => onChange(options))
  return editor
}

/** Increment on incompatible changes to the blocks. */
const FORMAT = 1
/** Maximum size in characters of JSON. */
const MAX_KEPT = 2_000_000

/** A document with its undo history. Structured cloning preserves identities. */
export type PersistedDocument = {
  format: number
  html: string
  source: string
  sourceBlocks: readonly Block[]
  blocks: Block[]
  wrapper: Wrapper
  history: History
}

type StepDocumentOptions = {
  /** Called when pasted content had to be changed. */
  onNotice?: (message: Message) => void
  /** In milliseconds; determines how edits are grouped into undo steps. */
  now?: () => number
  outer?: OuterHistory
}

/** Blocks per chunk. Small, because React diffs one chunk per keystroke. */
const CHUNK_SIZE = 25

/** The body of a step with its undo history, mounted or not. */
export class StepDocument {
  readonly editor: StepEditor
  /** Waits for an answer. */
  readonly largePaste = createStore<LargePaste | undefined>(undefined)
  private readonly source: string
  private readonly sourceBlocks: readonly Block[]
  private readonly sourceOrigins: ReadonlySet<Origin | undefined>
  /** The HTML in the draft: initially the given HTML, then the last one handed out. */
  handedOut: string
  readonly outer: OuterHistory | undefined

  constructor(
    html: string,
    { onNotice = notify.warning, now = Date.now, outer }: StepDocumentOptions = {},
    kept?: PersistedDocument,
  ) {
    this.outer = outer
    const base = withUndoSteps(withHistory(withRenderAtOnce(withReact(createEditor()))), now, outer)
    const writing = withHtmlBlocks(withWritingRules(withBodyRules(base)))
    this.editor = withClipboard(writing, onNotice, this.largePaste.set)
    this.editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK_SIZE : null)
    const isUsable = kept?.format === FORMAT && kept.html === html
    const { source, sourceBlocks, blocks, wrapper, history } = isUsable ? kept : openedFrom(html)
    this.editor.wrapper = wrapper
    this.sourceBlocks = sourceBlocks
    this.sourceOrigins = new Set(sourceBlocks.map(({ origin }) => origin))
    this.editor.children = blocks
    this.editor.history = copyOf(history)
    this.source = source
    this.handedOut = html
  }

  handOut(): string {
    this.handedOut = this.toHtml()
    return this.handedOut
  }

  /** Persistable state of the last HTML handed out; undefined if it is too large. */
  toKept(): PersistedDocument | undefined {
    const { source, sourceBlocks, editor, handedOut: html } = this
    if (html.length + source.length > MAX_KEPT) return undefined
    const kept: PersistedDocument = {
      format: FORMAT,
      html,
      source,
      sourceBlocks,
      blocks: [...bodyBlocks(editor)],
      wrapper: editor.wrapper,
      history: copyOf(editor.history),
    }
    return JSON.stringify(kept).length > MAX_KEPT ? undefined : kept
  }

  /** Returns the original body while nothing is edited or all edits are undone. */
  toHtml(): string {
    const blocks = bodyBlocks(this.editor)
    if (this.source && areSameBlocks(blocks, this.sourceBlocks)) return this.source
    const html = slateToHtml(blocks)
    // The surrounding page is only needed for content that came with it.
    const isOwn = ({ origin }: Block) => origin !== undefined && this.sourceOrigins.has(origin)
    if (!blocks.some((block) => isHtmlBlock(block) || isOwn(block))) return html
    const { before, after } = this.editor.wrapper
    return before + html + after
  }

  append(html: string): void {
    const { editor } = this
    const added = blocksFor(editor, readFragment(html))
    asOneStep(editor, () => Transforms.insertNodes(editor, added, { at: [editor.children.length] }))
  }

  replaceBody(html: string): void {
    replaceAll(this.editor, blocksFor(this.editor, readFragment(html)))
  }
}

function openedFrom(html: string) {
  const { blocks, ...wrapper } = readSource(html)
  const history: History = { undos: [], redos: [] }
  return { source: html, sourceBlocks: blocks, blocks, wrapper, history }
}

/** Copies the steps, because slate-history mutates the last one. */
function copyOf({ undos, redos }: History): History {
  const copied = (steps: History['undos']) =>
    steps.map((step) => ({ ...step, operations: [...step.operations] }))
  return { undos: copied(undos), redos: copied(redos) }
}

export type EditorSession = ReturnType<typeof createEditorSession>

/**
 * Keeps the bodies of opened steps with their undo history, so that switching steps loses nothing.
 * A step whose HTML was changed elsewhere gets a new history.
 */
export function createEditorSession(options?: StepDocumentOptions) {
  const documents = new Map<string, StepDocument>()
  return {
    documents,
    /** Whether the text that was replaced had the focus. */
    hadFocus: createStore(false),
    /** @param kept state persisted by an earlier page; used if its HTML matches */
    open: (stepId: string, html: string, kept?: PersistedDocument): StepDocument => {
      const known = documents.get(stepId)
      if (known?.handedOut === html) return known
      const document = new StepDocument(html, options, kept)
      documents.set(stepId, document)
      return document
    },
  }
}
