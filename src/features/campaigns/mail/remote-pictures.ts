import { deviceStorage } from '@/shared/lib/browser-storage'

const KEY = 'remote-pictures'
const HIDDEN = 'hidden'

/**
 * Shown unless a person has said otherwise: the mails are those of one's own team, and the preview
 * and the editor show their pictures too. Hiding them is for those who would rather not be counted
 * as a reader by whoever has the pictures.
 */
export const areRemotePicturesShown = (): boolean => deviceStorage.read(KEY) !== HIDDEN

export function keepRemotePictures(isShown: boolean) {
  deviceStorage.write(KEY, isShown ? undefined : HIDDEN)
}
