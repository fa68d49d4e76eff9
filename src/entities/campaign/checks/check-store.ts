import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import type { AnalyticsEvent } from '@/entities/event/event'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsKey } from '@/entities/lead/list-contacts-key'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { onSaidNoChange, whoSaidNo } from '@/entities/lead/said-no'
import { type List, listsQuery } from '@/entities/list/list-queries'
import { quietly } from '@/shared/api/query-client'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { runInSlices } from '@/shared/lib/state/incremental'
import { createStore, until, useStore } from '@/shared/lib/state/store'
import type { Checked, CheckResult } from './check'
import { isRead, type Reading } from './reading'

export type CheckState = CheckResult & {
  /** Everything readable has been read and checked; other reads failed or were cancelled. */
  isDone: boolean
  progress: { value: number; max: number }
  /** Reading the lists of other campaigns has stopped; `retry` resumes it. */
  isCancelled: boolean
}

const nothing: CheckState = {
  findings: [],
  reach: new Map(),
  audience: 'reading',
  sources: [],
  saidNo: undefined,
  overlaps: [],
  failedLists: [],
  failedOthers: [],
  areSendersUnknown: false,
  withoutList: [],
  overlap: 'reading',
  isDone: false,
  isCancelled: false,
  progress: { value: 0, max: 0 },
}

const AT_ONCE = 4

/** Loaded like the data, so that it is retried like the data. */
const codeQuery = queryOptions({
  queryKey: ['check-code'],
  queryFn: async () => import('./check'),
  structuralSharing: false,
  gcTime: Infinity,
})

const screenKeys = [campaignsQuery.queryKey, listsQuery.queryKey, sendersQuery.queryKey]
const neededKeys = new Set(
  [...screenKeys, codeQuery.queryKey, listContactsKey].map(([name]) => name),
)

/** Cache key: equal for the same campaigns with the same lists, regardless of their steps. */
const listsOf = (checked: readonly Checked[]) =>
  JSON.stringify(checked.map(({ id, listId }) => [id, listId]))

const idOf = (queryKey: QueryKey) => JSON.stringify(queryKey)

type Options = {
  /** Whether the lists of other campaigns are read, too. */
  isWithOthers?: boolean
}

/**
 * Reads the data of a check, a few lists at a time, and rechecks whenever it changes. Data that
 * could not be read is 'failed' in the result until `retry` succeeds.
 */
