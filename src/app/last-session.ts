import { deviceStorage } from '@/shared/lib/browser-storage'

const KEY = 'signed-in'

/** Whether the last visit of this browser ended signed in. The session may have ended since. */
export const wasSignedIn = () => deviceStorage.read(KEY) === 'yes'

export function rememberSession(isSignedIn: boolean): void {
  deviceStorage.write(KEY, isSignedIn ? 'yes' : undefined)
}
