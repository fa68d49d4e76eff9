import { msg, translate } from '@/shared/i18n/translate'
import { addressKey } from '@/shared/lib/values/addresses'
import { copyText } from '@/shared/ui/copy/copy-text'
import type { Message } from '@/shared/i18n/message'
import { notify } from '@/shared/ui/notifications/toaster'

const copied = (emails: number): Message => ({
  title: translate('Copied to clipboard'),
  description:
    emails === 1
      ? translate('1 email was copied.')
      : translate('{emails} emails were copied.', { emails }),
})

const notCopied: Message = {
  title: msg('The emails could not be copied'),
  description: msg('Your browser blocked the clipboard. Select them in the table instead.'),
}

/** Copies the known addresses, deduplicated, one per line; shows `nothing` if there are none. */
export async function copyEmails(
  people: readonly { email?: string | undefined }[],
  nothing: Message = notCopied,
): Promise<void> {
  const emails = new Map<string, string>()
  for (const { email } of people) {
    if (email && !emails.has(addressKey(email))) emails.set(addressKey(email), email)
  }
  if (emails.size === 0) notify.error(nothing)
  else if (!(await copyText([...emails.values()].join('\n'), copied(emails.size)))) {
    notify.error(notCopied)
  }
}
