import type { QueryClient } from '@tanstack/react-query'
import { idText, type WireId } from '@/shared/api/answer'
import { isGone, NotDoneError } from '@/shared/api/api-error'
import type { Wire } from '@/shared/api/contract'
import { attemptsOf, fingerprint, sentLeads, type UnfinishedList } from '@/shared/api/attempts'
import { type CheckedWrite, findNew, performWrite } from '@/shared/api/perform-write'
import { sendWrite } from '@/shared/api/use-write'
import { translate } from '@/shared/i18n/translate'
import { anySignal } from '@/shared/lib/work/any-signal'
import { sessionSignal } from '@/shared/lib/state/store'
import { listContactsKey } from '@/entities/lead/list-contacts-key'
import { listsQuery } from '../list-queries'
import { calls, peopleOf, saveLeads } from './save-leads-queries'
import { addMessages, createListMessages } from './save-messages'
import {
  type ChosenList,
  closeListSaveJob,
  type SaveProgress,
  listSaveJob,
  type ListSaveJob,
  nothingSaved,
  type SaveState,
} from './list-save-job'

type CreateList = { body: Wire<'NewList'>; signal: AbortSignal }

const listCreation: CheckedWrite<string, CreateList> = {
  name: 'create-list',
  key: ({ body }) => body.name,
  call: async ({ body, signal }) => calls.createList(body, signal),
  findOut: findNew(listsQuery, {
    // A colleague's list of the same name is hardly empty.
    isIt: ({ name, totalLeads = 0 }, { body }) =>
      name.trim() === body.name.trim() && totalLeads === 0,
    answer: ({ id }) => id,
  }),
  ifUnknown: ({ body: { name } }) =>
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

const SAVE = 'save-leads'

/** Lists whose leads were not saved completely, by their people; they outlive the page. */
export function unfinishedSaves(client: QueryClient) {
  const attempts = attemptsOf(client)
  return {
    of: (people: string) => attempts.last(SAVE, [fingerprint(people)])?.list,
    note: (people: string, list?: UnfinishedList) => attempts.note(SAVE, people, list && { list }),
    findWaiting: () => attempts.all().findLast(({ list }) => list?.isWaiting),
    dismiss: attempts.drop,
  }
}

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
 * @param isNew whether `save` would make a list, which the user decides once another tab has made one
 */
async function oneTabAtATime(
  listName: string,
  { isNew, signal }: { isNew: boolean; signal: AbortSignal },
  save: () => Promise<unknown>,
): Promise<unknown> {
  // Web Locks need a secure context.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return save()
  const lock = lockOf(listName)
  const isFirst = await locks.request(lock, { ifAvailable: true }, async (held) => {
    if (held) await save()
    return held !== null
  })
  if (isFirst) return undefined
  return locks.request(lock, { signal }, async () => {
    if (!isNew) return save()
    const name = listName
    throw new NotDoneError(
      translate('Another tab has just saved a list “{name}”. Retry saves a second one.', { name }),
    )
  })
}

type SaverOptions = {
  /** Undefined to resume. */
  chosen?: ChosenList
  onWriteTo: (listId: string) => void
}

/** Starts saving, or resumes after a pause or failure without repeating requests that succeeded. */
export async function runListSaveJob(
  client: QueryClient,
  { chosen, onWriteTo }: SaverOptions,
): Promise<void> {
  const begun = listSaveJob.get()
  const list = chosen ?? begun?.list
  if (!begun || !list || begun.state.kind === 'saving') return
  const { fileName, source, messages = createListMessages } = begun.job
  const isNew = list.listId === undefined
  const controller = new AbortController()
  const signal = anySignal(controller.signal, sessionSignal())
  const unfinished = unfinishedSaves(client)
  const isOfFile = fileName !== undefined
  let { progress } = begun.state
  let people = ''
  const findUnfinished = async () => {
    people = await peopleOf(source)
    if (isOfFile) return
    people = `${list.name} ${people}`
    const id = chosen && chosen.listId === undefined ? unfinished.of(people)?.id : undefined
    const lists = client.getQueryData(listsQuery.queryKey)
    // It may have been deleted.
    const isThere = lists?.some((one) => one.id === id) !== false
    if (id !== undefined && isThere) progress = { ...progress, listId: id }
  }
  /** A file that is imported again is offered the list of which the user left the rest out. */
  const forget = () => {
    const left = isOfFile ? unfinished.of(people) : undefined
    unfinished.note(people, left && { ...left, isWaiting: false })
  }
  const remember = ({ listId: id, saved, already }: SaveProgress) => {
    if (id === undefined || (!isOfFile && !isNew)) return
    const { total } = source
    unfinished.note(people, { id, saved: saved + already, total, isWaiting: isOfFile })
  }

  listSaveJob.set({ ...begun, list, controller, state: { kind: 'saving', progress }, forget })
  const show = (state: SaveState): boolean => {
    const current = listSaveJob.get()
    if (current?.controller !== controller) return false
    listSaveJob.set({ ...current, state })
    return true
  }
  try {
    await sendWrite(
      client,
      {
        name: 'save-leads',
        call: async () => {
          await findUnfinished()
          const createsList = isNew && progress.listId === undefined
          return oneTabAtATime(list.name, { isNew: createsList, signal }, () =>
            saveLeads(
              { ...source, ...list },
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
          )
        },
        success: () => ({
          ...(isNew
            ? messages.created(list.name, wholeOf(progress), source.total)
            : addMessages.added(list.name, progress)),
          action: {
            label: translate('Write a campaign to this list'),
            onClick: () => progress.listId !== undefined && onWriteTo(progress.listId),
          },
        }),
        failure: () => {
          const isOutdated = progress.listId !== undefined
          const { failed } = isNew ? messages : addMessages
          return signal.aborted ? undefined : { ...failed, isOutdated }
        },
        // Known once the list exists. No other list has changed.
        get touches() {
          return [listsQuery.queryKey, [...listContactsKey, progress.listId]]
        },
      },
      undefined,
    )
    unfinished.note(people)
    if (show({ kind: 'saving', progress })) endListSaveJob()
  } catch (error) {
    // The list was deleted meanwhile: a retry creates another.
    if (isNew && isGone(error)) {
      unfinished.note(people)
      progress = nothingSaved
    }
    show(signal.aborted ? { kind: 'paused', progress } : { kind: 'failed', error, progress })
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
