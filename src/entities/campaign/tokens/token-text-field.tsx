import { Box, Field, IconButton, Input, useRecipe, VisuallyHidden } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { describeTokenProblem, lintTokens, replaceMeant } from './token-lint'
import {
  caretAfterRepair,
  openTokenQuery,
  placesOfTokens,
  repairSubject,
  repairTokens,
  type TokenName,
  tokenText,
} from './tokens'
import { Button } from '@/shared/ui/button'
import { lineOfHeader } from '@/shared/lib/values/visible-text'
import { flushSync } from 'react-dom'
import { TokenIcon, TokenMenu } from './token-menu'
import { suggestedTokens, useSuggestions } from './use-suggestions'
import { SuggestionList } from './suggestion-list'

const BUTTON_SPACE = '12'

type TokenTextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
}

export function TokenTextField({ label, value, onChange }: TokenTextFieldProps) {
  const t = useTranslation()
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const highlightsRef = useRef<HTMLDivElement>(null)
  const caret = useRef(value.length)
  const [query, setQuery] = useState<string>()

  const insert = (name: TokenName, replaced: number) => {
    const before = value.slice(0, caret.current - replaced) + tokenText(name)
    onChange(before + value.slice(caret.current))
    setQuery(undefined)
    caret.current = before.length
    requestAnimationFrame(() => {
      inputRef.current?.focus()
      inputRef.current?.setSelectionRange(before.length, before.length)
    })
  }
  const {
    isOpen,
    handleKey,
    handlePaste: keepClosed,
    handleFocus,
    fieldProps,
    listProps,
  } = useSuggestions({
    label: t('Tokens'),
    query,
    suggest: suggestedTokens,
    onChoose: (name, typed) => insert(name, typed.length + 2),
  })

  const scrollHighlights = () => {
    const [highlights, input] = [highlightsRef.current, inputRef.current]
    if (highlights && input) highlights.scrollLeft = input.scrollLeft
  }
  useLayoutEffect(scrollHighlights)

  const rememberCaret = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    caret.current = currentTarget.selectionStart ?? currentTarget.value.length
    setQuery(openTokenQuery(currentTarget.value.slice(0, caret.current)))
  }
  const change = (input: HTMLInputElement, isComposing: boolean) => {
    rememberCaret({ currentTarget: input })
    const typed = input.value
    const line = lineOfHeader(typed)
    const next = line !== typed || /[｛｝]/.test(line) ? repairTokens(line) : typed
    if (next === typed || isComposing) return onChange(typed)
    caret.current = caretAfterRepair(line, lineOfHeader(typed.slice(0, caret.current)).length)
    flushSync(() => onChange(next))
    input.setSelectionRange(caret.current, caret.current)
  }
  /** A picture has no text, and would only delete what is selected. */
  const handlePaste = (event: ClipboardEvent) => {
    keepClosed()
    if (event.clipboardData.getData('text/plain') === '') event.preventDefault()
  }
  const handleBlur = () => {
    handleFocus(false)
    const repaired = repairSubject(value)
    if (repaired !== value) {
      caret.current = caretAfterRepair(value, caret.current)
      onChange(repaired)
    }
  }

  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Box ref={boxRef} position="relative" width="full">
        <TokenHighlights ref={highlightsRef} value={value} end={BUTTON_SPACE} />
        <Input
          ref={inputRef}
          bg="transparent"
          pe={BUTTON_SPACE}
          value={value}
          autoComplete="off"
          {...fieldProps}
          onChange={({ currentTarget, nativeEvent }) =>
            change(currentTarget, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => change(currentTarget, false)}
          onPaste={handlePaste}
          onScroll={scrollHighlights}
          onSelect={rememberCaret}
          onKeyDown={(event) => {
            if (!handleKey(event)) treatTokenAsOne(event)
          }}
          onFocus={() => handleFocus(true)}
          onBlur={handleBlur}
        />
        <Box position="absolute" insetEnd="1" top="1">
          <TokenMenu
            onChoose={(name) => insert(name, 0)}
            trigger={
              <IconButton title={t('Insert token')} variant="ghost" size="xs" height="8">
                <TokenIcon size={16} />
                <VisuallyHidden>{t('Insert token into subject')}</VisuallyHidden>
              </IconButton>
            }
          />
        </Box>
      </Box>
      {lintTokens(value).map((problem) => (
        <Field.HelperText key={problem.index} color="fg.warning">
          {describeTokenProblem(problem)}
          {problem.suggestion && (
            <Button
              size="2xs"
              variant="outline"
              ms="2"
              onClick={() => onChange(replaceMeant(value, problem.written))}
            >
              {t('Use {token}', { token: tokenText(problem.suggestion) })}
            </Button>
          )}
        </Field.HelperText>
      ))}
      {isOpen && (
        <SuggestionList
          {...listProps}
          anchor={() => (boxRef.current ? { element: boxRef.current } : undefined)}
        />
      )}
    </Field.Root>
  )
}

/**
 * Treats a token beside the caret as one character, like a chip in the body. Arrows cross it.
 * Backspace and Delete select it, so that the browser deletes it and can undo that.
 */
function treatTokenAsOne(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: input, nativeEvent } = event
  const { value, selectionStart: caret, selectionEnd } = input
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
  if (!isPlain || nativeEvent.isComposing || caret === null || caret !== selectionEnd) return
  const isBackwards = key === 'ArrowLeft' || key === 'Backspace'
  const place = placesOfTokens(value).find(({ from, to }) => caret === (isBackwards ? to : from))
  if (!place) return
  if (key === 'Backspace' || key === 'Delete') input.setSelectionRange(place.from, place.to)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    event.preventDefault()
    const target = isBackwards ? place.from : place.to
    input.setSelectionRange(target, target)
  }
}

type Props = {
  /** To scroll along with the input. */
  ref: Ref<HTMLDivElement>
  value: string
  /** Width of the padding at the end of the input. */
  end: string
}

/**
 * Draws the tokens of a transparent input above as chips. Their copied texts are generated content,
 * so that nothing on the page finds or reads them twice.
 */
function TokenHighlights({ ref, value, end }: Props) {
  const styles = useRecipe({ key: 'input' })()

  return (
    <Box ref={ref} aria-hidden data-copies-input css={[styles, copyStyles]} insetEnd={end}>
      {piecesOf(value).map(({ from, text, isToken }) => (
        <span key={from} data-text={text} data-chip={isToken || undefined} />
      ))}
    </Box>
  )
}

const copyStyles = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  width: 'auto',
  paddingInlineEnd: '0',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  borderColor: 'transparent',
  '& span': { flexShrink: '0' },
  '& span::before': { content: 'attr(data-text)' },
  '& [data-chip]': {
    paddingBlock: '0.1em',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    _highContrast: { outline: '1px solid CanvasText' },
  },
}

function piecesOf(value: string) {
  const places = placesOfTokens(value)
  const edges = places.flatMap(({ from, to }) => [from, to])
  return [0, ...edges].flatMap((from, index) => {
    const text = value.slice(from, edges[index])
    return text === '' ? [] : [{ from, text, isToken: index % 2 === 1 }]
  })
}
