import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openTabChannel, type TabChannel } from '@/shared/lib/work/tab-channel'
import { id } from './answer'
import { userIdOf } from './call-session'
import { refreshQuietly } from './query-client'

const changeReader = z.object({ userId: id, keys: z.array(z.readonly(z.array(z.unknown()))) })

type Change = z.output<typeof changeReader>

const changeChannels = new WeakMap<QueryClient, TabChannel<Change>>()

/** Makes the user's other tabs refetch the data that a write changed. */
export function tellOtherTabs(client: QueryClient, keys: QueryKey[]): void {
  const userId = userIdOf(client)
  if (userId !== undefined) changeChannels.get(client)?.post({ userId, keys })
}

/** Refetches what the user's other tabs changed. Returns unsubscribe. */
export function followChanges(client: QueryClient): () => void {
  const channel = openTabChannel('changes', changeReader, ({ userId, keys }) => {
    if (userId !== userIdOf(client)) return
    void refreshQuietly(
      client,
      keys.map((queryKey) => ({ queryKey })),
    )
  })
  changeChannels.set(client, channel)
  return () => {
    channel.close()
    changeChannels.delete(client)
  }
}
