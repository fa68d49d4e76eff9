import * as z from 'zod/mini'
import { id } from '@/shared/api/answer'
import { createStore } from '@/shared/lib/state/store'
import { openTabChannel } from '@/shared/lib/work/tab-channel'

/** Another user may have signed in: the user is reread before the next write. */
export const isUserUncertain = createStore(false)

/** The signed-in user (null for nobody), or unknown after a log in without a response. */
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

export const announceUser = (userId: string | null): void => announce({ kind: 'user', userId })

export const announceDoubt = (): void => announce({ kind: 'unknown' })

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
