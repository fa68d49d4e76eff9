import * as z from 'zod/mini'

/** Incremented by a change that an older tab would read wrongly: tabs of other versions ignore each other. */
const VERSION = 1

export type TabChannel<Message> = { post: (message: Message) => void; close: () => void }

/** Messages between the tabs of this browser. One that does not match the schema is ignored. */
export function openTabChannel<Message>(
  name: string,
  schema: z.ZodMiniType<Message>,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  const envelope = z.object({ version: z.literal(VERSION), message: schema })
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    const read = envelope.safeParse(data)
    if (read.success) onMessage(read.data.message)
  })
  return {
    post: (message) => channel.postMessage({ version: VERSION, message }),
    close: () => channel.close(),
  }
}
