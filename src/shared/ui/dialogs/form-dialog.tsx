import { Text } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { outcomeOf, reasonOf, serverMessage } from '@/shared/api/api-error'
import { Button, PENDING } from '../button'
import { type Translatable, translate, useTranslation } from '@/shared/i18n/translate'
import type { UnsavedWork } from '@/shared/lib/work/unsaved-work'
import type { DialogProps } from './dialog'
import { GuardedDialog } from './guarded-dialog'

type FormDialogProps = Omit<DialogProps, 'footer' | 'isClosable' | 'closeOnInteractOutside'> & {
  submitLabel: string
  /** While true, the buttons are disabled and the dialog cannot be closed. */
  isPending?: boolean
  pendingLabel?: string
  /** If true, Escape, Close and a click outside ask before discarding the input. */
  hasInput?: boolean
  onSubmit: () => void
  aside?: ReactNode
}

/** Asked whenever the dialog closes, except by Cancel, which is explicit. */
export const typedInput: UnsavedWork = {
  isLostBy: () => true,
  question: () => ({
    title: translate('Discard what you typed?'),
    text: translate('It has not been saved.'),
    confirmLabel: translate('Discard'),
    cancelLabel: translate('Keep editing'),
  }),
}

/**
 * A dialog form with Cancel and a submit button; the caller validates the fields. Not for settings
 * that apply at once.
 */
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
  const t = useTranslation()
  const formId = useId()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals to the form of the parent dialog.
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
          <Button
            disabledReason={isPending ? t(PENDING) : undefined}
            variant="outline"
            disabled={isPending}
            onClick={onClose}
          >
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isPending={isPending}
            // A double click submits once, even if the first submit finishes in between.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
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

type NotCreatedProps = { error: Error | null; unknown: Translatable; refused: Translatable }

/** Shown in addition to the toast, which has the server's message, if any. */
export function NotCreated({ error, unknown, refused }: NotCreatedProps) {
  const t = useTranslation()
  const isUnknown = outcomeOf(error) === 'unknown'
  if (!error || (!isUnknown && serverMessage(error) !== undefined)) return null
  return (
    <Text color="fg.error" overflowWrap="anywhere">
      {isUnknown ? t(unknown) : t(refused)} {reasonOf(error)}
    </Text>
  )
}
