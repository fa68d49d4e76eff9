import { deviceStorage } from '@/shared/lib/browser-storage'

const KEY = 'signed-in'

/** Whether somebody was signed in when this browser was here the last time. Says nothing of now. */
export const wasSignedIn = () => deviceStorage.read(KEY) === 'yes'

export function rememberSession(isSignedIn: boolean): void {
  deviceStorage.write(KEY, isSignedIn ? 'yes' : undefined)
}
