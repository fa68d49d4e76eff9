const channelName = 'session'

/** Informs the other tabs of the signed-in user; null for nobody. */
export function announceUser(userId: string | null): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(userId)
  channel.close()
}

/** @returns a function that unsubscribes */
export function listenToTabs(listener: (userId: unknown) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => listener(data))
  return () => channel.close()
}
