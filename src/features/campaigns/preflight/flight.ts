import type { Sender } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import type { EmailStep } from '../sequence/sequence'

export type Finding = {
  /** Of the step to look at; undefined when it is about the campaign as a whole. */
  stepId?: string
  /** A whole sentence that names the step. */
  text: string
}

export type FlightStep = Pick<EmailStep, 'id' | 'subject' | 'content' | 'sender'>

export type Flight = {
  steps: readonly FlightStep[]
  /** 'unknown' while the lists are not there. */
  list: List | 'none' | 'deleted' | 'unknown'
  /** Of the list; undefined while they are not known, and so are the senders. */
  contacts?: readonly Contact[]
  senders?: readonly Sender[]
  /** Number of files by the id of their step. */
  attachments?: Readonly<Record<string, number>>
}

export function listState(
  lists: readonly List[] | undefined,
  listId: string | undefined,
): Flight['list'] {
  if (listId === undefined) return 'none'
  if (!lists) return 'unknown'
  return lists.find(({ id }) => id === listId) ?? 'deleted'
}
