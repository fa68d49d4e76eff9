import { Text } from '@chakra-ui/react'
import { type Translate, translate, useTranslation } from '@/shared/i18n/translate'
import { shortTime } from '@/shared/i18n/short-time'
import type { StorageProblem } from './draft-device'
import type { DraftView } from './use-draft'

/** Why a button is disabled while the campaign is being saved. */
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

/** Draft save status. */
export function DraftState({ view, isSaving }: { view: DraftView; isSaving: boolean }) {
  const t = useTranslation()
  if (isSaving) return <SavingNote />
  return (
    <Text color="fg.muted" textStyle="xs" lineClamp={{ base: 1, xl: 3 }}>
      {stateOf(view, t)}
    </Text>
  )
}

function stateOf({ isUnsaved, problem, keptAt, isShared }: DraftView, t: Translate): string {
  if (isShared) return t('Open in another tab too: the last change wins')
  if (!isUnsaved) return t('No changes yet')
  if (problem) return t('Draft not kept')
  return keptAt === undefined
    ? t('Keeping the draft...')
    : t('Draft kept {time}', { time: shortTime(keptAt) })
}

/** Why the draft will be lost when the page closes. */
export const problemText = (problem: StorageProblem): string =>
  problem === 'full'
    ? translate('The storage of this browser is full: save before you leave.')
    : translate('This browser blocks the storage that a draft needs: save before you leave.')
