import { msg } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

/** Mail clients clip much larger messages. */
const MAX_BYTES = 500_000
const TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

export const embeddablePictures = '.png,.jpg,.jpeg,.gif,.webp'

export const unreadablePicture: Message = {
  title: msg('The picture could not be read'),
  description: msg('The file may be damaged. Choose another one.'),
}

/** Why a file cannot be embedded as an image; undefined if it can. */
export function whyNotEmbedded({ type, size }: Pick<File, 'type' | 'size'>): Message | undefined {
  if (!TYPES.has(type)) {
    return {
      title: msg('This file cannot be shown in an e-mail'),
      description: msg('Choose a PNG, JPG, GIF or WebP picture.'),
    }
  }
  if (size > MAX_BYTES) {
    return {
      title: msg('This picture is too large to embed'),
      description: msg(
        'Pictures inside an e-mail may have up to 500 kB. Insert it by address instead.',
      ),
    }
  }
  return undefined
}
