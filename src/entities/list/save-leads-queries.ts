import * as z from 'zod/mini'
import { id, itemsIn, read, text } from '@/shared/api/answer'
import { answered, api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import { anySignal } from '@/shared/lib/any-signal'
import { sessionSignal, useStore } from '@/shared/lib/store'
import type { Message } from '@/shared/ui/notifications/message'
import {
  nothingSaved,
  saveLeadsAsList,
  type SaveCalls,
  type SaveJob,
  type SaveProgress,
} from './save-leads'
import { advanceSaving, savingIn, type SavingPlace, stateIn } from './saving-store'

const createdListReader = z.object({ id })
const createdLeadReader = z.object({ apolloId: text })

const calls: SaveCalls = {
  createList: async (body, signal) =>
    read(createdListReader, await bodyOf(api.POST('/api/lists', { body, signal }))).id,

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
  success: (job: SaveJob, progress: SaveProgress) => Message
  failure: (error: Error) => Message
  /** Called when everything is in the list. */
  onSaved?: (progress: SaveProgress) => void
}

type Attempt = { job: SaveJob; from: SaveProgress; controller: AbortController }

/**
 * Saves leads as a new list, with progress. `cancel` pauses, even during a request, whose outcome is
 * then unknown; `resume` continues after a pause or a failure without repeating what succeeded, also
 * after the dialog was reopened. Lists and campaigns are refetched in any case.
 */
export function useSaveLeadsAsList(place: SavingPlace, { success, failure, onSaved }: SaveWiring) {
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
        await saveLeadsAsList(job, { from, signal, calls, onProgress })
        return { isPaused: false, progress }
      } catch (error) {
        if (signal.aborted) return { isPaused: true, progress }
        throw error
      }
    },
    onMutate: ({ job, from, controller }) =>
      savingIn(place).set({ job, controller, state: { kind: 'saving', progress: from } }),
    onSuccess: ({ isPaused, progress }, { controller }) => {
      const kind = isPaused ? 'paused' : 'saved'
      const isAwaited = advanceSaving(place, controller, () => ({ kind, progress }))
      if (isAwaited && !isPaused) onSaved?.(progress)
    },
    onError: (error, { controller }) =>
      void advanceSaving(place, controller, ({ progress }) => ({
        kind: 'failed',
        error,
        progress,
      })),
    success: ({ isPaused, progress }, { job }) => (isPaused ? undefined : success(job, progress)),
    failure,
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
