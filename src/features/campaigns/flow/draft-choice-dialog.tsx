import { Button, Text } from '@chakra-ui/react'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { UserText } from '@/shared/ui/user-text'
import { SAVING } from './saving-note'
import { Refusal } from '@/shared/ui/refusal'

type Props = {
  /** The name of the draft; may be blank. */
  name: string
  /** Whether the draft is being saved and can no longer be discarded. */
  isSaving: boolean
  onContinue: () => void
  onDiscard: () => void
  onClose: () => void
}

/** Asks before something new replaces a draft. */
export function DraftChoiceDialog({ name, isSaving, onContinue, onDiscard, onClose }: Props) {
  return (
    <Dialog
      title="You have an unsaved draft"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Refusal reason={isSaving ? SAVING : undefined}>
            <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
              Discard and continue
            </Button>
          </Refusal>
          <Button onClick={onContinue}>Restore draft</Button>
        </>
      }
    >
      <Text as="div">
        {name ? (
          <>
            It is called <UserText text={name} />. There can be one draft at a time.
          </>
        ) : (
          'It has no name yet. There can be one draft at a time.'
        )}
        {isSaving && ' It is being saved at this moment.'}
      </Text>
    </Dialog>
  )
}
