import { Alert, Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'
import { whySaving } from './saving-note'
import { Refusal } from '@/shared/ui/refusal'

type NoticeProps = { title: ReactNode; children: ReactNode }

function Notice({ title, children }: NoticeProps) {
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="3">
        <Alert.Title flex="1 1 16rem" minW="0">
          {title}
        </Alert.Title>
        <Flex wrap="wrap" gap="2">
          {children}
        </Flex>
      </Flex>
    </Alert.Root>
  )
}

type DraftProps = {
  name: string
  /** The draft is being saved and can no longer be discarded. */
  isSaving: boolean
  onContinue: () => void
  onDiscard: () => void
}

export function DraftNotice({ name, isSaving, onContinue, onDiscard }: DraftProps) {
  const t = useTranslation()

  return (
    <Notice
      title={
        isSaving ? (
          <Trans
            message="Saving your campaign... {name}"
            values={{ name: <UserText text={name} /> }}
          />
        ) : name ? (
          <Trans
            message="You have an unsaved draft: {name}"
            values={{ name: <UserText text={name} /> }}
          />
        ) : (
          t('You have an unsaved draft without a name')
        )
      }
    >
      <Button size="sm" onClick={onContinue}>
        {t('Restore draft')}
      </Button>
      <Refusal reason={whySaving(isSaving)}>
        <Button size="sm" variant="outline" disabled={isSaving} onClick={onDiscard}>
          {t('Discard draft')}
        </Button>
      </Refusal>
    </Notice>
  )
}

type OriginalProps = { name: string; onDelete: () => void; onKeep: () => void }

/** Shown after an edited campaign was saved as a new one. */
export function OriginalNotice({ name, onDelete, onKeep }: OriginalProps) {
  const t = useTranslation()

  return (
    <Notice
      title={
        <Trans
          message="Your changes are saved as a new campaign. The original is still there: {name}"
          values={{ name: <UserText text={name} /> }}
        />
      }
    >
      <Button size="sm" variant="outline" onClick={onDelete}>
        {t('Delete the original')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onKeep}>
        {t('Keep both')}
      </Button>
    </Notice>
  )
}
