import type { Sender } from '@/entities/campaign/sender-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { ListState } from '@/entities/list/list-state'
import type { TokenName } from '../tokens/tokens'
import type { EmailStep } from '../model/sequence'

export type Finding = {
  /** The step to look at; undefined when the finding is about the whole campaign. */
  stepId?: string
  /** A full sentence that names the step. */
  text: string
  /** The words that it is about, as they stand in the subject or the body. */
  quote?: string
  /** The token that some contacts of the list lack. */
  lacking?: TokenName
}

export type FlightStep = Pick<EmailStep, 'id' | 'subject' | 'content' | 'sender' | 'writtenFor'>

export type Flight = {
  steps: readonly FlightStep[]
  list: ListState
  /** The contacts of the list; undefined until they have loaded, like the senders. */
  contacts?: readonly Contact[]
  senders?: readonly Sender[]
  /** The number of files by step id. */
  attachments?: Readonly<Record<string, number>>
}
