import { useState } from 'react'
import { isWorkLostBy, type UnsavedWork, useUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { Dialog, type DialogProps } from './dialog'
import { LeaveDialog } from './leave-dialog'

type Props = DialogProps & {
  unsaved: UnsavedWork | undefined
}

const closing = { by: 'close' } as const

/**
 * A dialog that asks on Escape, Close and an outside click before work is lost. FormDialog does so
 * for typed input; use this for other work, such as a running import.
 */
export function GuardedDialog({ unsaved, onClose, ...dialog }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  useUnsavedWork(unsaved)

  const handleClose = () => {
    if (unsaved?.isLostBy(closing)) setIsAsking(true)
    else onClose()
  }
  const handleLeave = () => {
    setIsAsking(false)
    onClose()
  }

  return (
    <>
      <Dialog {...dialog} onClose={handleClose} />
      {isAsking && isWorkLostBy(closing) && (
        <LeaveDialog leaving={closing} onLeave={handleLeave} onStay={() => setIsAsking(false)} />
      )}
    </>
  )
}
