import { useEffect, useRef } from 'react'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { aiMessages } from './messages'

const CLOSES_AFTER_MS = 1500

type Props = {
  onClose: () => void
  /** Where the writing goes on. */
  focusAfter?: () => void
}

/** Says it in the place of a toast, which would be a second announcement of the same words. */
export function InsertedDialog({ onClose, focusAfter }: Props) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog
      size="sm"
      title={aiMessages.inserted.title}
      onClose={onClose}
      finalFocusEl={
        focusAfter &&
        (() => {
          focusAfter()
          return document.activeElement instanceof HTMLElement ? document.activeElement : null
        })
      }
    />
  )
}
