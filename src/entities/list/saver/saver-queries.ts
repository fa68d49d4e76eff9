import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { id, itemsIn, optionalText, read, text } from '@/shared/api/answer'
import { answered, api, bodyOf } from '@/shared/api/client'
import { sendWrite } from '@/shared/api/use-write'
import { anySignal } from '@/shared/lib/work/any-signal'
import { kept } from '@/shared/lib/device/kept'
import { addressKey } from '@/shared/lib/values/addresses'
import { sessionSignal } from '@/shared/lib/state/store'
import { type ChosenList, type SaveCalls, saveLeads } from './save-leads'
import { addMessages, createListMessages } from './save-messages'
import { closeSaver, saver, type Saver, type SaveState } from './saver'

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

const lastSent = kept({
  name: 'last-sent-leads',
  scope: 'tab',
  schema: z.optional(
    z.object({
      listId: z.string(),
      leads: z.array(z.object({ key: z.string(), apolloId: z.string(), isCreated: z.boolean() })),
    }),
  ),
  fallback: undefined,
  atLogOut: 'forgotten',
})

/** Of the tabs that add leads to the same list, one at a time does, and the next sees what it added. */
async function oneTabAtATime(
  { listId }: ChosenList,
  signal: AbortSignal,
  save: () => Promise<unknown>,
): Promise<unknown> {
  // A page without https has no locks.
  const locks: LockManager | undefined = listId === undefined ? undefined : navigator.locks
  return locks ? locks.request(`add-to-list:${listId}`, { signal }, save) : save()
}

/** Begins to save into a list, or continues after a pause or a failure without repeating what succeeded. */
export async function runSaver(
  client: QueryClient,
  userId: string,
  chosen?: ChosenList,
): Promise<void> {
  const begun = saver.get()
  const list = chosen ?? begun?.list
  if (!begun || !list || begun.state.kind === 'saving') return
  const { job } = begun
  const messages = job.messages ?? createListMessages
  const controller = new AbortController()
  const signal = anySignal(controller.signal, sessionSignal())
  let { progress } = begun.state

  const show = (state: SaveState): boolean => {
    if (saver.get()?.controller !== controller) return false
    saver.set({ job, list, controller, state })
    return true
  }
  saver.set({ job, list, controller, state: { kind: 'saving', progress } })
  try {
    await sendWrite(
      client,
      {
        name: 'save-leads',
        call: () =>
          oneTabAtATime(list, signal, () =>
            saveLeads(
              { ...job.source, ...list },
              {
                from: progress,
                signal,
                calls,
                memory: lastSent(userId),
                onProgress: (next) => show({ kind: 'saving', progress: (progress = next) }),
              },
            ),
          ),
        success: () =>
          list.listId === undefined
            ? messages.created(list.name, progress.saved, job.source.total)
            : addMessages.added(list.name, progress),
        failure: () => {
          if (signal.aborted) return undefined
          return list.listId === undefined ? messages.failed : addMessages.failed
        },
        refreshesOnFailure: true,
      },
      undefined,
    )
    if (show({ kind: 'saving', progress })) endSaver()
  } catch (error) {
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

/** Pauses, even during a request, whose outcome is then unknown. */
export const pauseSaver = () => saver.get()?.controller.abort()

/** Closes it, and reports what is in the list, if there is one. */
export function endSaver(): void {
  const ended = saver.get()
  closeSaver()
  if (ended) report(ended)
}

function report({ job, list, state: { progress } }: Saver) {
  if (!list || progress.listId === undefined) return
  job.onEnd({
    list: { id: progress.listId, name: list.name, isNew: list.listId === undefined },
    progress,
    left: job.source.total - progress.saved - progress.already,
  })
}
