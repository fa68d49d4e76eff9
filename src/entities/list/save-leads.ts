import { AnswerError } from '@/shared/api/api-error'
import type { Wire } from '@/shared/api/contract'

/** Larger numbers are split into sequential requests. */
const MAX_LEADS_PER_REQUEST = 500

export type SaveJob = {
  name: string
  description: string
  /** Number of leads to save. */
  total: number
  /** The leads from `offset`; must return the same ones on each call. */
  takeSlice: (offset: number, limit: number) => Promise<Wire<'NewLead'>[]>
}

/** What exists on the server: resuming from it repeats nothing that succeeded. */
export type SaveProgress = {
  /** The list, once it is created. */
  listId?: string
  /** Number of leads, from the first, whose request succeeded. */
  sent: number
  /** Number of created leads that are in the list. */
  saved: number
  /** Apollo ids of created leads that are not in the list yet. */
  waiting: string[]
}

export const nothingSaved: SaveProgress = { sent: 0, saved: 0, waiting: [] }

/** Each call rejects when it fails or its signal aborts. */
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
 * Creates the list, then creates leads and adds them to it in chunks.
 * @throws the error of the failed request, or the signal's reason; the last call of `onProgress` has
 * what exists by then
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
      if (leads.length === 0) throw new Error('takeSlice gave fewer leads than `total`')
      const waiting = await calls.createLeads(leads, signal)
      advance({ waiting, sent: progress.sent + leads.length })
      if (waiting.length === 0) continue
    }
    signal.throwIfAborted()
    await calls.addToList(listId, progress.waiting, signal)
    advance({ waiting: [], saved: progress.saved + progress.waiting.length })
  }
  if (progress.saved === 0) {
    // Nothing was created, so a retry must send every lead again.
    advance({ sent: 0 })
    throw new AnswerError('The server created none of the leads.')
  }
  return progress
}
