import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { id, itemsIn, read, text } from '@/shared/api/answer'
import { answered, api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import type { Message } from '@/shared/ui/message'
import {
  nothingSaved,
  saveLeadsAsList,
  type SaveCalls,
  type SaveJob,
  type SaveProgress,
} from './save-leads'

const createdListReader = z.object({ id })
const createdLeadReader = z.object({ apolloId: text })

const calls: SaveCalls = {
  createList: async (body, signal) =>
    read(createdListReader, await bodyOf(api.POST('/api/lists', { body, signal }))).id,

  // One object is taken for an array of one. A lead that comes back without its apolloId is known
  // by the one that was sent in its place.
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

export type SaveState = { progress: SaveProgress } & (
  { kind: 'idle' | 'saving' | 'paused' | 'saved' } | { kind: 'failed'; error: Error }
)

type SaveWiring = {
  success: (job: SaveJob, progress: SaveProgress) => Message
  failure: (error: Error) => Message
  /** Everything is in the list. */
  onSaved?: (progress: SaveProgress) => void
}

type Attempt = { job: SaveJob; from: SaveProgress }

/**
 * Saves leads as a new list, with progress. `cancel` pauses, also in the middle of a request, whose
 * outcome is then unknown; `resume` goes on after a pause or a failure and repeats nothing that
 * succeeded. Lists and campaigns are read again however it ends.
 */
export function useSaveLeadsAsList({ success, failure, onSaved }: SaveWiring) {
  const [state, setState] = useState<SaveState>({ kind: 'idle', progress: nothingSaved })
  const running = useRef<AbortController>(undefined)

  const write = useWrite({
    call: async ({ job, from }: Attempt) => {
      const controller = new AbortController()
      running.current = controller
      let progress = from
      try {
        await saveLeadsAsList(job, {
          from,
          signal: controller.signal,
          calls,
          onProgress: (next) => {
            progress = next
            setState({ kind: 'saving', progress })
          },
        })
        return { isPaused: false, progress }
      } catch (error) {
        if (controller.signal.aborted) return { isPaused: true, progress }
        throw error
      }
    },
    onMutate: ({ from }) => setState({ kind: 'saving', progress: from }),
    onSuccess: ({ isPaused, progress }) => {
      setState({ kind: isPaused ? 'paused' : 'saved', progress })
      if (!isPaused) onSaved?.(progress)
    },
    onError: (error) => setState(({ progress }) => ({ kind: 'failed', error, progress })),
    success: ({ isPaused, progress }, { job }) => (isPaused ? undefined : success(job, progress)),
    failure,
    refreshesOnFailure: true,
  })

  useEffect(() => () => running.current?.abort(), [])

  return {
    state,
    start: (job: SaveJob) => write.mutate({ job, from: nothingSaved }),
    resume: () => write.input && write.mutate({ ...write.input, from: state.progress }),
    cancel: () => running.current?.abort(),
  }
}
