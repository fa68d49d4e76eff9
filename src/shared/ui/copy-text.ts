import { translate } from '@/shared/i18n/translate'
import type { Message } from './notifications/message'
import { notify } from './notifications/toaster'

/** Copies and says so. @returns false where the browser refuses: then nothing is said */
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
