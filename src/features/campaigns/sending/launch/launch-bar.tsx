import { Box, chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { RecipientGroup, UseList } from '@/entities/campaign/checks/audience/audience-dialog'
import type { CheckResult } from '@/entities/campaign/checks/check'
import { useCheck } from '@/entities/campaign/checks/check-store'
import { recipientNotes, unknownTexts } from '@/entities/campaign/checks/check-texts'
import type { TokenName } from '@/entities/campaign/tokens/tokens'
import { RehearsalDialog, useRehearsal } from '@/entities/campaign/rehearse/use-rehearsal'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { areLaunchesHeld, setLaunchesHeld } from '@/shared/lib/device/held-launches'
import { action, commandItems } from '@/shared/lib/keyboard/actions'
import { useStore } from '@/shared/lib/state/store'
import { useSelected } from '@/shared/lib/state/use-selection'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { Button, PENDING } from '@/shared/ui/button'
import { IconAction } from '@/shared/ui/icon-action'
import { CloseIcon, LaunchIcon, MoreIcon, WarningIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { focusContent } from '@/shared/lib/keyboard/focus-after-row'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { sending, useSendingCalls } from '../app-sending'
import { commandText } from '../bulk/bulk-texts'
import { bulkRun, planOf } from '../bulk-run'
import { AudienceDialog, LaunchNumbers } from './launch-numbers'
import { LaunchResultPanel } from './launch-result-panel'
import { checkedOf, planText, progressTexts, requestLaunch, sentTexts } from './launch-texts'
import { campaignSelection, type Job } from '../sending'
import { placeBar } from '../sending-overlay'

const BulkActions = lazyPart(async () => (await import('../bulk/bulk-actions')).BulkActions)
const LaunchFindings = lazyPart(async () => (await import('./launch-findings')).LaunchFindings)

type Props = {
  campaigns: readonly Campaign[]
  /** Selected campaigns that match the filters; hidden ones are not launched. */
  shown: readonly Campaign[]
  onRefresh: () => void
  onOpen: (campaign: Campaign) => void
  /** Opens the campaign for editing with another list. */
  onUseList: UseList
}

const nothing: readonly Campaign[] = []

/**
 * Actions for the selected campaigns, and the result of the last launch. It is below the rows, so
 * that they do not move under the pointer when it appears.
 */
export const LaunchBar = memo(function LaunchBar(props: Props) {
  const t = useTranslation()
  const { campaigns, shown, onRefresh, onOpen, onUseList } = props
  const { deselect, clear } = campaignSelection
  const selected = useSelected(campaignSelection)
  const chosen = useMemo(() => {
    const found = shown.filter(({ id }) => selected.has(id))
    return found.length > 0 ? found : nothing
  }, [shown, selected])
  const hidden = useMemo(() => {
    if (selected.size === chosen.length) return nothing
    const shownIds = new Set(shown.map(({ id }) => id))
    return campaigns.filter(({ id }) => selected.has(id) && !shownIds.has(id))
  }, [campaigns, shown, selected, chosen])

  const problem = useStore(sending.problem)
  const jobs = useStore(sending.jobs)
  const job = jobs.find((one) => one.campaigns.some(({ id }) => selected.has(id)))
  const isReplaced = job?.isHeld === true || job?.stage.name === 'checking'
  const check = useCheck(chosen, { isWithOthers: true })
  const server = useSendingCalls()
  const rehearsal = useRehearsal()
  const run = useStore(bulkRun)
  const isToBeHeld = useStore(areLaunchesHeld)
  const [menuButton, setMenuButton] = useState<HTMLElement>()
  // Stays mounted after the first use, because an action may open a dialog.
  const [isMenuUsed, setIsMenuUsed] = useState(false)
  const [recipients, setRecipients] = useState<RecipientGroup>()
  useFocusAfterLaunch(jobs)

  const { whyNobody, summary, notes } = checkedOf(chosen, check, t)
  const label = job ? t('Launching...') : t('Launch ({count})', { count: chosen.length })
  const count = chosen.length + hidden.length
  const progress = progressTexts(chosen, check, t)

  const handleLaunch = () => {
    if (chosen.length > 0) requestLaunch(chosen, check, server, t)
  }
  const handleClear = () => {
    clear()
    // The pressed button is now hidden.
    focusContent()
  }

  return (
    <>
      {problem && (
        <LaunchResultPanel
          problem={problem}
          onRefresh={onRefresh}
          onDismiss={() => sending.problem.set(undefined)}
        />
      )}
      {(run || isMenuUsed) && (
        <BulkActions
          menuButton={menuButton}
          selected={chosen}
          onMenuClose={() => setMenuButton(undefined)}
        />
      )}
      <Box ref={placeBar} _empty={{ display: 'none' }} />
      {/* Hidden instead of unmounted: the styles of new buttons would make the browser restyle
          every row. */}
      <Flex
        role="region"
        aria-label={t('Selected campaigns')}
        data-not-printed
        data-docked={(count > 0 && !isReplaced) || undefined}
        hidden={count === 0 || isReplaced}
        flexShrink="0"
        // In one row from a tablet on. Numbers may be cut; each opens Recipients, which has them all.
        wrap={{ base: 'wrap', md: hidden.length > 0 ? 'wrap' : 'nowrap' }}
        align="center"
        columnGap="2"
        rowGap="1"
        minHeight="3.25rem"
        bg="brand.subtle"
        borderWidth="1px"
        borderRadius="l3"
        px="3"
        py="1"
        textStyle="sm"
      >
        <Flex align="center" gap="0.5" fontWeight="medium" whiteSpace="nowrap">
          <span>
            {/* Keyed, so that it is replaced even if a translation tool has replaced its text
                node; in an element of its own, because such a tool also moves the texts beside. */}
            <Trans
              message="{count} selected"
              values={{
                count: (
                  <span>
                    <span key={count}>{count}</span>
                  </span>
                ),
              }}
            />
          </span>
          <IconAction
            ref={action()}
            label={t('Clear selection')}
            Icon={CloseIcon}
            onClick={handleClear}
          />
        </Flex>
        <chakra.span role="status" srOnly>
          {chosen.length > 0 && (progress.length > 0 ? t('Reading who will get this...') : summary)}
        </chakra.span>
        {chosen.length > 0 && (
          <LaunchNumbers
            sent={sentTexts(chosen, t)}
            check={check}
            texts={progress}
            onOpen={(group) => setRecipients(group)}
          />
        )}
        <UnknownNote texts={unknownTexts(check, t)} onRetry={check.retry} />
        <FindingsChip
          notes={[...recipientNotes(check, t), ...notes]}
          findings={check.findings}
          campaigns={chosen}
          onLacking={setRecipients}
          onOpen={onOpen}
        />
        {hidden.length > 0 && (
          <Flex align="center" gap="2">
            <Text>{t('{hiddenCount} selected are hidden', { hiddenCount: hidden.length })}</Text>
            <Button
              size="xs"
              variant="outline"
              onClick={() => deselect(hidden.map(({ id }) => id))}
            >
              {t('Unselect them')}
            </Button>
          </Flex>
        )}
        <Flex
          wrap={{ base: 'wrap', md: 'nowrap' }}
          align="center"
          justify="flex-end"
          columnGap="2"
          ms="auto"
          flexShrink="0"
          order={{ base: 1, md: 0 }}
        >
          {chosen.length > 0 && (
            // On narrower screens it is in the menu of the page head only.
            <Box css={{ '@media (max-width: 84.99rem)': { display: 'none' } }}>
              <CheckLabel
                isChecked={isToBeHeld}
                alignItems="center"
                minHeight="8"
                title={t('Hold launches for 10 seconds')}
                whiteSpace="nowrap"
                onChange={setLaunchesHeld}
              >
                {t('Hold for 10 s')}
              </CheckLabel>
            </Box>
          )}
          <Button
            size="sm"
            variant="outline"
            hidden={chosen.length === 0}
            {...RehearsalDialog.onIntent}
            onClick={() => rehearsal.open(chosen.map(({ id }) => id))}
          >
            {t('Rehearse')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            hidden={chosen.length === 0}
            aria-label={t('More actions')}
            ref={action()}
            {...commandItems(
              Object.fromEntries(
                (['pause', 'resume'] as const).flatMap((kind) => {
                  const { length } = planOf(kind, chosen).campaigns
                  return length > 0 ? [[kind, commandText(kind, length)]] : []
                }),
              ),
            )}
            aria-haspopup="menu"
            aria-expanded={false}
            {...BulkActions.onIntent}
            onClick={({ currentTarget }) => {
              setMenuButton(currentTarget)
              setIsMenuUsed(true)
            }}
          >
            <Box as="span" hideBelow="md">
              {t('More actions')}
            </Box>
            <Box as="span" hideFrom="md">
              <MoreIcon />
            </Box>
          </Button>
          <Button
            disabledReason={job ? t(PENDING) : whyNobody}
            ref={action()}
            data-risky
            size="sm"
            hidden={chosen.length === 0}
            disabled={!job && whyNobody !== undefined}
            title={whyNobody ? undefined : planText(summary, isToBeHeld, t)}
            onClick={handleLaunch}
          >
            {job ? <Spinner size="inherit" color="inherit" /> : <LaunchIcon />}
            <span key={label}>{label}</span>
          </Button>
        </Flex>
      </Flex>
      {recipients && chosen.length > 0 && (
        <AudienceDialog
          selected={chosen}
          group={recipients}
          onUseList={onUseList}
          onClose={() => setRecipients(undefined)}
        />
      )}
    </>
  )
})

type ChipProps = {
  /** About the selection as a whole. */
  notes: readonly string[]
  findings: CheckResult['findings']
  campaigns: readonly Campaign[]
  onLacking: (token: TokenName) => void
  onOpen: (campaign: Campaign) => void
}

function FindingsChip({ notes, findings, campaigns, onLacking, onOpen }: ChipProps) {
  const t = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count = notes.length + findings.length
  if (count === 0) return null
  return (
    <>
      <Button
        id={id}
        size="xs"
        variant="outline"
        borderRadius="full"
        color="fg.warning"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...LaunchFindings.onIntent}
        onClick={() => setIsOpen(!isOpen)}
      >
        <WarningIcon />
        {t('{count, number} to check', { count })}
      </Button>
      {isOpen && (
        <LaunchFindings
          notes={notes}
          findings={findings}
          campaigns={campaigns}
          buttonId={id}
          onLacking={onLacking}
          onOpen={onOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/**
 * Restores the focus after a launch, which hides the pressed button, unless the user has moved on.
 */
function useFocusAfterLaunch(jobs: readonly Job[]) {
  const inFlight = jobs.filter(({ stage }) => stage.name === 'sending').length
  const last = useRef(inFlight)
  useEffect(() => {
    const hasEnded = inFlight < last.current
    last.current = inFlight
    if (!hasEnded) return
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.closest('[hidden]'))
      focusContent()
  }, [inFlight])
}
