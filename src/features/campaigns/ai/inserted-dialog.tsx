import { useEffect, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { aiMessages } from './messages'

const CLOSES_AFTER_MS = 1500

type Props = {
  onClose: () => void
  /** Returns the focus to the editor. */
  focusAfter?: () => void
}

/** Replaces the toast, which would announce the same words a second time. */
export function InsertedDialog({ onClose, focusAfter }: Props) {
  const t = useTranslation()
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
      title={t(aiMessages.inserted.title)}
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
