import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

export const contactsMessages = {
  withoutIds: {
    title: msg('Invalid selection'),
    description: msg('These contacts have no id, so they cannot be added to a list.'),
  },
  nothingToCopy: {
    title: msg('No emails to copy'),
    description: msg('None of these contacts has an address.'),
  },
  exported: (contacts: number, fileName: string): Message => ({
    title: translate('Export successful'),
    description:
      contacts === 1
        ? translate('1 contact is in {fileName}.', { fileName })
        : translate('{contacts, number} contacts are in {fileName}.', { contacts, fileName }),
  }),
}
