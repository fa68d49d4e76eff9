import { formatCount } from '@/shared/lib/format-count'
import type { Message } from '@/shared/ui/notifications/message'
import { listHolds } from './list-holds'
import type { SaveProgress } from './save-leads'

/** Texts of a new list, as in Lead Search. */
export const createListMessages = {
  nameRequired: {
    title: 'List name required',
    description: 'Please enter a name for your list.',
  },
  created: (name: string, leads: number, total: number): Message => ({
    title: 'List created',
    description: listHolds(name, leads, total),
  }),
  failed: { title: 'Creation failed', description: 'Failed to create list' },
}

/** Texts of adding leads to a list that exists. */
export const addMessages = {
  added: (listName: string, { sent, saved, already }: SaveProgress): Message => {
    const refused = sent - saved - already
    return {
      title: saved === 0 ? 'No leads added' : 'Leads added',
      description: [
        saved === 1 && `1 lead was added to “${listName}”.`,
        saved > 1 && `${formatCount(saved)} leads were added to “${listName}”.`,
        already === 1 && `1 was in “${listName}” before.`,
        already > 1 && `${formatCount(already)} were in “${listName}” before.`,
        refused > 0 && `The server did not accept ${formatCount(refused)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    }
  },
  failed: {
    title: 'Adding failed',
    description: 'Failed to add the leads to the list',
  },
}
