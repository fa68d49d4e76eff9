import type { Message } from '@/shared/ui/notifications/message'

const UNTITLED = 'Untitled campaign'

/** Texts of the rules of the flow. */
export const campaignMessages = {
  nameRequired: { title: 'Campaign name required – Please enter a name for your campaign' },
  missingInformation: { title: 'Missing information – Please select a lead list to continue' },
  notFound: { title: 'Error – Campaign not found' },
  discarded: (name: string): Message => ({
    title: 'Draft discarded',
    description: `“${name || UNTITLED}” is no longer kept on this device.`,
  }),
  newerDraft: (name: string, newerName: string): Message => ({
    title: 'There is a newer draft',
    description: `“${name || UNTITLED}” can come back in place of “${newerName || UNTITLED}”.`,
  }),
  'held-elsewhere': (name: string): Message => ({
    title: 'Already on hold in another tab',
    description: `“${name}” is about to be sent there. Nothing was sent from here.`,
  }),
  'sent-elsewhere': (name: string): Message => ({
    title: 'Nothing was sent from this tab',
    description: `Another tab has just sent “${name}”. The list is read again: check it before you send.`,
  }),
  deleted: (name: string): Message => ({
    title: 'Nothing was sent',
    description: `“${name}” was deleted, so what was on hold with it is not sent.`,
  }),
  'too-late': (name: string): Message => ({
    title: 'Nothing was sent',
    description: `The countdown of “${name}” was interrupted, as when the computer sleeps.`,
  }),
  /** @param discarded the name of the draft that was discarded for the newer one */
  editMode: (name: string, discarded?: string): Message => ({
    title: 'Edit Mode',
    description: [
      `Saving makes a new campaign from “${name}”.`,
      ...(discarded === undefined ? [] : [`The draft “${discarded || UNTITLED}” is discarded.`]),
    ].join(' '),
  }),
}
