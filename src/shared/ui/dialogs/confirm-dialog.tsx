import { type ReactNode, useRef } from 'react'
import { Button, PENDING } from '../button'
import { useTranslation } from '@/shared/i18n/translate'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  isOpen?: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** While true, the buttons are disabled and the dialog cannot be closed. */
  isPending?: boolean
  pendingLabel?: string
  tone?: 'destructive'
  onConfirm: () => void
  onClose: () => void
  /** Element to focus after closing; by default the one that opened the dialog. */
  finalFocusEl?: () => HTMLElement | null
}

/**
 * Confirms an irreversible action. Undoable actions run at once, with Undo in their toast. Cancel
 * is focused initially, so that Enter does no harm.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirmLabel,
    cancelLabel,
    isPending = false,
    pendingLabel = confirmLabel,
    ...rest
  } = props
  const { tone, children, onConfirm, onClose, ...dialog } = rest
  const t = useTranslation()
  const cancelRef = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      {...dialog}
      isClosable={!isPending}
      onClose={onClose}
      initialFocusEl={() => cancelRef.current}
      footer={
        <>
          <Button
            disabledReason={isPending ? t(PENDING) : undefined}
            ref={cancelRef}
            variant="outline"
            disabled={isPending}
            onClick={onClose}
          >
            {cancelLabel ?? t('Cancel')}
          </Button>
          <Button colorPalette={tone ? 'red' : 'brand'} isPending={isPending} onClick={onConfirm}>
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
