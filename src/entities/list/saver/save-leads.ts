import { AnswerError } from '@/shared/api/api-error'
import type { Wire } from '@/shared/api/contract'
import { translate } from '@/shared/i18n/translate'
import { addressKey } from '@/shared/lib/values/addresses'

/** Larger numbers are split into sequential requests. */
const MAX_LEADS_PER_REQUEST = 500

export type CreatedLead = { apolloId: string; email: string | null }

/** The leads to save. Those that are created already are only added to the list. */
export type LeadSource = {
  total: number
  /** The leads from `offset`; must return the same ones on each call. */
  takeSlice: (offset: number, limit: number) => Promise<readonly (Wire<'NewLead'> | CreatedLead)[]>
}

export type ChosenList = {
  name: string
  description: string
  /** Set if the list exists. Leads that it has, by id or address, are left out. */
  listId?: string | undefined
}

export type SaveJob = LeadSource & ChosenList

/** What exists on the server: resuming from it repeats nothing that succeeded. */
export type SaveProgress = {
  listId?: string
  /** Number of leads, from the first, whose request succeeded. */
  sent: number
  /** Number of created leads that are in the list. */
  saved: number
  /** Number of leads that an existing list had before. */
  already: number
  /** Apollo ids of created leads that are not in the list yet. */
  waiting: string[]
}

export type ListMembers = {
  apolloIds: ReadonlySet<string>
  /** As `addressKey` gives them. */
  addresses: ReadonlySet<string>
}

/** Each call rejects when it fails or its signal aborts. */
export type SaveCalls = {
  createList: (list: Wire<'NewList'>, signal: AbortSignal) => Promise<string>
  readMembers: (listId: string, signal: AbortSignal) => Promise<ListMembers>
  /** @returns the apollo ids of the created leads */
  createLeads: (leads: Wire<'NewLead'>[], signal: AbortSignal) => Promise<string[]>
  addToList: (listId: string, leadIds: string[], signal: AbortSignal) => Promise<void>
}

/**
 * The leads of the last request for a list. They may exist without being in it, and a reload forgets the
 * job; who saves them into that list again must not create them twice.
 */
export type LastSent = {
  listId: string
  leads: {
    /** Of the person: the address, or else the id. */
    key: string
    apolloId: string
    /** False while the answer is not known. */
    isCreated: boolean
  }[]
}

export type SentMemory = {
  get: () => LastSent | undefined
  set: (last: LastSent | undefined) => unknown
}

type Attempt = {
  from: SaveProgress
  signal: AbortSignal
  calls: SaveCalls
  memory: SentMemory
  /** Called after each request that succeeded. */
  onProgress: (progress: SaveProgress) => void
}

/**
 * Creates the list unless it exists, then creates leads and adds them to it in chunks. The members of an
 * existing list are read first, on each attempt: another tab, or a request without an answer, may have
 * added some of the leads. Those of a new list are read when the request that adds has failed.
 * @throws the error of the failed request, or the signal's reason; the last call of `onProgress` has
 * what exists by then
 */
export async function saveLeads(
  job: SaveJob,
  { from, signal, calls, memory, onProgress }: Attempt,
): Promise<SaveProgress> {
  const { name, description, total } = job
  let progress = from
  const advance = (change: Partial<SaveProgress>) => {
    progress = { ...progress, ...change }
    onProgress(progress)
  }

  signal.throwIfAborted()
  const existing = job.listId
  const memberedId = existing ?? (progress.waiting.length > 0 ? progress.listId : undefined)
  const members = memberedId === undefined ? undefined : await calls.readMembers(memberedId, signal)
  const listId =
    existing ?? progress.listId ?? (await calls.createList({ name, description }, signal))
  if (!progress.listId) advance({ listId })

  while (progress.waiting.length > 0 || progress.sent < total) {
    signal.throwIfAborted()
    if (progress.waiting.length === 0) {
      const { waiting, taken, already } = await createNext()
      advance({ waiting, sent: progress.sent + taken, already: progress.already + already })
      if (waiting.length === 0) continue
    }
    signal.throwIfAborted()
    const missing = progress.waiting.filter((id) => !members?.apolloIds.has(id))
    if (missing.length > 0) await calls.addToList(listId, missing, signal)
    advance({ waiting: [], saved: progress.saved + progress.waiting.length })
    memory.set(undefined)
  }
  if (progress.saved + progress.already === 0) {
    // Nothing was created, so a retry must send every lead again.
    advance({ sent: 0 })
    throw new AnswerError(translate('The server created none of the leads.'))
  }
  return progress

  async function createNext() {
    const isMissing = ({ apolloId, email }: CreatedLead) =>
      existing === undefined ||
      (!members?.apolloIds.has(apolloId) && !(email && members?.addresses.has(addressKey(email))))
    const leads = await job.takeSlice(progress.sent, MAX_LEADS_PER_REQUEST)
    if (leads.length === 0) throw new Error('takeSlice gave fewer leads than `total`')
    const missing = leads.filter(isMissing)
    const uncreated = missing.filter((lead) => 'firstName' in lead)
    return {
      waiting:
        uncreated.length > 0 ? await create(uncreated) : missing.map(({ apolloId }) => apolloId),
      taken: leads.length,
      already: leads.length - missing.length,
    }
  }

  /** Sends leads whose outcome is not known with the id that they had, and none that exists. */
  async function create(leads: Wire<'NewLead'>[]): Promise<string[]> {
    const last = memory.get()
    const before = new Map(
      last?.listId === listId ? last.leads.map((lead) => [lead.key, lead]) : undefined,
    )
    const existing = leads
      .flatMap((lead) => before.get(keyOf(lead)) ?? [])
      .filter(({ isCreated }) => isCreated)
    const unknown = leads
      .filter((lead) => !before.get(keyOf(lead))?.isCreated)
      .map((lead) => withId(lead, before.get(keyOf(lead))?.apolloId))
    const remember = (sent: typeof unknown, isCreated: boolean) => {
      const latest = sent.map((lead) => ({
        key: keyOf(lead),
        apolloId: lead.apolloId,
        isCreated,
      }))
      memory.set({ listId, leads: [...existing, ...latest] })
    }
    remember(unknown, false)
    const created = unknown.length > 0 ? await calls.createLeads(unknown, signal) : []
    // Who was refused cannot be told apart if the server gives ids of its own.
    remember(
      created.length === unknown.length
        ? unknown.map((lead, index) => withId(lead, created[index]))
        : unknown.filter(({ apolloId }) => created.includes(apolloId)),
      true,
    )
    return [...existing.map(({ apolloId }) => apolloId), ...created]
  }
}

const keyOf = ({ apolloId, email }: CreatedLead) => (email ? addressKey(email) : apolloId)

const withId = (lead: Wire<'NewLead'>, apolloId = lead.apolloId) => ({ ...lead, apolloId })
