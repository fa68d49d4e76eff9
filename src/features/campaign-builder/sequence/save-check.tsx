import { Box, chakra, Text } from '@chakra-ui/react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useStore } from '@/shared/lib/state/store'
import type { AttachmentStore } from '../attachments/attachment-store'
import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import { repairStep } from '@/entities/campaign/mail/body-tokens'
import type { RecipientGroup } from '@/entities/campaign/checks/audience/audience-dialog'
import { useCheck } from '@/entities/campaign/checks/check-store'
import { isRead } from '@/entities/campaign/checks/reading'
import {
  recipientNumbers,
  sentBeforeTexts,
  unknownTexts,
} from '@/entities/campaign/checks/check-texts'
import { RehearsalDialog, useRehearsal } from '@/entities/campaign/rehearse/use-rehearsal'
import { FindingsList } from '@/entities/campaign/checks/findings-list'
import type { Finding } from '@/entities/campaign/checks/inspect-step'
import { Button } from '@/shared/ui/button'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { lazyPart } from '@/shared/ui/lazy-part'

const AudienceDialog = lazyPart(
  async () => (await import('@/entities/campaign/checks/audience/audience-dialog')).AudienceDialog,
)

const fixButton = { size: '2xs', variant: 'outline', my: '1', me: '1' } as const

type Props = {
  form: CampaignForm
  attachments: AttachmentStore
  /** Mutes the findings until the user has entered something. */
  isQuiet: boolean
  /** Whether the findings open over the page. */
  isOver: boolean
  /** Opens the step or, without one, focuses the fields of the campaign. */
  onJump: (finding: Finding) => void
  onListId: (listId: string) => void
  onInsertOptOut: (stepIds: readonly string[]) => void
  onUseMeantTokens: (stepIds: readonly string[], count: number) => void
}

export function SaveCheck(props: Props) {
  const { form, attachments, isQuiet, isOver, onJump, onListId } = props
  const { onInsertOptOut, onUseMeantTokens } = props
  const t = useTranslation()
  const { name, steps, listId } = useDeferredValue(form)
  const files = useStore(attachments.store)
  const checked = useMemo(() => {
    const counts = Object.entries(files).map(([stepId, { length }]) => [stepId, length])
    const attachments = Object.fromEntries(counts)
    return [{ id: 'draft', name, listId, steps: steps.map(repairStep), attachments }]
  }, [name, listId, steps, files])
  const { retry, ...check } = useCheck(checked)
  const findings = [
    ...sentBeforeTexts(check, t).map((text): Finding => ({ text })),
    ...check.findings,
  ]
  const unknown = unknownTexts(check, t)
  const rehearsal = useRehearsal()
  const [group, setGroup] = useState<RecipientGroup>()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isOver) return undefined
    const close = () => details.current?.removeAttribute('open')
    const handlePress = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (!details.current?.contains(target) && !target.closest('[role=dialog]')) close()
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return
      if (details.current.contains(document.activeElement))
        details.current.querySelector('summary')?.focus()
      close()
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKey)
    }
  }, [isOver])
  const meant = findings.filter(({ isMeant }) => isMeant)
  const withoutOptOut = findings.flatMap((finding) => finding.withoutOptOut ?? [])

  return (
    <>
      <UnknownNote texts={unknown} onRetry={retry} />
      {isRead(check.audience) && check.audience.everyone.length > 0 && (
        <Button
          size="2xs"
          variant="ghost"
          {...AudienceDialog.onIntent}
          onClick={() => setGroup('everyone')}
        >
          {recipientNumbers(check, t)[0]?.text}
        </Button>
      )}
      <Button
        size="2xs"
        variant="ghost"
        {...RehearsalDialog.onIntent}
        onClick={() => rehearsal.open(['draft'])}
      >
        {t('Rehearse')}
      </Button>
      {rehearsal.ids && (
        <RehearsalDialog
          selected={checked}
          onUseList={(_draft, list) => {
            rehearsal.close()
            onListId(list)
          }}
          onClose={rehearsal.close}
        />
      )}
      {group && (
        <AudienceDialog
          selected={checked}
          group={group}
          onUseList={(_draft, list) => {
            setGroup(undefined)
            onListId(list)
          }}
          onClose={() => setGroup(undefined)}
        />
      )}
      {findings.length === 0 && unknown.length === 0 && (
        <Box role="status" color="fg.muted" whiteSpace="nowrap">
          {check.audience === 'reading'
            ? t('Reading the contacts of the list...')
            : t('Nothing to check')}
        </Box>
      )}
      {findings.length > 0 && (
        <chakra.details ref={details}>
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
              onLacking={setGroup}
              onJump={onJump}
            />
            {meant.length > 0 && (
              <Button
                {...fixButton}
                onClick={onFirstClick(() =>
                  onUseMeantTokens(
                    [...new Set(meant.flatMap(({ stepId = [] }) => stepId))],
                    meant.length,
                  ),
                )}
              >
                {meant.length === 1
                  ? t('Use the token that is meant')
                  : t('Use all {count} tokens that are meant', { count: meant.length })}
              </Button>
            )}
            {withoutOptOut.length > 0 && (
              <Button {...fixButton} onClick={onFirstClick(() => onInsertOptOut(withoutOptOut))}>
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
