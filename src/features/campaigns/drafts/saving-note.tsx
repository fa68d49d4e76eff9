import { Text } from '@chakra-ui/react'
import { translate, useTranslation } from '@/shared/i18n/translate'

/** Why a button cannot be pressed until Save Campaign is answered. */
export const whySaving = (isSaving: boolean): string | undefined =>
  isSaving ? translate('The campaign is being saved.') : undefined

/** Shown beside fields that are disabled while saving. */
export function SavingNote() {
  const t = useTranslation()

  return (
    <Text role="status" color="fg.muted" fontWeight="medium">
      {t('Saving...')}
    </Text>
  )
}
