import { type QueryKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsKey } from '@/entities/lead/list-contacts-key'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { type List, listsQuery } from '@/entities/list/list-queries'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { runInSlices } from '@/shared/lib/state/slices'
import { createStore, useStore } from '@/shared/lib/state/store'
import type * as CheckCode from './check'
import type { CheckData, Checked, CheckResult, Reading } from './check'

export type CheckState = CheckResult & {
  /** What can be read is read and checked; the rest has failed, or was cancelled. */
  isDone: boolean
  /** How many of the lists that are needed have been read or failed. */
  progress: { value: number; max: number }
  /** The lists of active campaigns are no longer read; `retry` continues. */
  isCancelled: boolean
}

const nothing: CheckState = {
  findings: [],
  reach: new Map(),
  audience: 'reading',
  sources: [],
  failedLists: [],
  failedActive: [],
  areSendersUnknown: false,
  overlap: 'reading',
  isDone: false,
  isCancelled: false,
  progress: { value: 0, max: 0 },
}

const AT_ONCE = 4

const screenKeys = [campaignsQuery.queryKey, listsQuery.queryKey, sendersQuery.queryKey]
/** Stands among the keys of the reads. */
const CODE = 'code'
const neededKeys = new Set([...screenKeys, listContactsKey].map(([name]) => name))

/** The first load of the screens does not need it. */
let code: typeof CheckCode | undefined

async function loadCode() {
  code = await import('./check')
}

type Input = { checked: readonly Checked[]; t: Translate }
/** Equal for the same campaigns with the same lists, whatever their steps are. */
const listsOf = (checked: readonly Checked[]) =>
  JSON.stringify(checked.map(({ id, listId }) => [id, listId]))

type Options = {
  /** Also reads the lists of the campaigns that are active already. */
  isWithActive?: boolean
}

/**
 * Reads what a check needs, a few lists at a time, and checks again whenever the data changes. What could
 * not be read is 'failed' in the result until `retry` has read it.
 */
