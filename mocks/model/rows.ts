import type { Schemas } from '../contract/contract-http'

/** What the tables hold. Identifiers are numeric strings; times are milliseconds since the epoch. */

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
  /** When it was sending, oldest first; an open end means that it is sending now. */
  runs: Run[]
  /** Milliseconds from one recipient to the next. */
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

/** `id` is the Apollo id of a prospect whose address was paid for. */
export type RevealRow = { id: string }

/** The company's account, a single row; units, 100 are one credit. */
export type AccountRow = { id: string; balance: number }

/** The last number given out; `id` is the table's name. Numbers are never used twice. */
export type SequenceRow = { id: string; last: number }
