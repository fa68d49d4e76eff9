import { Box, Flex } from '@chakra-ui/react'
import type { IsMine } from '@/entities/campaign/own-senders'
import { OnlyMine } from '@/entities/campaign/ui/only-mine'
import { MAX_EVENTS } from '@/entities/event/event-queries'
import { useKnownCounts } from '@/entities/event/known-counts'
import { SinceLastVisit } from '@/entities/event/ui/since-last-visit'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { Button } from '@/shared/ui/button'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { FilterTag } from '@/shared/ui/filter-tag'
import { CloseIcon, SuccessIcon } from '@/shared/ui/icons'
import { IconAction } from '@/shared/ui/icon-action'
import type { EventRow } from './events-table'
import { canBeDone, type ChangeEventsView, type EventsView } from './events-view'

type Props = {
  rows: readonly EventRow[]
  shown: readonly EventRow[]
  /** Number of events before any filter. */
  total: number
  /** How many of them the server returned. */
  latestCount: number
  view: EventsView
  isNarrowed: boolean
  /** Undefined if the events of all campaigns are shown. */
  isOwn: IsMine
  selection: Selection
  onViewChange: ChangeEventsView
  onMark: (rows: readonly EventRow[]) => void
}

export function EventCounts(props: Props) {
  const { rows, shown, total, latestCount, view, isNarrowed, isOwn, selection } = props
  const { onViewChange, onMark } = props
  const t = useTranslation()
  const known = useKnownCounts()
  const selected = useSelected(selection)
  const chosen = shown.filter(({ rowKey }) => selected.has(rowKey))
  const isWork = canBeDone(view.type) && rows.length > 0

  if (isWork && chosen.length > 0) {
    return (
      <Flex role="group" aria-label={t('Selected events')} align="center" gap="2" minHeight="8">
        <Box role="status" textStyle="sm" fontWeight="medium">
          {t('{count} selected', { count: chosen.length })}
        </Box>
        <IconAction label={t('Clear selection')} Icon={CloseIcon} onClick={selection.clear} />
        <Button
          size="xs"
          marginStart="auto"
          variant={view.details === undefined ? 'solid' : 'outline'}
          onClick={() => onMark(chosen)}
        >
          <SuccessIcon />
          {t('Mark {count} as done', { count: chosen.length })}
        </Button>
      </Flex>
    )
  }
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      minHeight="8"
      color="fg.muted"
      textStyle="sm"
    >
      <SinceLastVisit isShown={isOwn} search={{ mine: view.mine }} />
      <Flex
        wrap={{ md: 'wrap' }}
        align="center"
        columnGap={{ base: '2', md: '4' }}
        marginStart="auto"
        minWidth="0"
        css={{ '& > label': { flexShrink: '0' } }}
      >
        {view.campaign !== undefined && (
          <FilterTag
            label={view.campaign}
            onRemove={() => onViewChange({ campaign: undefined, details: undefined })}
          />
        )}
        <Box role="status" textStyle={{ base: 'xs', md: 'sm' }} _empty={{ display: 'none' }}>
          {/* One text: React could not remove a second one that a translation tool has replaced. */}
          {[
            isNarrowed && rows.length > 0
              ? t('Showing {shown} of {total} events.', { shown: shown.length, total })
              : isWork && openText(rows, latestCount, view, t),
            unlistedText(known, props, t),
          ]
            .filter(Boolean)
            .join(' ')}
        </Box>
        {isWork && (
          <CheckLabel
            data-not-printed
            isChecked={view.done === 'hidden'}
            alignItems="center"
            minHeight="8"
            onChange={(isHidden) => onViewChange({ done: isHidden ? 'hidden' : undefined })}
          >
            {t('Hide done')}
          </CheckLabel>
        )}
        <OnlyMine
          isOn={view.mine === 'yes'}
          onChange={(isMine) =>
            onViewChange({ mine: isMine ? 'yes' : undefined, details: undefined })
          }
        />
      </Flex>
    </Flex>
  )
}

function openText(
  rows: readonly EventRow[],
  latestCount: number,
  { type }: EventsView,
  t: Translate,
): string {
  const open = rows.filter(({ isDone }) => !isDone).length
  const total = rows.length
  const older = total - latestCount
  if (older > 0) return t('{open} open, {older} of them older than the latest 50', { open, older })
  if (latestCount >= MAX_EVENTS) {
    return open === total
      ? t('The latest 50, all open')
      : t('{open} of the latest 50 open', { open })
  }
  return type === 'replied'
    ? t('{open} of {total} replies open', { open, total })
    : t('{open} of {total} bounces open', { open, total })
}

/** Says how many known events of the chosen campaign are in no row. */
function unlistedText(
  known: ReturnType<typeof useKnownCounts>,
  { rows, view: { campaign, mine, type } }: Pick<Props, 'rows' | 'view'>,
  t: Translate,
): string | undefined {
  if (campaign === undefined || mine || !canBeDone(type)) return undefined
  const count = (known(type, campaign)?.count ?? 0) - rows.length
  return count > 0
    ? t('{count} more are done, and no longer among the latest 50.', { count })
    : undefined
}
