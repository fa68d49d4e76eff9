import * as z from 'zod/mini'
import { id, itemsIn, optionalText, read, text } from '@/shared/api/answer'
import { answered, api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import { anySignal } from '@/shared/lib/any-signal'
import { addressKey } from '@/shared/lib/same-address'
import { sessionSignal, useStore } from '@/shared/lib/store'
import type { Message } from '@/shared/ui/notifications/message'
import { addMessages } from './list-messages'
import {
  nothingSaved,
  saveLeads,
  type SaveCalls,
  type SaveJob,
  type SaveProgress,
} from './save-leads'
import { advanceSaving, savingIn, type SavingPlace, stateIn } from './saving-store'

const createdListReader = z.object({ id })
const createdLeadReader = z.object({ apolloId: text })
const memberReader = z.object({ apolloId: text, email: optionalText })

const calls: SaveCalls = {
  createList: async (body, signal) =>
    read(createdListReader, await bodyOf(api.POST('/api/lists', { body, signal }))).id,

  readMembers: async (listId, signal) => {
    const params = { path: { id: listId } }
    const members = read(
      itemsIn(memberReader, 'leads', 'contacts'),
      await bodyOf(api.GET('/api/lists/{id}/leads', { params, signal })),
    )
    return {
      apolloIds: new Set(members.map(({ apolloId }) => apolloId)),
      addresses: new Set(members.map(({ email }) => addressKey(email ?? ''))),
    }
  },

  // A single object counts as an array of one. A created lead without an apolloId is identified by the
  // lead that was sent at its index.
  createLeads: async (leads, signal) => {
    const body = await bodyOf(api.POST('/api/leads', { body: leads, signal }))
    const isOne = typeof body === 'object' && body !== null && 'apolloId' in body
    const created = read(itemsIn(z.unknown(), 'leads'), isOne ? [body] : body)
    return created.flatMap((lead, index) => {
      const apolloId = createdLeadReader.safeParse(lead).data?.apolloId
      return apolloId || (leads[index]?.apolloId ?? [])
    })
  },

  addToList: async (listId, leadIds, signal) => {
    await answered(
      api.POST('/api/lists/{id}/leads', {
        params: { path: { id: listId } },
        body: { lead_ids: leadIds },
        signal,
      }),
    )
  },
}

type SaveWiring = {
  /** Of a new list; `addMessages` has those of an existing one. */
  success: (job: SaveJob, progress: SaveProgress) => Message
  failure: (error: Error) => Message
  /** Called when everything is in the list. */
  onSaved?: (progress: SaveProgress, job: SaveJob) => void
}

type Attempt = { job: SaveJob; from: SaveProgress; controller: AbortController }

/** Of the tabs that add leads to the same list, one at a time does, and the next sees what it added. */
async function oneTabAtATime(
  { listId }: SaveJob,
  signal: AbortSignal,
  save: () => Promise<unknown>,
): Promise<unknown> {
  // A page without https has no locks.
  const locks: LockManager | undefined = listId === undefined ? undefined : navigator.locks
  return locks ? locks.request(`add-to-list:${listId}`, { signal }, save) : save()
}

/**
 * Saves leads as a new list or into one that exists, with progress. `cancel` pauses, even during a request, whose outcome is
 * then unknown; `resume` continues after a pause or a failure without repeating what succeeded, also
 * after the dialog was reopened. Lists and campaigns are refetched in any case.
 */
export function useSaveLeads(place: SavingPlace, { success, failure, onSaved }: SaveWiring) {
  const saving = useStore(savingIn(place))

  const write = useWrite({
    name: `save-leads-${place}`,
    call: async ({ job, from, controller }: Attempt) => {
      const signal = anySignal(controller.signal, sessionSignal())
      let progress = from
      const onProgress = (next: SaveProgress) => {
        progress = next
        advanceSaving(place, controller, () => ({ kind: 'saving', progress: next }))
      }
      try {
        await oneTabAtATime(job, signal, async () =>
          saveLeads(job, { from, signal, calls, onProgress }),
        )
        return { isPaused: false, progress }
      } catch (error) {
        if (signal.aborted) return { isPaused: true, progress }
        throw error
      }
    },
    onMutate: ({ job, from, controller }) =>
      savingIn(place).set({ job, controller, state: { kind: 'saving', progress: from } }),
    onSuccess: ({ isPaused, progress }, { job, controller }) => {
      const kind = isPaused ? 'paused' : 'saved'
      const isAwaited = advanceSaving(place, controller, () => ({ kind, progress }))
      if (isAwaited && !isPaused) onSaved?.(progress, job)
    },
    onError: (error, { controller }) =>
      void advanceSaving(place, controller, ({ progress }) => ({
        kind: 'failed',
        error,
        progress,
      })),
    success: ({ isPaused, progress }, { job }) => {
      if (isPaused) return undefined
      return job.listId === undefined
        ? success(job, progress)
        : addMessages.added(job.name, progress)
    },
    failure: (error, { job }) => (job.listId === undefined ? failure(error) : addMessages.failed),
    refreshesOnFailure: true,
  })

  const attempt = (job: SaveJob, from: SaveProgress) =>
    write.mutate({ job, from, controller: new AbortController() })

  return {
    /** The current job, which may have started before this component was mounted. */
    job: saving?.job,
    state: stateIn(place),
    start: (job: SaveJob) => attempt(job, nothingSaved),
    resume: () => saving && attempt(saving.job, saving.state.progress),
    cancel: () => saving?.controller.abort(),
  }
}
