import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { useListReads } from '@/entities/lead/use-list-reads'
import { listsQuery } from '@/entities/list/list-queries'
import { useSlices } from '@/shared/lib/slices'
import { countAudience } from './count-audience'
import { reachOf } from './sources'

/** So many lists are read without being asked for: each is a call. */
const MAX_UNASKED = 10
const nobody = new Map<string, readonly Contact[]>()

/** Calls in flight at a time. */
const AT_ONCE = 4

/** Reads the lists of the selected campaigns and of those that are active already, and counts people. */
export function useAudience(selected: readonly Campaign[]) {
  const campaigns = useQuery(campaignsQuery).data
  const lists = useQuery(listsQuery).data
  const [isAsked, setIsAsked] = useState(false)
  const [begun, setBegun] = useState(AT_ONCE)

  const wanted = useMemo(() => {
    if (!campaigns || !lists) return []
    const { unread, unreadActive } = reachOf({ selected, campaigns, lists, contacts: nobody })
    const all = [...unread, ...unreadActive]
    if (isAsked || all.length <= MAX_UNASKED) return all
    return unread.length <= MAX_UNASKED ? unread : []
  }, [selected, campaigns, lists, isAsked])
  const reading = wanted.slice(0, begun)
  const { contacts, failedCount, retry } = useListReads(reading)
  const finished = contacts.size + failedCount
  if (begun < wanted.length && finished + AT_ONCE > begun) setBegun(finished + AT_ONCE)

  const reach = useMemo(
    () => campaigns && lists && reachOf({ selected, campaigns, lists, contacts }),
    [selected, campaigns, lists, contacts],
  )
  const isReading = !reach || finished < wanted.length
  const isReadable = !isReading && wanted.length > 0
  const start = useMemo(
    () => (reach && isReadable ? () => countAudience(reach.sources) : undefined),
    [reach, isReadable],
  )
  const { result, isCurrent } = useSlices(start)
  return {
    audience: isCurrent ? result : undefined,
    sources: reach?.sources ?? [],
    isReading,
    progress: { value: finished, max: wanted.length },
    failedCount,
    retry,
    /** The number of lists that are read only when somebody asks for it. */
    unreadCount: isReading ? 0 : reach.unread.length + reach.unreadActive.length - failedCount,
    readAll: () => setIsAsked(true),
  }
}