export function createCheck(client: QueryClient, { isWithActive = false }: Options = {}) {
  const state = createStore<CheckState>(nothing)
  const failed = new Set<string>()
  const inFlight = new Set<string>()
  let input: Input | undefined
  let checkedWith: readonly unknown[] = []
  let isCalculated = false
  let isAllRead = false
  let isScheduled = false
  let endCalculation = () => {}
  let unfollow: (() => void) | undefined

  const set = (part: Partial<CheckState>) => state.update((current) => ({ ...current, ...part }))

  async function begin(id: string, read: () => Promise<unknown>) {
    if (inFlight.has(id)) return
    inFlight.add(id)
    try {
      await read()
    } catch {
      failed.add(id)
    }
    inFlight.delete(id)
    schedule()
  }

  /** @param read called where the value is missing and may be read now */
  function peek<Value>(queryKey: QueryKey, read?: () => Promise<Value>): Reading<Value> {
    const id = JSON.stringify(queryKey)
    const known = client.getQueryState<Value>(queryKey)
    if (known?.data !== undefined && !known.isInvalidated) return known.data
    if (failed.has(id)) return 'failed'
    if (read) void begin(id, read)
    return 'reading'
  }

  /** A screen that has tried to read it offers to try again. */
  function peekOfScreen<Value>(queryKey: QueryKey, read: () => Promise<Value>): Reading<Value> {
    const known = client.getQueryState<Value>(queryKey)
    const hasFailed = known?.status === 'error' && known.fetchStatus === 'idle'
    const id = JSON.stringify(queryKey)
    if (hasFailed && !inFlight.has(id)) failed.add(id)
    return peek(queryKey, read)
  }

  function update() {
    isScheduled = false
    if (!input || !unfollow) return
    const { checked, t } = input
    if (checked.length === 0) return set({ ...nothing, isDone: true })
    const campaigns = peekOfScreen(campaignsQuery.queryKey, async () =>
      client.fetchQuery(campaignsQuery),
    )
    const lists = peekOfScreen(listsQuery.queryKey, async () => client.fetchQuery(listsQuery))
    const senders = peekOfScreen(sendersQuery.queryKey, async () => client.fetchQuery(sendersQuery))
    if (failed.has(CODE)) return set({ audience: 'failed', overlap: 'failed', isDone: true })
    if (!code) return void begin(CODE, loadCode)

    const heads = { checked, campaigns, lists, senders }
    const { own, active } = code.listsToRead(heads)
    const isCancelled = state.get().isCancelled
    let waiting = 0
    const peekList = ({ id }: List, mayRead: boolean): Reading<readonly Contact[]> => {
      const query = listContactsQuery(id)
      const isFree = mayRead && waiting < AT_ONCE
      const known = peek(query.queryKey, isFree ? async () => client.fetchQuery(query) : undefined)
      if (known === 'reading') waiting += 1
      return known
    }
    const ofOwn = own.map((list) => peekList(list, true))
    const ofActive = isWithActive ? active.map((list) => peekList(list, !isCancelled)) : []
    const isOwnRead = !ofOwn.includes('reading')
    const isActiveRead = isWithActive && isOwnRead && !ofActive.includes('reading')
    const isAnyHead = [campaigns, lists, senders].includes('reading')
    isAllRead = !isAnyHead && isOwnRead && (isActiveRead || isCancelled || !isWithActive)
    const readings = [...ofOwn, ...ofActive]
    const value = readings.filter((reading) => reading !== 'reading').length
    set({ progress: { value, max: readings.length } })

    // The lists of active campaigns count together: people are not counted again for each.
    const used = isActiveRead ? [...own, ...active] : own
    const contacts = new Map(used.map(({ id }, index) => [id, readings[index] ?? 'reading']))
    const parts = [checked, t, campaigns, lists, senders, isActiveRead, ...contacts.values()]
    const isSame =
      parts.length === checkedWith.length && parts.every((part, i) => part === checkedWith[i])
    if (isSame) return set({ isDone: isCalculated && isAllRead })
    endCalculation()
    checkedWith = parts
    isCalculated = false
    set({ isDone: false })
    const data: CheckData = { ...heads, contacts, isActiveRead }
    endCalculation = runInSlices(code.checkCampaigns(data, t), (result) => {
      isCalculated = true
      set({ ...result, isDone: isAllRead })
    })
  }

  function schedule() {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(update)
  }

  function follow() {
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !neededKeys.has(String(event.query.queryKey[0]))) return
      const { type } = event.action
      const id = JSON.stringify(event.query.queryKey)
      if (type === 'success') failed.delete(id)
      if (type === 'invalidate' || (type === 'success' && !inFlight.has(id))) schedule()
    })
  }

  function close() {
    endCalculation()
    unfollow?.()
    unfollow = undefined
    checkedWith = []
  }

  return {
    state,
    /** Checks these from now on, until `close`. Their earlier findings stay until they are checked again. */
    open(checked: readonly Checked[], t: Translate) {
      close()
      const isForSame = input !== undefined && listsOf(input.checked) === listsOf(checked)
      input = { checked, t }
      const ids = new Set(checked.map(({ id }) => id))
      const { findings, reach } = state.get()
      const kept = findings.filter(({ campaignId }) => ids.has(campaignId))
      set(isForSame ? { isDone: false } : { ...nothing, findings: kept, reach })
      unfollow = follow()
      update()
    },
    close,
    /** Reads what could not be read, or was cancelled. */
    retry: () => {
      failed.clear()
      set({ isCancelled: false })
      for (const queryKey of screenKeys) {
        if (client.getQueryState(queryKey)?.status === 'error')
          void client.refetchQueries({ queryKey })
      }
      checkedWith = []
      schedule()
    },
    /** Reads no further lists of active campaigns. */
    cancel: () => {
      set({ isCancelled: true })
      schedule()
    },
    /** Resolves once the check is done, also with what could not be read. */
    async whenDone(): Promise<CheckState> {
      return new Promise((resolve) => {
        const look = () => {
          if (!state.get().isDone) return
          unsubscribe()
          resolve(state.get())
        }
        const unsubscribe = state.subscribe(look)
        look()
      })
    },
  }
}

async function checkOnce(
  client: QueryClient,
  checked: readonly Checked[],
  t: Translate,
  options: Options,
): Promise<CheckState> {
  const check = createCheck(client, options)
  check.open(checked, t)
  const state = await check.whenDone()
  check.close()
  return state
}

/**
 * The check of campaigns for as long as they are shown.
 * @param checked memoised
 */
export function useCheck(checked: readonly Checked[], { isWithActive = false }: Options = {}) {
  const client = useQueryClient()
  const t = useTranslation()
  const check = useMemo(() => createCheck(client, { isWithActive }), [client, isWithActive])
  useLayoutEffect(() => {
    check.open(checked, t)
    return check.close
  }, [check, checked, t])
  const state = useStore(check.state)
  return {
    ...state,
    retry: check.retry,
    cancel: check.cancel,
    /** Runs the whole check again for a press that comes before it is done; undefined once it is. */
    finish: state.isDone ? undefined : async () => checkOnce(client, checked, t, { isWithActive }),
  }
}
