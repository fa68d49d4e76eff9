import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import { notify } from '../notifications/toaster'

/**
 * Copies and shows a toast.
 * @returns false, without a toast, if the browser refuses
 */
export async function copyText(
  text: string,
  copied: Message = { title: translate('Copied to clipboard') },
  html?: string,
): Promise<boolean> {
  try {
    await (html === undefined
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([
          new ClipboardItem({
            'text/plain': new Blob([text], { type: 'text/plain' }),
            'text/html': new Blob([html], { type: 'text/html' }),
          }),
        ]))
  } catch {
    return false
  }
  notify.success(copied)
  return true
}
