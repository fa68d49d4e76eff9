const channelName = 'session'

/** Tells the other tabs who is signed in now; null for nobody. */
export function announceUser(userId: string | null): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(userId)
  channel.close()
}

/** @returns a function that stops listening */
export function listenToTabs(listener: (userId: unknown) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => listener(data))
  return () => channel.close()
}
