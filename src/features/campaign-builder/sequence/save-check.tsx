import { Box, chakra, Text } from '@chakra-ui/react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useStore } from '@/shared/lib/state/store'
import type { AttachmentStore } from '../attachments/attachment-store'
import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import { repairStep } from '@/entities/campaign/mail/body-tokens'
import { useCheck } from '@/entities/campaign/checks/check-store'
import { unknownTexts } from '@/entities/campaign/checks/check-texts'
import { FindingsList } from '@/entities/campaign/checks/findings-list'
import type { Finding } from '@/entities/campaign/checks/inspect-step'
import { Button } from '@/shared/ui/button'
import { UnknownNote } from '@/shared/ui/unknown-note'

type Props = {
  form: CampaignForm
  attachments: AttachmentStore
  /** Mutes the findings until the user has entered something. */
  isQuiet: boolean
  /** Opens the step or, without one, focuses the fields of the campaign. */
  onJump: (finding: Finding) => void
  onListId: (listId: string) => void
  onInsertOptOut: (stepIds: readonly string[]) => void
}

/** Deferred pre-flight check. */
export function SaveCheck(props: Props) {
  const { form, attachments, isQuiet, onJump, onListId, onInsertOptOut } = props
  const t = useTranslation()
  const { name, steps, listId } = useDeferredValue(form)
  const files = useStore(attachments.store)
  const checked = useMemo(() => {
    const counts = Object.entries(files).map(([stepId, { length }]) => [stepId, length])
    const attachments = Object.fromEntries(counts)
    return [{ id: 'draft', name, listId, steps: steps.map(repairStep), attachments }]
  }, [name, listId, steps, files])
  const { findings, retry, ...check } = useCheck(checked)
  const unknown = unknownTexts(check, t)
  const withoutOptOut = findings.flatMap((finding) => finding.withoutOptOut ?? [])

  return (
    <>
      <UnknownNote texts={unknown} onRetry={retry} />
      {findings.length === 0 && unknown.length === 0 && (
        <Box role="status" color="fg.muted" whiteSpace="nowrap">
          {check.audience === 'reading'
            ? t('Reading the contacts of the list...')
            : t('Nothing to check')}
        </Box>
      )}
      {findings.length > 0 && (
        <chakra.details>
          <chakra.summary
            cursor="pointer"
            color={isQuiet ? 'fg.muted' : 'fg.warning'}
            fontWeight="medium"
            lineHeight="1.5rem"
            whiteSpace="nowrap"
          >
            {t('{count} to check', { count: findings.length })}
          </chakra.summary>
          {/* One box: beside the builder it opens over the page. */}
          <div>
            <Text color="fg.muted" mb="1">
              {findings.length === 1
                ? t('There is 1 thing to check before saving.')
                : t('There are {count} things to check before saving.', { count: findings.length })}
            </Text>
            <FindingsList
              label={t('To check before saving')}
              findings={findings}
              listId={listId}
              onNewList={onListId}
              onJump={onJump}
            />
            {withoutOptOut.length > 0 && (
              <Button
                size="2xs"
                variant="outline"
                my="1"
                onClick={onFirstClick(() => onInsertOptOut(withoutOptOut))}
              >
                {withoutOptOut.length === 1
                  ? t('Insert the unsubscribe link')
                  : t('Insert the unsubscribe link in all {count} steps', {
                      count: withoutOptOut.length,
                    })}
              </Button>
            )}
          </div>
        </chakra.details>
      )}
    </>
  )
}
