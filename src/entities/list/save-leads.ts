import { AnswerError } from '@/shared/api/api-error'
import type { Wire } from '@/shared/api/contract'

/** More leads go in sequential requests of at most this many. */
const MAX_LEADS_PER_REQUEST = 500

export type SaveJob = {
  name: string
  description: string
  /** How many leads there are to save. */
  total: number
  /** The leads from `offset` on; the same ones each time it is asked. */
  takeSlice: (offset: number, limit: number) => Promise<Wire<'NewLead'>[]>
}

/** What exists on the server. Whoever goes on from it repeats nothing that succeeded. */
export type SaveProgress = {
  /** The list, once it is created. */
  listId?: string
  /** Leads that were sent and answered, from the first on. */
  sent: number
  /** Created leads that are in the list. */
  saved: number
  /** Apollo ids of created leads that are not in the list yet. */
  waiting: string[]
}

export const nothingSaved: SaveProgress = { sent: 0, saved: 0, waiting: [] }

/** Each takes the signal that cancels it and rejects when it fails. */
export type SaveCalls = {
  createList: (list: Wire<'NewList'>, signal: AbortSignal) => Promise<string>
  /** @returns the apollo ids of the created leads */
  createLeads: (leads: Wire<'NewLead'>[], signal: AbortSignal) => Promise<string[]>
  addToList: (listId: string, leadIds: string[], signal: AbortSignal) => Promise<void>
}

type Attempt = {
  from: SaveProgress
  signal: AbortSignal
  calls: SaveCalls
  /** Called after each request that succeeded. */
  onProgress: (progress: SaveProgress) => void
}

/**
 * Creates the list, then chunk by chunk creates leads and adds them to it.
 * @throws the error of the request that failed, or the signal's reason; what exists by then is what
 * `onProgress` was told last
 */
export async function saveLeadsAsList(
  { name, description, total, takeSlice }: SaveJob,
  { from, signal, calls, onProgress }: Attempt,
): Promise<SaveProgress> {
  let progress = from
  const advance = (change: Partial<SaveProgress>) => {
    progress = { ...progress, ...change }
    onProgress(progress)
  }

  signal.throwIfAborted()
  const listId = progress.listId ?? (await calls.createList({ name, description }, signal))
  if (!progress.listId) advance({ listId })

  while (progress.waiting.length > 0 || progress.sent < total) {
    signal.throwIfAborted()
    if (progress.waiting.length === 0) {
      const leads = await takeSlice(progress.sent, MAX_LEADS_PER_REQUEST)
      if (leads.length === 0) throw new Error('There are fewer leads than were announced')
      const waiting = await calls.createLeads(leads, signal)
      advance({ waiting, sent: progress.sent + leads.length })
      if (waiting.length === 0) continue
    }
    signal.throwIfAborted()
    await calls.addToList(listId, progress.waiting, signal)
    advance({ waiting: [], saved: progress.saved + progress.waiting.length })
  }
  if (progress.saved === 0) {
    // All of them are the rest.
    advance({ sent: 0 })
    throw new AnswerError('The server created none of the leads.')
  }
  return progress
}
