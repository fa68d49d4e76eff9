import { Button } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { UnsavedWork } from '@/shared/lib/unsaved-work'
import type { DialogProps } from './dialog'
import { GuardedDialog } from './guarded-dialog'

type FormDialogProps = Omit<
  DialogProps,
  'footer' | 'isClosable' | 'closeOnEscape' | 'closeOnInteractOutside'
> & {
  submitLabel: string
  /** While the answer is awaited nothing here can be pressed, nor the dialog closed. */
  isPending?: boolean
  pendingLabel?: string
  /** Something was typed: Escape, Close and a click beside the dialog ask before it is lost. */
  hasInput?: boolean
  onSubmit: () => void
  /** A button at the other end of the footer. */
  aside?: ReactNode
}

/** Cancel is a decision, and asks nothing. */
export const typedInput: UnsavedWork = {
  isLostBy: () => true,
  question: () => ({
    title: 'Discard what you typed?',
    text: 'It has not been saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
  }),
}

/** Fields with Cancel and a button that submits them; what they hold is checked by the caller. */
export function FormDialog({
  submitLabel,
  pendingLabel = submitLabel,
  isPending = false,
  hasInput = false,
  onSubmit,
  aside,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React hands it on to the form of a page or dialog that this one was opened from.
    event.stopPropagation()
    onSubmit()
  }

  return (
    <GuardedDialog
      {...dialog}
      unsaved={hasInput ? typedInput : undefined}
      isClosable={!isPending}
      onClose={onClose}
      footer={
        <>
          {aside}
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? pendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
    </GuardedDialog>
  )
}
