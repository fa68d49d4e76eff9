import { translate } from '@/shared/i18n/translate'
import type { Message } from './notifications/message'
import { notify } from './notifications/toaster'

/**
 * Copies and shows a toast.
 * @returns false, without a toast, if the browser refuses
 */
export async function copyText(
  text: string,
  copied: Message = { title: translate('Copied to clipboard') },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false
  }
  notify.success(copied)
  return true
}
