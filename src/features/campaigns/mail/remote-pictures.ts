import { deviceStorage } from '@/shared/lib/browser-storage'

const KEY = 'remote-pictures'
const HIDDEN = 'hidden'

/**
 * Pictures are shown unless the person switched them off: the mails are the team's own, and the
 * preview and the editor show them too. Without them, their host cannot count the person as a
 * reader.
 */
export const areRemotePicturesShown = (): boolean => deviceStorage.read(KEY) !== HIDDEN

export function keepRemotePictures(isShown: boolean) {
  deviceStorage.write(KEY, isShown ? undefined : HIDDEN)
}
