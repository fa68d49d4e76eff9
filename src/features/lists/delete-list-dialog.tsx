import { List as Bullets, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { contactsInWords, type List, useDeleteList } from '@/entities/list/list-queries'
import { isGone } from '@/shared/api/api-error'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { focusAfterRow } from '@/shared/lib/keyboard/focus-after-row'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { UserText, UserTextInSentence } from '@/shared/ui/user-text'

type Props = {
  list: List
  /** The button that opened the dialog; removed together with its row. */
  button: HTMLElement
  onClose: () => void
}

export function DeleteListDialog({ list, button, onClose }: Props) {
  const t = useTranslation()
  const deleteList = useDeleteList()
  const returnTo = useRef<HTMLElement | null>(button)

  const close = (focused: HTMLElement | null) => {
    returnTo.current = focused
    onClose()
  }
  const handleConfirm = () =>
    deleteList.mutate(list, {
      onSuccess: () => close(focusAfterRow(button)),
      // It had already been deleted elsewhere.
      onError: (error) => isGone(error) && close(document.querySelector('main')),
    })

  return (
    <ConfirmDialog
      title={t('Delete List')}
      confirmLabel={t('Delete List')}
      tone="destructive"
      pendingLabel={t('Deleting...')}
      isPending={deleteList.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
      finalFocusEl={() => returnTo.current}
    >
      <Stack gap="3">
        <Text>
          <Trans
            message="Delete “{name}” ({contacts})? This cannot be undone."
            values={{
              name: <UserTextInSentence text={list.name} />,
              contacts: contactsInWords(list.totalLeads),
            }}
          />
        </Text>
        <AffectedCampaigns listId={list.id} />
      </Stack>
    </ConfirmDialog>
  )
}

function AffectedCampaigns({ listId }: { listId: string }) {
  const t = useTranslation()
  const campaigns = useQuery(campaignsQuery)

  if (!campaigns.data && campaigns.isFetching) {
    return <Text>{t('Looking for campaigns that use this list...')}</Text>
  }
  if (!campaigns.data) {
    return (
      <UnknownNote
        texts={[t('We could not check whether campaigns use this list.')]}
        onRetry={() => void campaigns.refetch()}
      />
    )
  }

  const affected = campaigns.data.filter((campaign) => campaign.listId === listId)
  if (affected.length === 0) return <Text>{t('No campaign uses this list.')}</Text>
  return (
    <>
      <Text>{t('These campaigns use this list and will have nobody to write to:')}</Text>
      <Bullets.Root ps="5" maxH="10rem" overflowY="auto">
        {affected.map((campaign) => (
          <Bullets.Item key={campaign.id}>
            <UserText text={campaign.name} />
          </Bullets.Item>
        ))}
      </Bullets.Root>
    </>
  )
}
