import { useCallback, useEffect, useRef } from 'react'
import type { PersistedDocument, StepDocument } from '../step-document'

/** Also called with the document and its undo history, if small enough to persist. */
export type OnHtml = (html: string, kept?: PersistedDocument) => void

/**
 * Registers a flush callback.
 * @returns unregister
 */
export type OnCommit = (handOut: () => void) => () => void

/** Debounce in milliseconds. */
const PAUSE_MS = 400

/**
 * Serialises lazily, because serialising costs more than the keystroke: after a pause, on blur, on
 * unmount, and when a caller flushes; never before the first edit.
 */
export function useSavedHtml(document: StepDocument, onChange: OnHtml, onCommit?: OnCommit) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { editor } = document
  const handedChildren = useRef(editor.children)
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })

  const flush = useCallback((): string => {
    clearTimeout(timer.current)
    // A paste in progress can still be cancelled.
    const isSame = editor.children === handedChildren.current || document.largePaste.isRunning()
    if (isSame) return document.handedOut
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

  useEffect(
    () => () => {
      document.largePaste.finish()
      flush()
    },
    [document, flush],
  )
  useEffect(() => onCommit?.(flush), [onCommit, flush])
  return { flush, schedule }
}
