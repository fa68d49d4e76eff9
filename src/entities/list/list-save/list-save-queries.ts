import type { QueryClient } from '@tanstack/react-query'
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
import { ApiError, NotDoneError } from '@/shared/api/api-error'
import { fingerprint } from '@/shared/api/attempts'
import { answerIfAny, api, bodyOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { type CheckedWrite, findNew, performWrite } from '@/shared/api/perform-write'
import { sendWrite } from '@/shared/api/use-write'
import type { NewLead } from '@/entities/lead/lead-mapping'
import { sentLeads } from '@/shared/api/sent-leads'
import { translate } from '@/shared/i18n/translate'
import { isManualId } from '@/shared/lib/values/manual-id'
import { anySignal } from '@/shared/lib/work/any-signal'
import { persisted } from '@/shared/lib/device/persisted'
import { addressKey } from '@/shared/lib/values/addresses'
import { sessionSignal } from '@/shared/lib/state/store'
import { listsQuery } from '../list-queries'
import { addMessages, createListMessages } from './save-messages'
import {
  type ChosenList,
  closeListSaveJob,
  type CreatedLead,
  type LeadSource,
  type SaveProgress,
  listSaveJob,
  type ListSaveJob,
  nothingSaved,
  type SaveState,
} from './list-save-job'

/** Larger jobs are split into sequential requests. */
const MAX_LEADS_PER_REQUEST = 500

const createdListReader = z.object({ id })
const createdLeadReader = z.object({ apolloId: optionalWireId })
const addedReader = z.catch(z.object({ added: optionalNumber }), { added: undefined })
const memberReader = z.object({ apolloId: optionalWireId, email: optionalText })

const calls = {
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

  /** @returns how many were added, if the answer says so */
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

type CreateList = { body: Wire<'NewList'>; signal: AbortSignal }

const listCreation: CheckedWrite<string, CreateList> = {
  name: 'create-list',
  subject: ({ body }) => body.name,
  call: async ({ body, signal }) => calls.createList(body, signal),
  findOut: findNew(listsQuery, {
    // A colleague's list of the same name is hardly empty.
    isIt: ({ name, totalLeads = 0 }, { body }) =>
      name.trim() === body.name.trim() && totalLeads === 0,
    answer: ({ id }) => id,
  }),
  risk: ({ body: { name } }) =>
    translate('If the list is created again, there may be two lists “{name}”.', { name }),
}

type AddToList = { listId: string; leadIds: WireId[]; signal: AbortSignal }

const addition: CheckedWrite<number | undefined, AddToList> = {
  name: 'add-to-list',
  call: async ({ listId, leadIds, signal }) => calls.addToList(listId, leadIds, signal),
  findOut: {
    find: async (_client, { listId, leadIds, signal }) => {
      const { apolloIds } = await calls.readMembers(listId, signal)
      return leadIds.every((id) => apolloIds.has(idText(id)))
        ? { answer: leadIds.length }
        : undefined
    },
  },
}

/** A list whose leads were not saved completely; stays if the page that saved them is gone. */
export const unfinishedSave = persisted({
  name: 'unfinished-save',
  scope: 'user',
  schema: z.optional(
    z.object({
      listId: z.string(),
      name: z.string(),
      /** Undefined for leads of a search. */
      fileName: z.optional(z.string()),
      saved: z.number(),
      total: z.number(),
    }),
  ),
  fallback: undefined,
  atLogOut: 'stays',
})

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

/** Rows of a file get new ids each time the file is parsed. */
const leadKey = ({ apolloId, email }: CreatedLead) =>
  fingerprint(email && isManualId(idText(apolloId)) ? addressKey(email) : idText(apolloId))

const withId = (lead: NewLead, apolloId = lead.apolloId) => ({ ...lead, apolloId })

const lockOf = (listName: string) => `add-to-list:${listName}`

/** Whether a tab of this device is saving into a list of this name. */
export async function isBeingSaved(listName: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(listName))
}

/**
 * Serialises tabs that add to lists of one name, so that each sees what the previous one added. By
 * name, because a new list has no id yet.
 */
async function oneTabAtATime(
  listName: string,
  signal: AbortSignal,
  save: () => Promise<unknown>,
): Promise<unknown> {
  // Web Locks need a secure context.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(lockOf(listName), { signal }, save) : save()
}

type SaverOptions = {
  /** Undefined to resume. */
  chosen?: ChosenList
  onWriteTo: (listId: string) => void
}

/** Starts saving, or resumes after a pause or failure without repeating requests that succeeded. */
export async function runListSaveJob(
  client: QueryClient,
  userId: string,
  { chosen, onWriteTo }: SaverOptions,
): Promise<void> {
  const begun = listSaveJob.get()
  const list = chosen ?? begun?.list
  if (!begun || !list || begun.state.kind === 'saving') return
  const { job, form } = begun
  const messages = job.messages ?? createListMessages
  const controller = new AbortController()
  const signal = anySignal(controller.signal, sessionSignal())
  const { fileName, source } = job
  const unfinished = unfinishedSave(userId)
  const halfDone = chosen && unfinished.get()
  let { progress } = begun.state
  const canResume =
    chosen?.listId === undefined &&
    fileName === undefined &&
    halfDone?.fileName === undefined &&
    halfDone?.name === chosen?.name &&
    halfDone?.total === source.total &&
    // It may have been deleted.
    client.getQueryData(listsQuery.queryKey)?.some(({ id }) => id === halfDone?.listId) !== false
  if (halfDone && canResume) {
    progress = { ...progress, listId: halfDone.listId }
  }
  const forget = () => {
    if (unfinished.get()?.listId === progress.listId) unfinished.set(undefined)
  }
  const remember = ({ listId, saved, already }: SaveProgress) => {
    if (listId === undefined) return
    const isOfFile = fileName !== undefined
    if (!isOfFile && list.listId !== undefined) return
    // An import that waits for its file is kept.
    if (!isOfFile && unfinished.get()?.fileName !== undefined) return
    unfinished.set({
      listId,
      name: list.name,
      fileName,
      saved: saved + already,
      total: source.total,
    })
  }

  const show = (state: SaveState): boolean => {
    if (listSaveJob.get()?.controller !== controller) return false
    listSaveJob.set({ job, form, list, controller, state, forget })
    return true
  }
  listSaveJob.set({ job, form, list, controller, state: { kind: 'saving', progress }, forget })
  try {
    await sendWrite(
      client,
      {
        name: 'save-leads',
        call: () =>
          oneTabAtATime(list.name, signal, () =>
            saveLeads(
              { ...job.source, ...list },
              {
                from: progress,
                signal,
                calls: {
                  ...calls,
                  createList: async (body, signal) =>
                    performWrite(client, listCreation, { body, signal }),
                  addToList: async (listId, leadIds, signal) =>
                    performWrite(client, addition, { listId, leadIds, signal }),
                },
                sent: sentLeads(client),
                onProgress: (next) => {
                  remember(next)
                  show({ kind: 'saving', progress: (progress = next) })
                },
              },
            ),
          ),
        success: () => ({
          ...(list.listId === undefined
            ? messages.created(list.name, wholeOf(progress), source.total)
            : addMessages.added(list.name, progress)),
          action: {
            label: translate('Write a campaign to this list'),
            onClick: () => progress.listId !== undefined && onWriteTo(progress.listId),
          },
        }),
        failure: () => {
          if (signal.aborted) return undefined
          return list.listId === undefined ? messages.failed : addMessages.failed
        },
        refreshesOnFailure: true,
      },
      undefined,
    )
    if (show({ kind: 'saving', progress })) endListSaveJob()
  } catch (error) {
    // The list was deleted meanwhile: a retry creates another.
    const isNew = list.listId === undefined
    if (isNew && error instanceof ApiError && error.status === 404) {
      forget()
      progress = nothingSaved
    }
    show(
      signal.aborted
        ? { kind: 'paused', progress }
        : {
            kind: 'failed',
            error: error instanceof Error ? error : new Error(String(error)),
            progress,
          },
    )
  }
}

/** With the leads that an earlier page saved. */
const wholeOf = (progress: SaveProgress): SaveProgress => {
  const { saved, already } = progress
  return already === 0
    ? progress
    : { ...progress, saved: saved + already, already: 0, added: undefined }
}

/** Pauses the job even during a request, whose outcome is then unknown. */
export const pauseListSaveJob = () => listSaveJob.get()?.controller.abort()

/** Closes the job, and reports what the list contains, if it exists. */
export function endListSaveJob(): void {
  const ended = listSaveJob.get()
  closeListSaveJob()
  ended?.forget?.()
  if (ended?.state.kind === 'asking') ended.job.onBack?.(ended.form)
  if (ended) report(ended)
}

function report({ job, list, state: { progress } }: ListSaveJob) {
  if (!list || progress.listId === undefined) return
  job.onEnd({
    list: { id: progress.listId, name: list.name, isNew: list.listId === undefined },
    progress,
    left: job.source.total - (progress.added ?? progress.saved) - progress.already,
  })
}
