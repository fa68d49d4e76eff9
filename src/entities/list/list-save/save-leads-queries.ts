import * as z from 'zod/mini'
import {
  id,
  idText,
  itemsIn,
  optionalNumber,
  optionalText,
  optionalWireId,
  read,
  type WireId,
} from '@/shared/api/answer'
import { NotDoneError } from '@/shared/api/api-error'
import { fingerprint, type sentLeads } from '@/shared/api/attempts'
import { answerIfAny, api, bodyOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import type { NewLead } from '@/entities/lead/lead-mapping'
import { translate } from '@/shared/i18n/translate'
import { addressKey } from '@/shared/lib/values/addresses'
import { isManualId } from '@/shared/lib/values/manual-id'
import type { ChosenList, CreatedLead, LeadSource, SaveProgress } from './list-save-job'

/** Larger jobs are split into sequential requests. */
const MAX_LEADS_PER_REQUEST = 500

const createdListReader = z.object({ id })
const createdLeadReader = z.object({ apolloId: optionalWireId })
const addedReader = z.catch(z.object({ added: optionalNumber }), { added: undefined })
const memberReader = z.object({ apolloId: optionalWireId, email: optionalText })

export const calls = {
  createList: async (body: Wire<'NewList'>, signal: AbortSignal) =>
    read(createdListReader, await bodyOf(api.POST('/api/lists', { body, signal }))).id,

  readMembers: async (listId: string, signal: AbortSignal) => {
    const params = { path: { id: listId } }
    const members = read(
      itemsIn(memberReader, 'leads', 'contacts'),
      await bodyOf(api.GET('/api/lists/{id}/leads', { params, signal })),
    )
    return {
      apolloIds: new Set(members.map(({ apolloId = '' }) => idText(apolloId))),
      addresses: new Set(members.map(({ email }) => addressKey(email ?? ''))),
    }
  },

  /**
   * Accepts a single object instead of an array, and no body as all created. A created lead without
   * an apolloId is matched by index with the lead sent.
   * @returns apollo ids of the created leads
   */
  createLeads: async (leads: NewLead[], signal: AbortSignal) => {
    const body = await bodyOf(api.POST('/api/leads', { body: leads, signal }))
    if (body === undefined) return leads.map(({ apolloId }) => apolloId)
    const isOne = typeof body === 'object' && body !== null && 'apolloId' in body
    const created = read(itemsIn(z.unknown(), 'leads'), isOne ? [body] : body)
    return created.flatMap((lead, index) => {
      const apolloId = createdLeadReader.safeParse(lead).data?.apolloId
      return apolloId ?? leads[index]?.apolloId ?? []
    })
  },

  /** @returns number of leads added; undefined if the response has none */
  addToList: async (listId: string, leadIds: WireId[], signal: AbortSignal) => {
    const answer = await answerIfAny(
      api.POST('/api/lists/{id}/leads', {
        params: { path: { id: listId } },
        body: { lead_ids: leadIds },
        signal,
        parseAs: 'text',
      }),
    )
    return addedReader.parse(answer).added
  },
}

type Attempt = {
  from: SaveProgress
  signal: AbortSignal
  calls: typeof calls
  sent: ReturnType<typeof sentLeads>
  onProgress: (progress: SaveProgress) => void
}

/**
 * Creates the list unless it exists, then creates the leads and adds them in chunks. Members of an
 * existing list are read before each attempt: another tab, or a request without a response, may
 * have added some of the leads. Members of a new list are read only if it is continued.
 * @throws the error of the failed request, or the signal's reason; the last `onProgress` call
 * reflects what exists
 */
export async function saveLeads(
  job: LeadSource & ChosenList,
  { from, signal, calls, sent, onProgress }: Attempt,
): Promise<SaveProgress> {
  const { name, description, total } = job
  let progress = from
  const advance = (change: Partial<SaveProgress>) => {
    progress = { ...progress, ...change }
    onProgress(progress)
  }

  signal.throwIfAborted()
  const existing = job.listId
  const memberedId = existing ?? from.listId
  const members = memberedId === undefined ? undefined : await calls.readMembers(memberedId, signal)
  const listId =
    existing ?? progress.listId ?? (await calls.createList({ name, description }, signal))
  if (!progress.listId) advance({ listId })
  if (members) forget(members.apolloIds)

  while (progress.waiting.length > 0 || progress.sent < total) {
    signal.throwIfAborted()
    if (progress.waiting.length === 0) {
      const { waiting, taken, already } = await createNext()
      advance({ waiting, sent: progress.sent + taken, already: progress.already + already })
      if (waiting.length === 0) continue
    }
    signal.throwIfAborted()
    const missing = progress.waiting.filter((id) => !members?.apolloIds.has(idText(id)))
    const added = missing.length > 0 ? await calls.addToList(listId, missing, signal) : 0
    const found = progress.waiting.length - missing.length
    const before = progress.added
    forget(new Set(progress.waiting.map(idText)))
    advance({
      waiting: [],
      saved: progress.saved + progress.waiting.length,
      added: added === undefined || before === undefined ? undefined : before + found + added,
    })
  }
  if (progress.saved + progress.already === 0) {
    // Nothing was created, so a retry must send every lead again.
    advance({ sent: 0 })
    throw new NotDoneError(translate('The server created none of the leads.'))
  }
  return progress

  function forget(ids: ReadonlySet<string>) {
    sent.set(
      listId,
      sent.get(listId).filter(({ apolloId }) => !ids.has(idText(apolloId))),
    )
  }

  async function createNext() {
    const isMissing = ({ apolloId, email }: CreatedLead) =>
      !members?.apolloIds.has(idText(apolloId)) &&
      !(email && members?.addresses.has(addressKey(email)))
    const leads = await job.takeSlice(progress.sent, MAX_LEADS_PER_REQUEST)
    if (leads.length === 0) throw new Error('takeSlice gave fewer leads than `total`')
    const missing = leads.filter(isMissing)
    const uncreated = missing.filter((lead) => 'firstName' in lead)
    const created = missing.filter((lead) => !('firstName' in lead))
    return {
      waiting: [
        ...created.map(({ apolloId }) => apolloId),
        ...(uncreated.length > 0 ? await create(uncreated) : []),
      ],
      taken: leads.length,
      already: leads.length - missing.length,
    }
  }

  /** Retries unconfirmed leads under their old id, and skips those that exist. */
  async function create(leads: NewLead[]): Promise<WireId[]> {
    const before = new Map(sent.get(listId).map((lead) => [lead.key, lead]))
    const existing = leads
      .flatMap((lead) => before.get(leadKey(lead)) ?? [])
      .filter(({ isCreated }) => isCreated)
    const uncreated = leads.filter((lead) => !before.get(leadKey(lead))?.isCreated)
    const unknown = uncreated.map((lead) => withId(lead, before.get(leadKey(lead))?.apolloId))
    for (const lead of uncreated) before.delete(leadKey(lead))
    const remember = (ids: readonly (WireId | undefined)[], isCreated: boolean) => {
      const latest = uncreated.flatMap((lead, index) => {
        const apolloId = ids[index]
        return apolloId === undefined ? [] : { key: leadKey(lead), apolloId, isCreated }
      })
      sent.set(listId, [...before.values(), ...latest])
    }
    const sentIds = unknown.map(({ apolloId }) => apolloId)
    remember(sentIds, false)
    const created = unknown.length > 0 ? await calls.createLeads(unknown, signal) : []
    // If the server assigns its own ids, refused leads cannot be identified.
    const areAllCreated = created.length === sentIds.length
    const answeredFor = (id: WireId) => created.find((one) => idText(one) === idText(id))
    remember(areAllCreated ? created : sentIds.map(answeredFor), true)
    return [...existing.map(({ apolloId }) => apolloId), ...created]
  }
}

/** Fingerprint of the people, in any order. */
export const peopleOf = async ({ total, takeSlice }: LeadSource): Promise<string> =>
  fingerprint((await takeSlice(0, total)).map(leadKey).toSorted().join(' '))

/** Rows of a file get new ids each time the file is parsed. */
const leadKey = ({ apolloId, email }: CreatedLead) =>
  fingerprint(email && isManualId(idText(apolloId)) ? addressKey(email) : idText(apolloId))

const withId = (lead: NewLead, apolloId = lead.apolloId) => ({ ...lead, apolloId })
