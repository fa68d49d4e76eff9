import { Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import {
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ReactEditor, Slate, useSlateSelector } from 'slate-react'
import { useTranslation } from '@/shared/i18n/translate'
import type { OpenDialog } from './dialogs/body-dialogs'
import { BodySurface } from './body-surface'
import { LargePasteDialog } from './dialogs/large-paste-dialog'
import { OpenHtmlBlockDialog } from './dialogs/open-html-block-dialog'
import { isInCode, isPlainMode } from '../commands/format-commands'
import { insertSnippet, insertText } from '../commands/insert-blocks'
import { ensureSelection } from '../commands/inline-commands'
import { syncSelection } from '../commands/void-selection'
import type { Snippets } from '../commands/slash-menu'
import type { StepEditor } from '../model/document'
import {
  createEditorSession,
  type EditorSession,
  type PersistedDocument,
  type StepDocument,
} from '../step-document'
import { TokenProblems } from './token-problems'
import { BodyDialogs, Toolbar } from './toolbar/toolbar'

export type StepBodyHandle = {
  /** Inserts at the last selection, even if the editor is not focused, in one undo step. */
  insertAtCursor: (html: string) => void
  /** Whole paragraphs stay paragraphs. */
  insertSnippet: (html: string) => void
  replaceBody: (html: string) => void
  focus: () => void
  undo: () => void
  redo: () => void
  /** Hands out the latest HTML and returns it. */
  flush: () => string
}

export type StepBodyEditorProps = {
  label: string
  value: string
  onChange: OnHtml
  /** State that an earlier page received by `onChange`. */
  kept?: PersistedDocument
  /** A new step id switches to that step's document and history. */
  stepId?: string
  /** Incremented when the HTML is replaced from outside; reloads the body. */
  revision?: number
  /** Keeps the documents of steps that are not mounted. */
  session?: EditorSession
  snippets?: Snippets
  placeholder?: string
  /** Dropped files that are no pictures. */
  onFiles?: (files: readonly File[]) => void
  onCommit?: OnCommit
  ref?: Ref<StepBodyHandle>
}

/**
 * HTML editor, uncontrolled: `html` is read only for a new step or revision. Use the handle to
 * insert.
 */
export function StepBodyEditor({
  stepId = 'body',
  revision = 0,
  session,
  ...rest
}: StepBodyEditorProps) {
  const [ownSession] = useState(() => createEditorSession())
  return (
    <OpenBody
      key={`${stepId} ${revision}`}
      stepId={stepId}
      session={session ?? ownSession}
      {...rest}
    />
  )
}

type OpenBodyProps = Omit<StepBodyEditorProps, 'revision'> &
  Required<Pick<StepBodyEditorProps, 'stepId' | 'session'>>

function OpenBody(props: OpenBodyProps) {
  const { label, value, kept, onChange, onCommit, stepId, session, snippets, ref } = props
  const { placeholder, onFiles } = props
  const [document] = useState(() => session.open(stepId, value, kept))
  const [dialog, setDialog] = useState<OpenDialog>()
  const toolbarRef = useRef<HTMLDivElement>(null)
  const labelId = useId()
  const { flush, schedule } = useSavedHtml(document, onChange, onCommit)
  const { editor } = document
  useHandle(ref, document, flush)
  useEffect(() => {
    if (session.hadFocus.get()) focusBody(editor)
    session.hadFocus.set(false)
  }, [session, editor])
  // Before its elements are removed.
  useLayoutEffect(
    () => () => {
      const isInToolbar = toolbarRef.current?.matches(':focus-within') ?? false
      session.hadFocus.set(ReactEditor.isFocused(editor) || isInToolbar)
    },
    [session, editor],
  )

  return (
    <Slate editor={editor} initialValue={editor.children} onValueChange={schedule}>
      <Flex direction="column" flex="1">
        <VisuallyHidden as="label" id={labelId}>
          {label}
        </VisuallyHidden>
        <Toolbar
          ref={toolbarRef}
          hasSnippets={snippets !== undefined}
          outer={document.outer?.changes}
          onOpen={setDialog}
        />
        <OpenHtmlBlockDialog value={setDialog}>
          <BodySurface
            labelId={labelId}
            placeholder={placeholder}
            onFiles={onFiles}
            snippets={snippets}
            toolbarRef={toolbarRef}
            onLink={() => setDialog('link')}
            onBlur={() => void flush()}
          />
        </OpenHtmlBlockDialog>
        <Hint />
        <TokenProblems />
      </Flex>
      {dialog && (
        <BodyDialogs dialog={dialog} snippets={snippets} onClose={() => setDialog(undefined)} />
      )}
      <LargePasteDialog question={document.largePaste} />
    </Slate>
  )
}

function Hint() {
  const t = useTranslation()
  const isPlain = useSlateSelector(isPlainMode)
  const isCode = useSlateSelector(isInCode)
  return (
    <Text role="status" px="3" pb="1" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
      {isPlain &&
        t(
          'Plain text has no formatting, links or pictures. They come back if you return to rich text without editing.',
        )}
      {isCode && t('Tab indents. Escape leaves the code block.')}
    </Text>
  )
}

function focusBody(editor: StepEditor) {
  ensureSelection(editor)
  ReactEditor.focus(editor)
  // Slate focuses without scrolling, but the insertion should be visible.
  ReactEditor.toDOMNode(editor, editor).scrollIntoView({ block: 'nearest' })
}

function useHandle(
  ref: Ref<StepBodyHandle> | undefined,
  document: StepDocument,
  flush: () => string,
) {
  useImperativeHandle(
    ref,
    (): StepBodyHandle => ({
      insertAtCursor: (html) => {
        syncSelection(document.editor)
        insertText(document.editor, html)
      },
      insertSnippet: (html) => {
        syncSelection(document.editor)
        insertSnippet(document.editor, html)
      },
      replaceBody: (html) => document.replaceBody(html),
      focus: () => focusBody(document.editor),
      undo: () => document.editor.undo(),
      redo: () => document.editor.redo(),
      flush,
    }),
    [document, flush],
  )
}

/** Also called with the document and its undo history, if small enough to persist. */
type OnHtml = (html: string, kept?: PersistedDocument) => void

/**
 * Registers a flush callback.
 * @returns unregister
 */
type OnCommit = (handOut: () => void) => () => void

const PAUSE_MS = 400

/**
 * Serialises lazily, because serialising costs more than the keystroke: after a pause, on blur, on
 * unmount, and when a caller flushes; never before the first edit.
 */
function useSavedHtml(document: StepDocument, onChange: OnHtml, onCommit?: OnCommit) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { editor } = document
  const handedChildren = useRef(editor.children)
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })

  const flush = useCallback((): string => {
    clearTimeout(timer.current)
    if (editor.children === handedChildren.current) return document.handedOut
    handedChildren.current = editor.children
    const before = document.handedOut
    const html = document.handOut()
    if (html !== before) latestOnChange.current(html, document.toKept())
    return html
  }, [document, editor])

  const schedule = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE_MS)
  }, [flush])

  useEffect(() => () => void flush(), [flush])
  useEffect(() => onCommit?.(flush), [onCommit, flush])
  return { flush, schedule }
}
