import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

const MAX_BYTES = 2 * 1024 * 1024
const TYPES = new Set(['image/jpeg', 'image/png', 'image/gif'])
/** Side length of the stored picture in pixels: three times the largest avatar. */
const SIDE_PX = 256

export const acceptedPictures = '.jpg,.jpeg,.png,.gif'

export const unreadablePicture: Message = {
  title: msg('The picture could not be read'),
  description: msg('The file may be damaged. Choose another one.'),
}

export function whyNotPicture({ type, size }: Pick<File, 'type' | 'size'>): Message | undefined {
  if (!TYPES.has(type)) {
    return {
      title: translate('Invalid file type'),
      description: translate('Choose a JPG, PNG or GIF picture.'),
    }
  }
  if (size > MAX_BYTES) {
    return {
      title: translate('File too large'),
      description: translate('A picture may be at most 2MB.'),
    }
  }
  return undefined
}

/**
 * Crops the picture to a small centred square, so that it fits into storage.
 * @returns a data URL
 * @throws DOMException if the file is not a picture
 */
export async function toSquarePicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const side = Math.min(bitmap.width, bitmap.height)
  const left = (bitmap.width - side) / 2
  const top = (bitmap.height - side) / 2
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
  bitmap.close()
  return canvas.toDataURL()
}
