import { msg, translate } from '@/shared/i18n/translate'

const statusLabels = new Map([
  ['active', msg('Active')],
  ['paused', msg('Paused')],
  ['draft', msg('Draft')],
])

/** A status as a word to read; one that this application does not know is shown as it is. */
export function statusLabel(status: string): string {
  const label = statusLabels.get(status)
  if (label) return translate(label)
  return status ? status.charAt(0).toUpperCase() + status.slice(1) : translate('Unknown')
}
