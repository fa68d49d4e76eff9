import type { NewLead } from '@/entities/lead/lead-mapping'
import type { Translatable } from '@/shared/i18n/translate'
import { createSessionStore } from '@/shared/lib/state/store'
import type { Message } from '@/shared/ui/notifications/message'

export type CreatedLead = { apolloId: string; email: string | null }

/** The leads to save. Those that are created already are only added to the list. */
export type LeadSource = {
  total: number
  /** The leads from `offset`; must return the same ones on each call. */
  takeSlice: (offset: number, limit: number) => Promise<readonly (NewLead | CreatedLead)[]>
}

export type ChosenList = {
  name: string
  description: string
  /** Set if the list exists. Leads that it has, by id or address, are left out. */
  listId?: string | undefined
}

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

/** Leads to save into a list, and what the dialog calls that. */
export type SaverJob = {
  source: LeadSource
  /** Of the dialog and its button, while a new list is made; by default 'Create List'. */
  title?: Translatable
  submitLabel?: Translatable
  noun?: 'leads' | 'contacts'
  name?: string
  /** Of the new list. Without it the person may type one. */
  description?: string
  /** About a new list; those about one that exists are the same everywhere. */
  messages?: {
    /** @param total number of leads, of which the server may have refused some */
    created: (listName: string, saved: number, total: number) => Message
    failed: Message
  }
  /** Called when everything is saved, and when a person leaves out the rest of a list that exists. */
  onEnd: (end: SaverEnd) => void
}

export type SaverEnd = {
  list: { id: string; name: string; isNew: boolean }
  progress: SaveProgress
  /** Number of leads that are not in the list: not sent, or refused by the server. */
  left: number
}

/** 'asking': for the list, before anything is sent. */
export type SaveState = { progress: SaveProgress } & (
  { kind: 'asking' | 'saving' | 'paused' } | { kind: 'failed'; error: Error }
)

export type Saver = {
  job: SaverJob
  state: SaveState
  list?: ChosenList
  controller: AbortController
}

/** One job at a time, from the question for a name to its end. It outlives the screen that began it. */
export const saver = createSessionStore<Saver | undefined>(undefined)

export const nothingSaved: SaveProgress = { sent: 0, saved: 0, already: 0, waiting: [] }

/** Whether something was sent and the rest is not. */
export const isSaverBegun = (): boolean => (saver.get()?.state.kind ?? 'asking') !== 'asking'

/** Asks for a name or a list, and saves. Does nothing while the last job is unfinished. */
export function openSaver(job: SaverJob): void {
  if (isSaverBegun()) return
  const state: SaveState = { kind: 'asking', progress: nothingSaved }
  saver.set({ job, state, controller: new AbortController() })
}

/** Stops saving and drops what is not saved. */
export function closeSaver(): void {
  saver.get()?.controller.abort()
  saver.set(undefined)
}

export const newLeads = (leads: Awaited<ReturnType<LeadSource['takeSlice']>>): LeadSource => ({
  total: leads.length,
  takeSlice: async (offset, limit) => leads.slice(offset, offset + limit),
})
/** Leads that the server has: each person once, without those who have no id and cannot be added. */
export function createdLeads(
  leads: readonly { apolloId: string; email?: string | null | undefined }[],
): LeadSource {
  const byId = new Map(
    leads
      .filter(({ apolloId }) => apolloId !== '')
      .map(({ apolloId, email = null }) => [apolloId, { apolloId, email }] as const),
  )
  return newLeads([...byId.values()])
}
