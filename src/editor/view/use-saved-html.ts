import { useCallback, useEffect, useRef } from 'react'
import type { KeptDocument, StepDocument } from '../step-document'

/** Called with the document and its undo history too, where they are small enough to be kept. */
export type OnHtml = (html: string, kept?: KeptDocument) => void

/** Takes what hands out the text that was written last. @returns a function that ends it */
export type OnCommit = (handOut: () => void) => () => void

/** A pause this long in the writing, in ms, and the HTML is handed out. */
const PAUSE_MS = 400

/**
 * Making the HTML on each key would cost more than the key. It is made in pauses, when the focus
 * leaves, when the editor unmounts, and when a caller commits it; never before the first edit.
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
