import { chakra } from '@chakra-ui/react'
import { isHotkey } from 'is-hotkey'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Editor, Range } from 'slate'
import { Editable, ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react'
import { useTranslation } from '@/shared/i18n/translate'
import {
  isEmptyBody,
  readSnippetQuery,
  readTokenQuery,
  type Snippets,
} from '../commands/slash-menu'
import { isTokenName } from '@/entities/campaign/tokens/tokens'
import { bodyCss } from '../html/body-css'
import { bodyBlocks, type StepEditor } from '../model/document'
import { isInCode } from '../commands/format-commands'
import { insertSnippet } from '../commands/insert-blocks'
import {
  isBetweenBreakAndVoid,
  keepFirstBlock,
  leaveVoid,
  runHomeKey,
  runVoidKey,
  syncSelection,
} from '../commands/void-selection'
import { runBlockKey, selectedHtmlBlock } from '../commands/html-block-commands'
import { canLink, replaceBeforeCaret } from '../commands/inline-commands'
import { holdStep } from '../model/undo-steps'
import { watchForeignChanges } from './foreign-changes'
import { followCaret, scrollToCaret } from './scroll-to-caret'
import { dragFromVoid, selectBlockByClick } from './select-by-mouse'
import { renderChunk, renderElement, renderLeaf } from './render-body'
import { runShortcut, shortcuts } from '../commands/shortcuts'
import { chipComposed } from '../commands/writing-rules'
import {
  type ListAnchor,
  suggestedTokens,
  useSuggestions,
} from '@/entities/campaign/tokens/use-suggestions'
import { SuggestionList } from '@/entities/campaign/tokens/suggestion-list'

type BodySurfaceProps = {
  labelId: string
  placeholder?: string
  snippets?: Snippets
  toolbarRef: RefObject<HTMLDivElement | null>
  onFiles?: (files: readonly File[]) => void
  onLink: () => void
  onBlur: () => void
}

/** Whether the body has more than four chunks, or about 200 chips and links. */
const isLongBody = (editor: StepEditor) => {
  const blocks = bodyBlocks(editor)
  return blocks.length > 100 || blocks.flatMap(({ children }) => children).length > 400
}

export function BodySurface(props: BodySurfaceProps) {
  const { labelId, placeholder, snippets, toolbarRef, onFiles, onLink, onBlur } = props
  const t = useTranslation()
  const editor = useSlateStatic()
  const render = useMemo(() => renderElement(t), [t])
  const tokenQuery = useSlateSelector(readTokenQuery)
  const snippetQuery = useSlateSelector(readSnippetQuery)
  const isEmpty = useSlateSelector(isEmptyBody)
  const isLong = useSlateSelector(isLongBody)
  const isToken = tokenQuery !== undefined
  const { isOpen, handleKey, handlePaste, handleFocus, fieldProps, listProps } =
    useSuggestions<string>({
      label: isToken ? t('Tokens') : t('Snippets'),
      query: tokenQuery ?? snippetQuery,
      suggest: (query) => {
        if (isToken) return suggestedTokens(query)
        return (!isInCode(editor) && snippets?.suggest(query)) || []
      },
      onChoose: (id, { length }) => {
        if (isTokenName(id)) replaceBeforeCaret(editor, length + 2, id)
        else if (snippets) insertSnippet(editor, snippets.htmlOf(id), length + 1)
      },
    })

  const [rendering, setRendering] = useState(0)
  const stopWatching = useRef(() => {})
  // Slate ignores a returned cleanup, and calls with null instead.
  const surfaceRef = useCallback(
    (element: HTMLElement | null) => {
      stopWatching.current()
      stopWatching.current = () => {}
      if (!element) return
      hideFromReact(element)
      stopWatching.current = watchForeignChanges(editor, element, () => {
        const hadFocus = ReactEditor.isFocused(editor)
        flushSync(() => setRendering((count) => count + 1))
        if (hadFocus) ReactEditor.focus(editor)
      })
    },
    [editor],
  )

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (handleKey(event)) return
    if (isCharacter(event)) {
      writeOverVoid(editor, event)
      return
    }
    followCaret(event)
    syncSelection(editor)
    if (startsComposition(event)) {
      leaveVoid(editor)
      return
    }
    if (runBlockKey(editor, event.nativeEvent)) event.preventDefault()
    else if (isHotkey(shortcuts.link, event)) {
      event.preventDefault()
      if (canLink(editor)) onLink()
    } else if (isHotkey('alt+f10', event)) {
      event.preventDefault()
      toolbarRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    } else if (runShortcut(editor, event.nativeEvent) || runVoidKey(editor, event.nativeEvent)) {
      event.preventDefault()
    } else if (runHomeKey(editor, event.nativeEvent)) event.preventDefault()
  }

  return (
    <>
      <Surface
        key={rendering}
        ref={surfaceRef}
        role="textbox"
        aria-multiline
        aria-labelledby={labelId}
        aria-placeholder={isEmpty ? placeholder : undefined}
        data-long={isLong || undefined}
        {...fieldProps}
        spellCheck
        renderElement={render}
        renderLeaf={renderLeaf}
        renderChunk={renderChunk}
        onDOMBeforeInput={(event) => writeBeforeVoid(editor, event)}
        onKeyDown={handleKeyDown}
        onMouseDown={(event) => dragFromVoid(editor, event)}
        onClick={(event) => selectBlockByClick(editor, event)}
        onPasteCapture={(event) => {
          handlePaste()
          pasteOnVoid(editor, event)
        }}
        onDropCapture={({ dataTransfer }) => {
          // Moves what is dragged: removes it, and inserts it elsewhere.
          holdStep(editor)
          const files = [...dataTransfer.files].filter(({ type }) => !type.startsWith('image/'))
          if (files.length > 0) onFiles?.(files)
        }}
        onCopyCapture={() => syncSelection(editor)}
        onCutCapture={() => syncSelection(editor)}
        // Text being composed is not in the document yet.
        onCompositionStart={({ currentTarget }) => {
          keepFirstBlock(editor)
          showComposing(currentTarget, true)
        }}
        onCompositionEnd={({ currentTarget }) => {
          showComposing(currentTarget, false)
          chipComposed(editor)
        }}
        onFocus={() => handleFocus(true)}
        // Slate treats a return value as “handled”, and would continue as if focused.
        onBlur={() => {
          handleFocus(false)
          onBlur()
        }}
        scrollSelectionIntoView={scrollToCaret}
        css={bodyCss}
      />
      {isOpen && <SuggestionList {...listProps} anchor={() => caretAnchor(editor)} />}
    </>
  )
}

