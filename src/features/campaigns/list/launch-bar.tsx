import { Button, Flex, Spinner, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { LaunchIcon } from '@/shared/ui/icons'
import { buttonStyles, Look, lookOf } from '@/shared/ui/look'
import { useContactsOfLists } from '../preflight/use-contacts-of-lists'
import { LaunchFindings } from './launch-findings'
import { launchFindings, launchSummary, MAX_CHECKED } from './launch-check'

type Props = {
  /** The selected campaigns that the table shows. */
  campaigns: readonly Campaign[]
  hiddenCount: number
  isLaunching: boolean
  onLaunch: () => void
  onClear: () => void
  onClearHidden: () => void
  onOpen: (campaign: Campaign) => void
}

const limitText = `e-mails and contacts are checked for up to ${MAX_CHECKED} campaigns at a time`

/** Made once, so that it is not rendered again with each selection. */
const icon = <LaunchIcon />

const look = lookOf({
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  px: '4',
  py: '2',
  '& > .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minHeight: '10',
  },
  '& .launch': buttonStyles({}),
  '& .clear': buttonStyles({ variant: 'ghost', size: 'sm' }),
  '& .summary': { flex: '1 1 16rem', color: 'fg.muted', textStyle: 'sm' },
})

export const LaunchBar = memo(function LaunchBar(props: Props) {
  const { campaigns, hiddenCount, isLaunching, onLaunch, onClear, onClearHidden, onOpen } = props
  const isChecked = campaigns.length <= MAX_CHECKED
  const lists = useQuery(listsQuery).data
  const senders = useQuery(sendersQuery).data
  const contacts = useContactsOfLists(
    isChecked ? existing(campaigns, new Set(lists?.map(({ id }) => id))) : [],
  )
  const knowledge = useMemo(() => ({ lists, senders, contacts }), [lists, senders, contacts])
  const summary = useMemo(() => launchSummary(campaigns, knowledge), [campaigns, knowledge])
  const findings = useMemo(
    () => (isChecked ? launchFindings(campaigns, knowledge) : []),
    [isChecked, campaigns, knowledge],
  )

  const isAnySelected = campaigns.length + hiddenCount > 0

  // As high without a selection as with one, so that the rows do not move under the pointer; and its
  // buttons are hidden, not gone: new ones would bring new styles, and each row would be styled again.
  return (
    <Look look={look} role="region" aria-label="Selected campaigns">
      <div className="line">
        <button
          type="button"
          className="launch"
          hidden={campaigns.length === 0}
          disabled={isLaunching}
          onClick={onLaunch}
        >
          {isLaunching ? <Spinner size="inherit" color="inherit" /> : icon}
          {isLaunching ? 'Launching...' : `Launch (${campaigns.length})`}
        </button>
        <div role="status" className="summary">
          {campaigns.length > 0 && [...summary, ...(isChecked ? [] : [limitText])].join(' · ')}
          {!isAnySelected && 'Select campaigns to launch them together.'}
        </div>
        <LaunchFindings findings={findings} onOpen={onOpen} />
        {hiddenCount > 0 && (
          <Flex align="center" gap="2">
            <Text>{`${hiddenCount} selected are hidden`}</Text>
            <Button size="xs" variant="outline" onClick={onClearHidden}>
              Unselect them
            </Button>
          </Flex>
        )}
        <button type="button" className="clear" hidden={!isAnySelected} onClick={onClear}>
          Clear selection
        </button>
      </div>
    </Look>
  )
})

/** Deleted lists have no contacts to load. */
function existing(campaigns: readonly Campaign[], listIds: ReadonlySet<string>): string[] {
  return campaigns.flatMap(({ listId }) => (listId && listIds.has(listId) ? [listId] : []))
}
