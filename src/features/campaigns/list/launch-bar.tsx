import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { action } from '@/shared/lib/actions'
import { LaunchIcon } from '@/shared/ui/icons'
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
    <Box
      role="region"
      aria-label="Selected campaigns"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      px="4"
      py="2"
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" minHeight="10">
        <Button
          ref={action()}
          hidden={campaigns.length === 0}
          disabled={isLaunching}
          onClick={onLaunch}
        >
          {isLaunching ? <Spinner size="inherit" color="inherit" /> : icon}
          {isLaunching ? 'Launching...' : `Launch (${campaigns.length})`}
        </Button>
        <Box role="status" flex="1 1 16rem" color="fg.muted" textStyle="sm">
          {campaigns.length > 0 && [...summary, ...(isChecked ? [] : [limitText])].join(' · ')}
          {!isAnySelected && 'Select campaigns to launch them together.'}
        </Box>
        <LaunchFindings findings={findings} onOpen={onOpen} />
        {hiddenCount > 0 && (
          <Flex align="center" gap="2">
            <Text>{`${hiddenCount} selected are hidden`}</Text>
            <Button size="xs" variant="outline" onClick={onClearHidden}>
              Unselect them
            </Button>
          </Flex>
        )}
        <Button ref={action()} size="sm" variant="ghost" hidden={!isAnySelected} onClick={onClear}>
          Clear selection
        </Button>
      </Flex>
    </Box>
  )
})

/** Deleted lists have no contacts to load. */
function existing(campaigns: readonly Campaign[], listIds: ReadonlySet<string>): string[] {
  return campaigns.flatMap(({ listId }) => (listId && listIds.has(listId) ? [listId] : []))
}
