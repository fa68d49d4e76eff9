import { Box, Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { useStore } from '@/shared/lib/state/store'
import { useSelected } from '@/shared/lib/state/use-selection'
import { LaunchIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { PENDING, Refusal } from '@/shared/ui/refusal'
import { focusContent } from '@/shared/ui/tables/focus-after-row'
import type { CheckResult, Reach } from '@/entities/campaign/checks/check'
import { type CheckState, useCheck } from '@/entities/campaign/checks/check-store'
import { peopleTexts, unknownTexts } from '@/entities/campaign/checks/check-texts'
import { UnknownNote } from '@/shared/ui/unknown-note'
import { sending, useSendingServer } from './app-sending'
import { bulkRun } from './bulk/bulk-run'
import { LaunchFindings } from './launch-findings'
import { LaunchResultPanel } from './launch-result-panel'
import { campaignSelection, type Checked, type Job } from './sending'

export const AudienceDialog = lazyPart(
  async () => (await import('@/entities/campaign/checks/audience/audience-dialog')).AudienceDialog,
)
const BulkActions = lazyPart(async () => (await import('./bulk/bulk-actions')).BulkActions)

type Props = {
  campaigns: readonly Campaign[]
  /** The selected campaigns that the filters leave: what is hidden is not launched. */
  shown: readonly Campaign[]
  onRefresh: () => void
  onOpen: (campaign: Campaign) => void
}

const nothing: readonly Campaign[] = []

/**
 * What can be done with the selected campaigns, and what came of the last launch. Below the rows, which do not move
 * under the pointer when it grows.
 */
export const LaunchBar = memo(function LaunchBar({ campaigns, shown, onRefresh, onOpen }: Props) {
  const t = useTranslation()
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
  // Once it is used it stays, with the question that it may ask.
  const [isMenuUsed, setIsMenuUsed] = useState(false)
  const [isAudienceOpen, setIsAudienceOpen] = useState(false)
  useFocusAfterLaunch(jobs)

  const { whyNobody, summary } = checkedOf(chosen, check, t)
  const label = isPending(job) ? t('Launching...') : t('Launch ({count})', { count: chosen.length })
  const isAnySelected = chosen.length + hidden.length > 0

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
          campaigns={campaigns}
          onMenuClose={() => setMenuButton(undefined)}
        />
      )}
      {/* Its buttons are hidden, not gone: new ones would bring new styles, and each row would be styled again. */}
      <Box
        role="region"
        aria-label={t('Selected campaigns')}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        px={{ base: '3', md: '4' }}
        py="1"
      >
        <Flex
          wrap="wrap"
          align="center"
          columnGap={{ base: '2', md: '4' }}
          rowGap="1"
          minHeight="10"
        >
          <Refusal reason={job ? whyPending(job, t) : whyNobody}>
            <Button
              ref={action()}
              size="sm"
              hidden={chosen.length === 0}
              disabled={job !== undefined || whyNobody !== undefined}
              onClick={handleLaunch}
            >
              {isPending(job) ? <Spinner size="inherit" color="inherit" /> : <LaunchIcon />}
              {/* Keyed: a new element, also where a program has replaced the text of the page. */}
              <span key={label}>{label}</span>
            </Button>
          </Refusal>
          <Box
            flex={{ base: chosen.length > 0 ? '1 1 100%' : '1 1 9rem', md: '1 1 20rem' }}
            order={{ base: chosen.length > 0 ? 1 : 0, md: 0 }}
            color="fg.muted"
            textStyle="sm"
          >
            <chakra.span role="status" me="2">
              {chosen.length > 0 && [summary, ...progressTexts(chosen, check, t)].join(' · ')}
              {!isAnySelected && t('Select campaigns to launch them together.')}
            </chakra.span>
            <chakra.button
              type="button"
              hidden={chosen.length === 0}
              color="brand.fg"
              minHeight="6"
              textDecoration="underline"
              borderRadius="sm"
              cursor="pointer"
              {...AudienceDialog.onIntent}
              onClick={() => setIsAudienceOpen(true)}
            >
              {t('Who is written to')}
            </chakra.button>
          </Box>
          <UnknownNote texts={unknownTexts(check, t)} onRetry={retry} />
          <LaunchFindings findings={check.findings} campaigns={chosen} onOpen={onOpen} />
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
          <Button
            size="sm"
            variant="outline"
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
            ref={action()}
            size="sm"
            variant="ghost"
            order="1"
            hidden={!isAnySelected}
            onClick={clear}
          >
            {t('Clear selection')}
          </Button>
        </Flex>
        {isAudienceOpen && chosen.length > 0 && (
          <AudienceDialog selected={chosen} onClose={() => setIsAudienceOpen(false)} />
        )}
      </Box>
    </>
  )
})

const isPending = (job: Job | undefined) => job !== undefined && job.stage.name !== 'held'

function whyPending({ stage }: Job, t: Translate): string {
  if (stage.name === 'held') return t('A launch of these is on hold.')
  return stage.name === 'checking' ? t('First it is checked who gets this.') : t(PENDING)
}

const nobodyIn = (reach: Reach | undefined) =>
  typeof reach === 'object' ? reach.whyNobody : undefined

/** Whom a launch goes to; it is not sent where no campaign reaches anybody. */
function checkedOf(chosen: readonly Campaign[], check: CheckResult, t: Translate): Checked {
  const reasons = chosen.map(({ id }) => nobodyIn(check.reach.get(id)))
  const unreached = chosen.filter((_one, index) => reasons[index] !== undefined)
  const active = chosen.filter(({ status }) => status === 'active').length
  const isNobody = chosen.length > 0 && unreached.length === chosen.length
  return {
    whyNobody: isNobody
      ? chosen.length === 1
        ? reasons[0]
        : t('None of these campaigns reaches anybody.')
      : undefined,
    summary: [
      ...peopleTexts(check, t),
      ...(isNobody ? [] : unreached.map(({ name }) => t('“{name}” reaches nobody', { name }))),
      active > 0 &&
        t(
          '{count, plural, one {# campaign is already active} other {# campaigns are already active}}',
          { count: active },
        ),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

function progressTexts(
  chosen: readonly Campaign[],
  { isDone, progress: { value, max } }: CheckState,
  t: Translate,
): string[] {
  if (isDone || chosen.length === 0 || max === 0) return []
  return [t('{value} of {max} lists read', { value, max })]
}

/** The pressed button is hidden after a launch. Whoever works elsewhere by then keeps the focus. */
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
