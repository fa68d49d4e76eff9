import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'

export type Recipient = {
  /** Undefined if the list is empty or unknown; see `isPending` and `error`. */
  contact: Contact | undefined
  contacts: readonly Contact[]
  /** Position in the list, from 1. */
  position: number
  move: (by: -1 | 1) => void
  isPending: boolean
  error: Error | null
  retry: () => void
}

const NOBODY: readonly Contact[] = []

/** The contact shown in the preview, for whom the AI also writes. */
export function useRecipient(listId: string | undefined): Recipient {
  const lists = useQuery(listsQuery)
  const list = listState(lists.data, listId)
  const ofList = useQuery({
    ...listContactsQuery(listId ?? ''),
    enabled: typeof list === 'object',
  })
  const { data, isFetching, error, refetch } = list === 'unknown' ? lists : ofList
  const [at, setAt] = useState({ listId, index: 0 })

  const contacts = ofList.data ?? NOBODY
  const shown = at.listId === listId ? at.index : 0
  const index = Math.min(shown, Math.max(0, contacts.length - 1))

  return {
    contact: contacts[index],
    contacts,
    position: index + 1,
    move: (by) => setAt({ listId, index: (index + by + contacts.length) % contacts.length }),
    isPending: isFetching && !data,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
