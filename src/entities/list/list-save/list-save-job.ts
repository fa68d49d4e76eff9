import type { NewLead, PersonId } from '@/entities/lead/lead-mapping'
import { refusalOf, refusalText, whoSaidNo } from '@/entities/lead/said-no'
import type { WireId } from '@/shared/api/answer'
import type { UnfinishedList } from '@/shared/api/attempts'
import type { Translatable } from '@/shared/i18n/translate'
import { createSessionStore } from '@/shared/lib/state/store'
import type { Message } from '@/shared/i18n/message'
import type { List } from '../list-queries'

export type CreatedLead = { apolloId: WireId; email: string | null }

/** Leads to save. Those already created are only added to the list. */
export type LeadSource = {
  total: number
  /** Returns leads from `offset`; must be deterministic. */
  takeSlice: (offset: number, limit: number) => Promise<readonly (NewLead | CreatedLead)[]>
  /** People who said no before. They are left out of `total`, unless the user brings them in. */
  saidNo?: { people: readonly string[]; areIn: boolean; other: LeadSource }
}

export type ChosenList = {
  name: string
  description: string
  listId?: string | undefined
}

/** State on the server. Resuming from here repeats no successful request. */
export type SaveProgress = {
  listId?: string
  /** Number of leads, from the start, whose request succeeded. */
  sent: number
  /** Number of created leads in the list. */
  saved: number
  /** Number of leads that the server said it added; undefined if an answer did not say. */
  added: number | undefined
  /** Number of leads that an existing list already contained. */
  already: number
  /** Apollo ids of created leads not yet in the list. */
  waiting: WireId[]
}

/** Leads to save into a list, with the dialog's texts. */
export type ListSaveRequest = {
  source: LeadSource
  /** Title of the dialog and its button for a new list; defaults to 'Create List'. */
  title?: Translatable
  submitLabel?: Translatable
  name?: string
  /** Saves into a new list of that name without asking for the target, unless people said no. */
  startsAtOnce?: boolean
  /** File to choose again if a reload ends the job. */
  fileName?: string
  /** Description of the new list. If absent, the user can type one. */
  description?: string
  /** Messages for a new list; existing lists have common ones. */
  messages?: {
    /** @param total number of leads, including any that the server refused */
    created: (listName: string, progress: SaveProgress, total: number) => Message
    failed: Message
  }
  /** Shown as a step of the dialog that opened the job, while that is mounted. */
  isStep?: boolean
  /** Input at the time `onBack` closed the form. */
  typed?: ListSaveInput | undefined
  /** Called when the form is closed before anything is sent. */
  onBack?: (typed: ListSaveInput) => void
  /** Called when everything is saved, or when the user skips the rest of an existing list. */
  onEnd: (end: ListSaveResult) => void
}

export type ListSaveResult = {
  list: { id: string; name: string; isNew: boolean }
  progress: SaveProgress
  /** Number of leads not in the list: not sent, or refused by the server. */
  left: number
}

/** 'asking' for the target list; nothing has been sent yet. */
export type SaveState = { progress: SaveProgress } & (
  | { kind: 'asking' | 'saving' | 'paused' }
  | { kind: 'failed'; error: unknown }
)

export type ListSaveInput = {
  target: 'new' | 'existing'
  /** The existing list, once it is chosen. */
  list?: List | undefined
  /** An earlier import of the same people, which was not completed. */
  unfinished?: UnfinishedList
  name: string
  description: string
  isNameMissing: boolean
}

export type ListSaveJob = {
  job: ListSaveRequest
  form: ListSaveInput
  state: SaveState
  list?: ChosenList
  controller: AbortController
  /** Forgets what a reload would need, once the user has seen how the job ended. */
  forget?: () => void
}

/** The current job; only one at a time. It outlives the screen that started it. */
export const listSaveJob = createSessionStore<ListSaveJob | undefined>(undefined)

export const nothingSaved: SaveProgress = { sent: 0, saved: 0, added: 0, already: 0, waiting: [] }

export const hasListSaveStarted = (): boolean =>
  (listSaveJob.get()?.state.kind ?? 'asking') !== 'asking'

/** Asks for the target list, then saves. Ignored while another job is unfinished. */
export function openListSaveJob(job: ListSaveRequest): void {
  if (hasListSaveStarted()) return
  const state: SaveState = { kind: 'asking', progress: nothingSaved }
  const { name = '', description = '', typed } = job
  const form = typed ?? { target: 'new', name, description, isNameMissing: false }
  listSaveJob.set({ job, form, state, controller: new AbortController() })
}

export function changeListSaveForm(part: Partial<ListSaveInput>): void {
  listSaveJob.update((current) => current && { ...current, form: { ...current.form, ...part } })
}

export function closeListSaveJob(): void {
  listSaveJob.get()?.controller.abort()
  listSaveJob.set(undefined)
}

/** Brings in those who said no before, or leaves them out again. */
export function toggleSaidNo(): void {
  listSaveJob.update((current) => {
    const source = current?.job.source.saidNo?.other
    return source && { ...current, job: { ...current.job, source } }
  })
}

type Leads = Awaited<ReturnType<LeadSource['takeSlice']>>

/** All of these leads: the user has seen who of them said no. */
export const leadsAsChosen = (leads: Leads): LeadSource => ({
  total: leads.length,
  takeSlice: async (offset, limit) => leads.slice(offset, offset + limit),
})

/** Every list is filled through this or through the review of an import. */
export function newLeads(leads: Leads): LeadSource {
  const said = whoSaidNo()
  const people = leads.flatMap((lead) => {
    const refusal = refusalOf(lead, said)
    return refusal ? `${lead.email}: ${refusalText(refusal)}` : []
  })
  const all = leadsAsChosen(leads)
  if (people.length === 0) return all
  const rest = leadsAsChosen(leads.filter((lead) => !refusalOf(lead, said)))
  rest.saidNo = { people, areIn: false, other: all }
  all.saidNo = { people, areIn: true, other: rest }
  return rest
}
/**
 * Leads that exist on the server, deduplicated; skips those without an id, which cannot be added.
 */
export function createdLeads(
  leads: readonly (PersonId & { email?: string | null | undefined })[],
): LeadSource {
  const byId = new Map(
    leads.map((lead) => [
      lead.apolloId,
      { apolloId: lead.sentId ?? lead.apolloId, email: lead.email ?? null },
    ]),
  )
  byId.delete('')
  return newLeads([...byId.values()])
}
