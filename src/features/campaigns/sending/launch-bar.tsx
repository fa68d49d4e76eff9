import { Box, chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import { Fragment, memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { RecipientGroup, UseList } from '@/entities/campaign/checks/audience/audience-dialog'
import type { CheckResult, Reach } from '@/entities/campaign/checks/check'
import { type CheckState, useCheck } from '@/entities/campaign/checks/check-store'
import {
  peopleTexts,
  recipientNotes,
  recipientNumbers,
  unknownTexts,
} from '@/entities/campaign/checks/check-texts'
import { Trans } from '@/shared/i18n/trans'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { areLaunchesHeld, setLaunchesHeld } from '@/shared/lib/device/held-launches'
import { action } from '@/shared/lib/keyboard/actions'
import { useStore } from '@/shared/lib/state/store'
import { useSelected } from '@/shared/lib/state/use-selection'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { Button, PENDING } from '@/shared/ui/button'
import { IconAction } from '@/shared/ui/icon-action'
import { CloseIcon, LaunchIcon, WarningIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import { UnknownNote } from '@/shared/ui/unknown-note'
import { sending, useSendingServer } from './app-sending'
import { bulkRun } from './bulk/bulk-run'
import { LaunchResultPanel } from './launch-result-panel'
import { campaignSelection, type Checked, isSent, type Job } from './sending'

export const AudienceDialog = lazyPart(async () => (await import('../later')).AudienceDialog)
const BulkActions = lazyPart(async () => (await import('../later')).BulkActions)
const LaunchFindings = lazyPart(async () => (await import('../later')).LaunchFindings)

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
  const { retry, finish, ...check } = useCheck(chosen, { isWithActive: true })
  const server = useSendingServer()
  const run = useStore(bulkRun)
  const [menuButton, setMenuButton] = useState<HTMLElement>()
  // Stays mounted after the first use, because an action may open a dialog.
  const [isMenuUsed, setIsMenuUsed] = useState(false)
  const [recipients, setRecipients] = useState<RecipientGroup>()
  useFocusAfterLaunch(jobs)

  const { whyNobody, summary, notes } = checkedOf(chosen, check, t)
  const label = isPending(job) ? t('Launching...') : t('Launch ({count})', { count: chosen.length })
  const count = chosen.length + hidden.length
  const progress = progressTexts(chosen, check, t)

  const handleLaunch = () => {
    if (chosen.length === 0) return
    sending.request({
      kind: 'launch',
      campaigns: chosen,
      summary,
      server,
      check: finish && (async () => checkedOf(chosen, await finish(), t)),
    })
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
      {/* Hidden instead of unmounted: the styles of new buttons would make the browser restyle
          every row. */}
      <Flex
        role="region"
        aria-label={t('Selected campaigns')}
        data-not-printed
        data-docked={count > 0 || undefined}
        hidden={count === 0}
        flexShrink="0"
        wrap="wrap"
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
          {chosen.length > 0 && [summary, ...progress].join(' · ')}
        </chakra.span>
        {chosen.length > 0 && (
          <Numbers
            sent={sentTexts(chosen, t)}
            check={check}
            texts={progress}
            onOpen={(group) => setRecipients(group)}
          />
        )}
        <UnknownNote texts={unknownTexts(check, t)} onRetry={retry} />
        <FindingsChip
          notes={[...recipientNotes(check, t), ...notes]}
          findings={check.findings}
          campaigns={chosen}
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
          wrap="wrap"
          align="center"
          justify="flex-end"
          columnGap="2"
          ms="auto"
          order={{ base: 1, md: 0 }}
        >
          {chosen.length > 0 && <HoldCheckbox />}
          <Button
            size="sm"
            variant="outline"
            hidden={chosen.length === 0}
            aria-haspopup="menu"
            aria-expanded={false}
            {...BulkActions.onIntent}
            onClick={({ currentTarget }) => {
              setMenuButton(currentTarget)
              setIsMenuUsed(true)
            }}
          >
            {t('More actions')}
          </Button>
          <Button
            disabledReason={job ? whyPending(job, t) : whyNobody}
            ref={action()}
            data-risky
            size="sm"
            hidden={chosen.length === 0}
            disabled={!job && whyNobody !== undefined}
            title={whyNobody ? undefined : t('Sends at once: {summary}', { summary })}
            onClick={handleLaunch}
          >
            {isPending(job) ? <Spinner size="inherit" color="inherit" /> : <LaunchIcon />}
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

type NumbersProps = {
  /** Shown before the numbers. */
  sent: readonly string[]
  check: CheckResult
  /** Shown after the numbers. */
  texts: readonly string[]
  onOpen: (group: RecipientGroup) => void
}

const numberButton = {
  minHeight: '6',
  borderRadius: 'sm',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: 'border.emphasized',
  textUnderlineOffset: '3px',
  _hover: { textDecorationColor: 'inherit' },
} as const

/** The recipients of the campaigns in numbers; each number opens the list of these people. */
function Numbers({ sent, check, texts, onOpen }: NumbersProps) {
  const t = useTranslation()
  const numbers = recipientNumbers(check, t)
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="1.5"
      minWidth="0"
      order={{ base: 1, md: 0 }}
      flexBasis={{ base: 'full', md: 'auto' }}
      fontVariantNumeric="tabular-nums"
    >
      {sent.map((text) => (
        <Fragment key={text}>
          <Text fontWeight="medium">{text}</Text>
          <Dot />
        </Fragment>
      ))}
      {numbers.map(({ text, group }, index) => (
        <Fragment key={group ?? text}>
          {index > 0 && <Dot />}
          {group ? (
            <chakra.button
              type="button"
              css={numberButton}
              {...AudienceDialog.onIntent}
              onClick={() => onOpen(group)}
            >
              {text}
            </chakra.button>
          ) : (
            <Text color="fg.muted">{text}</Text>
          )}
        </Fragment>
      ))}
      {texts.map((text) => (
        <Fragment key={text}>
          <Dot />
          <Text color="fg.muted" overflowWrap="anywhere">
            {text}
          </Text>
        </Fragment>
      ))}
      <Button
        size="xs"
        variant="ghost"
        px="1.5"
        hideBelow="md"
        {...AudienceDialog.onIntent}
        onClick={() => onOpen('everyone')}
      >
        {t('Recipients')}
      </Button>
    </Flex>
  )
}

const Dot = () => (
  <Box as="span" aria-hidden color="fg.muted">
    ·
  </Box>
)

type ChipProps = {
  /** About the selection as a whole. */
  notes: readonly string[]
  findings: CheckResult['findings']
  campaigns: readonly Campaign[]
  onOpen: (campaign: Campaign) => void
}

function FindingsChip({ notes, findings, campaigns, onOpen }: ChipProps) {
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
          onOpen={onOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function HoldCheckbox() {
  const t = useTranslation()
  return (
    <CheckLabel
      isChecked={useStore(areLaunchesHeld)}
      alignItems="center"
      minHeight="8"
      onChange={setLaunchesHeld}
    >
      {t('Hold launches for 10 seconds')}
    </CheckLabel>
  )
}

const isPending = (job: Job | undefined) => job !== undefined && job.stage.name !== 'held'

function whyPending({ stage }: Job, t: Translate): string {
  if (stage.name === 'held') return t('A launch of these is on hold.')
  return stage.name === 'checking' ? t('Checking recipients...') : t(PENDING)
}

const nobodyIn = (reach: Reach | undefined) =>
  typeof reach === 'object' ? reach.whyNobody : undefined

/** Returns the recipients of a launch, or why it reaches nobody and is not sent. */
function checkedOf(
  chosen: readonly Campaign[],
  check: CheckResult,
  t: Translate,
): Checked & { notes: readonly string[] } {
  const reasons = chosen.map(({ id }) => nobodyIn(check.reach.get(id)))
  const unreached = chosen.filter((_one, index) => reasons[index] !== undefined)
  const isNobody = chosen.length > 0 && unreached.length === chosen.length
  const notes = isNobody ? [] : unreached.map(({ name }) => t('“{name}” reaches nobody', { name }))
  return {
    whyNobody: isNobody
      ? chosen.length === 1
        ? reasons[0]
        : t('None of these campaigns reaches anybody.')
      : undefined,
    summary: [...sentTexts(chosen, t), ...peopleTexts(check, t), ...notes].join(' · '),
    notes,
  }
}

/** What was sent before, of the campaigns that ask before they are sent again. */
function sentTexts(chosen: readonly Campaign[], t: Translate): string[] {
  const sent = chosen.filter(isSent)
  const active = sent.filter(({ status }) => status === 'active').length
  const done = sent.filter(({ status }) => status !== 'active')
  const sum = (of: 'sentEmails' | 'totalLeads') =>
    done.reduce((total, campaign) => total + (campaign[of] ?? 0), 0)
  return [
    done.length > 0 &&
      t('{sent, number} of {total, number} already sent', {
        sent: Math.min(sum('sentEmails'), sum('totalLeads')),
        total: sum('totalLeads'),
      }),
    active > 0 && t('{count, number} already active', { count: active }),
  ].filter((text) => text !== false)
}

function progressTexts(
  chosen: readonly Campaign[],
  { isDone, progress: { value, max } }: CheckState,
  t: Translate,
): string[] {
  if (isDone || chosen.length === 0 || max === 0) return []
  return [t('{value} of {max} lists read', { value, max })]
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
