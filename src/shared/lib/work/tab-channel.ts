import * as z from 'zod/mini'

/** Increment on incompatible changes: tabs of different versions ignore each other. */
const VERSION = 1

export type TabChannel<Message> = { post: (message: Message) => void; close: () => void }

/** Messages between the tabs of this browser. Messages that do not match the schema are ignored. */
export function openTabChannel<Message>(
  name: string,
  schema: z.ZodMiniType<Message>,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  // Missing in some embedded browsers: the tabs then work alone.
  if (!('BroadcastChannel' in globalThis)) return { post: () => {}, close: () => {} }
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