export function createCheck(client: QueryClient, { isWithOthers = false }: Options = {}) {
  const state = createStore<CheckState>(nothing)
  /** Ids of failed reads. */
  const failed = new Set<string>()
  let input: { checked: readonly Checked[]; t: Translate } | undefined
  let checkedWith: readonly unknown[] = []
  let isScheduled = false
  let endCalculation = () => {}
  let unfollow: (() => void) | undefined

  const set = (part: Partial<CheckState>) => state.update((current) => ({ ...current, ...part }))

  function peek<Value>(
    query: FetchQueryOptions<Value, Error, Value, string[]>,
    mayRead = true,
  ): Reading<Value> {
    const known = client.getQueryState<Value>(query.queryKey)
    if (known?.data !== undefined && !known.isInvalidated) return known.data
    if (failed.has(idOf(query.queryKey))) return 'failed'
    // `schedule` also on rejection: another dialog may cancel the shared read by closing.
    if (mayRead && known?.fetchStatus !== 'fetching')
      client.fetchQuery(quietly(query)).then(schedule, schedule)
    return 'reading'
  }

  function update() {
    isScheduled = false
    if (!input || !unfollow) return
    const { checked, t } = input
    if (checked.length === 0) return set({ ...nothing, isDone: true })
    const campaigns = peek(campaignsQuery)
    const lists = peek(listsQuery)
    const senders = peek(sendersQuery)
    const code = peek(codeQuery)
    if (code === 'failed') return set({ audience: 'failed', overlap: 'failed', isDone: true })
    if (code === 'reading') return undefined

    const heads = { checked, campaigns, lists, senders }
    const { own, others } = code.listsToRead(heads)
    const saidNo = whoSaidNo()
    const { isCancelled } = state.get()
    let waiting = 0
    const peekList = ({ id }: List, mayRead = true): Reading<readonly Contact[]> => {
      const known = peek(listContactsQuery(id), mayRead && waiting < AT_ONCE)
      if (known === 'reading') waiting += 1
      return known
    }
    const ofOwn = own.map((list) => peekList(list))
    const ofOthers = isWithOthers ? others.map((list) => peekList(list, !isCancelled)) : []
    const isOwnRead = !ofOwn.includes('reading')
    const areOthersRead = isWithOthers && isOwnRead && !ofOthers.includes('reading')
    const isHeadRead = ![campaigns, lists, senders].includes('reading')
    const isAllRead = isHeadRead && isOwnRead && (areOthersRead || isCancelled || !isWithOthers)
    const readings = [...ofOwn, ...ofOthers]
    const value = readings.filter((reading) => reading !== 'reading').length
    set({ progress: { value, max: readings.length } })
    // While the data is read again, the result stays as it was.
    if ([campaigns, lists, ...ofOwn].includes('reading') && isRead(state.get().audience)) {
      endCalculation()
      checkedWith = []
      return set({ isDone: false })
    }

    // Adds the lists of other campaigns together, so that people are not recounted for each list.
    const used = areOthersRead ? [...own, ...others] : own
    const contacts = new Map(used.map(({ id }, index) => [id, readings[index] ?? 'reading']))
    const events = client
      .getQueriesData<readonly AnalyticsEvent[]>({ queryKey: ['analytics', 'events'] })
      .map(([, known]) => known ?? [])
    const parts = [checked, t, saidNo, campaigns, lists, senders, isAllRead, ...contacts.values()]
    const isSame =
      parts.length === checkedWith.length && parts.every((part, i) => part === checkedWith[i])
    if (isSame) return
    endCalculation()
    checkedWith = parts
    set({ isDone: false })
    endCalculation = runInSlices(
      code.checkCampaigns({ ...heads, contacts, areOthersRead, saidNo, events: events.flat() }, t),
      (result) => set({ ...result, isDone: isAllRead }),
    )
  }

  function schedule() {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(update)
  }

  function follow() {
    const unfollowSaidNo = onSaidNoChange(schedule)
    const unfollowQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !neededKeys.has(String(event.query.queryKey[0]))) return
      const { type } = event.action
      const id = idOf(event.query.queryKey)
      if (type === 'success') failed.delete(id)
      if (type === 'error') failed.add(id)
      if (type === 'success' || type === 'error' || type === 'invalidate') schedule()
    })
    return () => {
      unfollowSaidNo()
      unfollowQueries()
    }
  }

  function close() {
    endCalculation()
    unfollow?.()
    unfollow = undefined
    checkedWith = []
  }

  return {
    state,
    /** Checks these campaigns until `close`. Earlier findings stay until they are rechecked. */
    open(checked: readonly Checked[], t: Translate) {
      close()
      const isForSame = input !== undefined && listsOf(input.checked) === listsOf(checked)
      input = { checked, t }
      const ids = new Set(checked.map(({ id }) => id))
      const { findings, reach } = state.get()
      const kept = findings.filter(({ campaignId }) => ids.has(campaignId))
      set(isForSame ? { isDone: false } : { ...nothing, findings: kept, reach })
      // After a failed read, the screen itself offers Retry.
      for (const queryKey of screenKeys) {
        const known = client.getQueryState(queryKey)
        if (known?.status === 'error' && known.fetchStatus === 'idle') failed.add(idOf(queryKey))
      }
      unfollow = follow()
      update()
    },
    close,
    retry: () => {
      failed.clear()
      checkedWith = []
      set({ isCancelled: false })
      schedule()
    },
    cancel: () => {
      set({ isCancelled: true })
      schedule()
    },
    whenDone: async () => until(state, ({ isDone }) => isDone),
  }
}

/** Runs a check to completion. */
export async function finishCheck(
  client: QueryClient,
  checked: readonly Checked[],
  t: Translate,
  options?: Options,
): Promise<CheckState> {
  const check = createCheck(client, options)
  check.open(checked, t)
  const done = await check.whenDone()
  check.close()
  return done
}

/**
 * Checks campaigns while the component is mounted.
 * @param checked memoised
 */
export function useCheck(checked: readonly Checked[], { isWithOthers = false }: Options = {}) {
  const client = useQueryClient()
  const t = useTranslation()
  const check = useMemo(() => createCheck(client, { isWithOthers }), [client, isWithOthers])
  useLayoutEffect(() => {
    check.open(checked, t)
    return check.close
  }, [check, checked, t])
  const state = useStore(check.state)
  return {
    ...state,
    retry: check.retry,
    cancel: check.cancel,
    /**
     * Runs a separate check to completion, for a click before this one is done; undefined once
     * done.
     */
    finish: state.isDone
      ? undefined
      : async () => finishCheck(client, checked, t, { isWithOthers }),
  }
}
