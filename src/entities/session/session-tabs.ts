import * as z from 'zod/mini'
import { id } from '@/shared/api/answer'
import { openTabChannel } from '@/shared/lib/work/tab-channel'

/** Who is signed in now (null is nobody), or that this is not known, after a log in without an answer. */
const messageReader = z.union([
  z.object({ kind: z.literal('user'), userId: z.nullable(id) }),
  z.object({ kind: z.literal('unknown') }),
])

type Message = z.output<typeof messageReader>

function announce(message: Message) {
  const channel = openTabChannel('session', messageReader, () => {})
  channel.post(message)
  channel.close()
}

/** Informs the other tabs of the signed-in user; null for nobody. */
export const announceUser = (userId: string | null): void => announce({ kind: 'user', userId })

/** Informs the other tabs that somebody else may be signed in now. */
export const announceDoubt = (): void => announce({ kind: 'unknown' })

/** @returns a function that unsubscribes */
export function listenToTabs(listeners: {
  onUser: (userId: string | null) => void
  onDoubt: () => void
}): () => void {
  const channel = openTabChannel('session', messageReader, (message) => {
    if (message.kind === 'user') listeners.onUser(message.userId)
    else listeners.onDoubt()
  })
  return channel.close
}