/** Must return undefined: Slate treats a return value as “handled”. */
const showComposing = (element: Element, isComposing: boolean): void =>
  void element.toggleAttribute('data-composing', isComposing)

/**
 * Hides the contenteditable from React. While one is focused, React walks all of its text on every
 * commit to save the selection, which Slate restores anyway; React detects it by this property.
 * Otherwise a keystroke in a long e-mail takes a third longer:
 * docs/performance.md#tricks-and-what-they-buy
 */
function hideFromReact(element: HTMLElement) {
  Object.defineProperty(element, 'contentEditable', { value: 'inherit', writable: true })
}

/**
 * Skips lookups for keys that insert a character, which are the most frequent, because Slate reads
 * the caret before each lookup.
 */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** A dead key or IME key: the browser writes the result at the caret. */
const startsComposition = ({ key, nativeEvent }: KeyboardEvent) =>
  !nativeEvent.isComposing &&
  (key === 'Dead' || key === 'Process' || nativeEvent.keyCode === KEY_OF_INPUT_METHOD)

const KEY_OF_INPUT_METHOD = 229

/**
 * Browsers do not insert typed text into chips, images and layouts, even at the end of a selection.
 */
function writeOverVoid(editor: StepEditor, event: KeyboardEvent) {
  const { selection } = editor
  const isInside = selection && (Range.isExpanded(selection) || selection.anchor.path.length > 2)
  if (!isInside && !selectedHtmlBlock(editor)) return
  syncSelection(editor)
  if (!Editor.void(editor)) return
  event.preventDefault()
  editor.insertText(event.key)
}

/**
 * Handles text typed at the start of a line that begins with a chip or image, so that it stays on
 * that line.
 */
function writeBeforeVoid(editor: StepEditor, event: InputEvent): void {
  const { inputType, data } = event
  if (inputType !== 'insertText' || !data || !isBetweenBreakAndVoid(editor)) return
  event.preventDefault()
  Editor.deleteFragment(editor)
  editor.insertText(data)
}

/**
 * Browsers fire no beforeinput on a selected chip, image or layout, and Slate ignores the paste
 * event.
 */
function pasteOnVoid(editor: StepEditor, event: ClipboardEvent<HTMLDivElement>) {
  syncSelection(editor)
  if (!Editor.void(editor)) return
  event.preventDefault()
  event.stopPropagation()
  editor.insertData(event.clipboardData)
}

function caretAnchor(editor: StepEditor): ListAnchor | undefined {
  const { selection } = editor
  const range = selection && ReactEditor.resolveDOMRange(editor, selection)
  const element = range?.startContainer.parentElement
  return element ? { element, rect: () => range.getBoundingClientRect() } : undefined
}

const PLACEHOLDER = 'attr(aria-placeholder)'

const Surface = chakra(Editable, {
  base: {
    px: '3',
    py: '3',
    flex: '1',
    minHeight: 'calc(12lh + 1.5rem)',
    overflowWrap: 'anywhere',
    bg: 'bg.panel',
    outline: 'none',
    _focus: { boxShadow: 'inset 2px 0 0 var(--ui-colors-brand-focus-ring)' },
    lineHeight: '1.55',
    // Outside the text, so that it does not affect the caret or an IME.
    '&[aria-placeholder]:not([data-composing])::before': {
      content: PLACEHOLDER,
      float: 'inline-start',
      height: '0',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
})
