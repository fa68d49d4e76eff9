import { keepOnDevice, readFromDevice } from '@/shared/lib/device-store'

const KEY = 'signed-in'

/** Whether somebody was signed in when this browser was here the last time. Says nothing of now. */
export const wasSignedIn = () => readFromDevice(KEY) === 'yes'

export function rememberSession(isSignedIn: boolean): void {
  keepOnDevice(KEY, isSignedIn ? 'yes' : undefined)
}
