import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { useTranslation } from '@/shared/i18n/translate'
import type { AttachmentStore } from '../attachments/attachment-store'
import type { CampaignForm } from '../model/campaign-form'
import { repairStep } from '../tokens/repair-step'
import { FindingsList } from '../checks/findings-list'
import type { Finding } from '../checks/flight'
import { preflight } from '../checks/preflight'
import { useContactsOfLists } from '../checks/use-contacts-of-lists'

type Props = {
  form: CampaignForm
  attachments: AttachmentStore
  /** Goes to the step or, without one, to the fields of the campaign. */
  onJump: (finding: Finding) => void
}

/** The pre-flight of the current draft, shortly behind the typing. */
export function SaveCheck({ form, attachments, onJump }: Props) {
  const t = useTranslation()
  const { steps, listId } = useDeferredValue(form)
  const lists = useQuery(listsQuery).data
  const senders = useQuery(sendersQuery).data
  const list = listState(lists, listId)
  const contacts = useContactsOfLists(typeof list === 'object' ? [list.id] : []).get(listId ?? '')
  const files = useSyncExternalStore(attachments.subscribe, attachments.counts)
  const findings = useMemo(
    () =>
      preflight({ steps: steps.map(repairStep), list, contacts, senders, attachments: files }, t),
    [steps, list, contacts, senders, files, t],
  )

  if (findings.length === 0) {
    return (
      <Box role="status" color="fg.success" textStyle="sm">
        {t('The pre-flight check has found nothing.')}
      </Box>
    )
  }
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" color="fg.warning" fontWeight="medium" textStyle="sm">
        {findings.length === 1
          ? t('There is 1 thing to check before saving.')
          : t('There are {count} things to check before saving.', { count: findings.length })}
      </chakra.summary>
      <Box
        mt="2"
        maxH="14rem"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t('To check')}
      >
        <FindingsList label={t('To check before saving')} findings={findings} onJump={onJump} />
      </Box>
    </chakra.details>
  )
}
