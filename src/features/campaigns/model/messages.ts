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
  'held-elsewhere': (name: string): Message => ({
    title: translate('Already on hold in another tab'),
    description: translate('“{name}” is about to be sent there. Nothing was sent from here.', {
      name,
    }),
  }),
  'sent-elsewhere': (name: string): Message => ({
    title: translate('Nothing was sent from this tab'),
    description: translate(
      'Another tab has just sent “{name}”. The list is read again: check it before you send.',
      { name },
    ),
  }),
  deleted: (name: string): Message => ({
    title: translate('Nothing was sent'),
    description: translate('“{name}” was deleted, so what was on hold with it is not sent.', {
      name,
    }),
  }),
  'too-late': (name: string): Message => ({
    title: translate('Nothing was sent'),
    description: translate(
      'The countdown of “{name}” was interrupted, as when the computer sleeps.',
      { name },
    ),
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
