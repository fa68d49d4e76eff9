import { useCallback, useEffect, useRef } from 'react'
import type { StepDocument } from './step-document'

/** A pause this long in the writing, in ms, and the HTML is handed out. */
const PAUSE_MS = 400

/**
 * Making the HTML on each key would cost more than the key. It is made in pauses, when the focus
 * leaves, when the editor goes, and when somebody needs it now; never before the first edit.
 */
export function useSavedHtml(
  document: StepDocument,
  value: string,
  onChange: (html: string) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { editor } = document
  const handedChildren = useRef(editor.children)
  const handed = useRef(value)
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })

  const flush = useCallback((): string => {
    clearTimeout(timer.current)
    if (editor.children === handedChildren.current) return handed.current
    handedChildren.current = editor.children
    const html = document.toHtml()
    if (html !== handed.current) {
      handed.current = html
      latestOnChange.current(html)
    }
    return html
  }, [document, editor])

  const schedule = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE_MS)
  }, [flush])

  useEffect(() => () => void flush(), [flush])
  return { flush, schedule }
}
