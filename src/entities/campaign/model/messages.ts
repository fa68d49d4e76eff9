import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

export const untitled = () => translate('Untitled campaign')

export const campaignMessages = {
  nameRequired: { title: msg('Campaign name required – Please enter a name for your campaign') },
  missingInformation: { title: msg('Missing information – Please select a lead list to continue') },
  notFound: { title: msg('Error – Campaign not found') },
  discarded: (name: string): Message => ({
    title: translate('Draft discarded'),
    description: translate('“{name}” is no longer kept on this device.', {
      name: name || untitled(),
    }),
  }),
  elsewhere: { title: msg('The draft is open in another tab') },
  refused: {
    title: msg('The other tab keeps the draft'),
    description: msg('Its last changes cannot be stored. Save the campaign in that tab.'),
  },
  savedEarlier: (name: string): Message => ({
    title: translate('Campaign created'),
    description: translate('“{name}” was saved before this page was opened.', { name }),
  }),
  editMode: (name: string): Message => ({
    title: translate('Edit Mode'),
    description: translate('Saving makes a new campaign from “{name}”.', { name }),
  }),
}
