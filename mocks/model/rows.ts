import type { Schemas } from '../contract/contract-http'

/** Table rows. Ids are numeric strings; times are milliseconds since the epoch. */

export type UserRow = {
  id: string
  name: string
  email: string
  password: string
  role: Schemas['Role']
}

/** `id` is the token in the session cookie. */
export type SessionRow = { id: string; userId: string }

export type SenderRow = { id: string; name: string; email: string; verified: boolean }

export type ListRow = { id: string; name: string; description: string; createdAt: number }

export type CampaignRow = {
  id: string
  name: string
  description: string
  /** Kept when the list is deleted. */
  listId: string | null
  emailTemplate: string
  steps: Schemas['SequenceStep'][]
  status: Schemas['CampaignStatus']
  createdAt: number
  /** Sending periods, oldest first; one without an end is running. */
  runs: Run[]
  /** Milliseconds between recipients. */
  pace: number
}

export type Run = { from: number; to: number | null }

export type ContactRow = {
  id: string
  apolloId: string
  firstName: string
  lastName: string
  name: string
  title: string
  companyName: string
  location: string
  companySize: string
  email: string | null
  phone: string
  linkedinUrl: string
}

/** `id` is the Apollo id of a prospect whose address was revealed. */
export type RevealRow = { id: string }

export type AccountRow = { id: string; balance: number }

/** The last id used in a table; `id` is the table's name. Ids are never reused. */
export type SequenceRow = { id: string; last: number }
