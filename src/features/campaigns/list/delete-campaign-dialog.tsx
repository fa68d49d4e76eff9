import { Text } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useDeleteCampaign } from '@/entities/campaign/campaign-queries'
import { isGone } from '@/shared/api/api-error'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { notify } from '@/shared/ui/notifications/toaster'
import { UserTextInSentence } from '@/shared/ui/user-text'
import { sending } from '../sending/app-sending'

type Props = { campaign: Campaign; onClose: () => void; onDeleted?: () => void }

export function DeleteCampaignDialog({ campaign, onClose, onDeleted }: Props) {
  const t = useTranslation()
  const returnTo = useRef<HTMLElement>(null)
  const isHeld = useStore(sending.jobs, () => sending.jobOf(campaign.id)?.isHeld)
  const deleteCampaign = useDeleteCampaign(({ id }, isDeleted) =>
    // After the toast of the deletion: what it did to a launch on hold is said last.
    queueMicrotask(() => sending.deletionEnds(id, isDeleted)),
  )

  const handleConfirm = () => {
    if (sending.jobOf(campaign.id)?.stage.name === 'sending') {
      notify.warning({ title: t('It is being sent. Please wait for the answer.') })
      return
    }
    // Launches on hold with this campaign wait for the answer.
    sending.deletionBegins(campaign.id)
    deleteCampaign.mutate(campaign, {
      onSuccess: handleDeleted,
      // It had already been deleted elsewhere.
      onError: (error) => isGone(error) && handleDeleted(),
    })
  }

  const handleDeleted = () => {
    returnTo.current = document.querySelector('main')
    onDeleted?.()
    onClose()
  }

  return (
    <ConfirmDialog
      title={t('Delete Campaign')}
      confirmLabel={t('Delete Campaign')}
      tone="destructive"
      pendingLabel={t('Deleting...')}
      isPending={deleteCampaign.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
      finalFocusEl={() => returnTo.current}
    >
      <Text>
        <Trans
          message="Delete “{name}”? Its steps and sending statistics are deleted too. This cannot be undone."
          values={{ name: <UserTextInSentence text={campaign.name} /> }}
        />
      </Text>
      {isHeld && (
        <Text mt="3" fontWeight="medium">
          {t('It is on hold. If you delete it, nothing that is on hold with it is sent.')}
        </Text>
      )}
      {campaign.status === 'active' && (
        <Text mt="3" fontWeight="medium">
          {t('It is active: contacts it has not written to yet will get no e-mail.')}
        </Text>
      )}
    </ConfirmDialog>
  )
}
