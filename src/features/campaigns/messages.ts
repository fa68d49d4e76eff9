import type { Message } from '@/shared/ui/message'

/** The words of the flow's rules. */
export const campaignMessages = {
  nameRequired: { title: 'Campaign name required – Please enter a name for your campaign' },
  missingInformation: { title: 'Missing information – Please select a lead list to continue' },
  notFound: { title: 'Error – Campaign not found' },
  discarded: (name: string): Message => ({
    title: 'Draft discarded',
    description: `“${name || 'Untitled campaign'}” is no longer kept on this device.`,
  }),
  editMode: (name: string): Message => ({
    title: 'Edit Mode',
    description: `Saving makes a new campaign from “${name}”.`,
  }),
}
