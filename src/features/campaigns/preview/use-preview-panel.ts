import { useState } from 'react'
import * as z from 'zod/mini'
import { kept } from '@/shared/lib/kept'
import { useStore } from '@/shared/lib/store'
import { useMedia } from '@/shared/lib/use-media'

/** From 1600 px the preview has room beside the text. */
const WIDE = '(min-width: 100rem)'

const besideText = kept({
  name: 'preview-beside',
  scope: 'device',
  schema: z.enum(['open', 'closed']),
  fallback: 'open',
  atLogOut: 'stays',
})

export type PreviewPanel = { isOpen: boolean; setIsOpen: (isOpen: boolean) => void }

/** Open on a wide screen until it is closed there, which the device remembers; else closed at first. */
export function usePreviewPanel(): PreviewPanel {
  const isWide = useMedia(WIDE)
  const [isOpen, setIsOpen] = useState(false)
  const isOpenWhenWide = useStore(besideText) === 'open'

  if (!isWide) return { isOpen, setIsOpen }
  return {
    isOpen: isOpenWhenWide,
    setIsOpen: (isOpen) => void besideText.set(isOpen ? 'open' : 'closed'),
  }
}
