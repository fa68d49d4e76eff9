import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'

const untitled = () => translate('Untitled campaign')

/** Texts of the rules of the flow. */
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
  newerDraft: (name: string, newerName: string): Message => ({
    title: translate('There is a newer draft'),
    description: translate('“{name}” can come back in place of “{newerName}”.', {
      name: name || untitled(),
      newerName: newerName || untitled(),
    }),
  }),
  /** @param discarded the name of the draft that was discarded for the newer one */
  editMode: (name: string, discarded?: string): Message => ({
    title: translate('Edit Mode'),
    description: [
      translate('Saving makes a new campaign from “{name}”.', { name }),
      ...(discarded === undefined
        ? []
        : [translate('The draft “{name}” is discarded.', { name: discarded || untitled() })]),
    ].join(' '),
  }),
}
