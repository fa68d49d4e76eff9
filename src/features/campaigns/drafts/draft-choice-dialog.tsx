import { Button, Text } from '@chakra-ui/react'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { UserText } from '@/shared/ui/user-text'
import { whySaving } from './saving-note'
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
  const t = useTranslation()

  return (
    <Dialog
      title={t('You have an unsaved draft')}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Refusal reason={whySaving(isSaving)}>
            <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
              {t('Discard and continue')}
            </Button>
          </Refusal>
          <Button onClick={onContinue}>{t('Restore draft')}</Button>
        </>
      }
    >
      <Text as="div">
        {name ? (
          <Trans
            message="It is called {name}. There can be one draft at a time."
            values={{ name: <UserText text={name} /> }}
          />
        ) : (
          t('It has no name yet. There can be one draft at a time.')
        )}
        {isSaving && ` ${t('It is being saved at this moment.')}`}
      </Text>
    </Dialog>
  )
}
