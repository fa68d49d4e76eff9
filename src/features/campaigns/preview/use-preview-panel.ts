import { useState } from 'react'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { useMedia } from '@/shared/lib/use-media'

/** From 1600 px the preview has room beside the text. */
const WIDE = '(min-width: 100rem)'

const KEY = 'preview-beside'
const CLOSED = 'closed'

export type PreviewPanel = { isOpen: boolean; setIsOpen: (isOpen: boolean) => void }

/** Open on a wide screen until it is closed there, which the device remembers; else closed at first. */
export function usePreviewPanel(): PreviewPanel {
  const isWide = useMedia(WIDE)
  const [isOpen, setIsOpen] = useState(false)
  const [isOpenWhenWide, setIsOpenWhenWide] = useState(() => deviceStorage.read(KEY) !== CLOSED)

  if (!isWide) return { isOpen, setIsOpen }
  return {
    isOpen: isOpenWhenWide,
    setIsOpen: (isOpen) => {
      deviceStorage.write(KEY, isOpen ? undefined : CLOSED)
      setIsOpenWhenWide(isOpen)
    },
  }
}
