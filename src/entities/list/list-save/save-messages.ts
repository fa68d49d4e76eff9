import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'
import type { SaveProgress } from './list-save-job'

/** Claims only what the server answered. */
export function listHolds(
  listName: string,
  { saved, added }: SaveProgress,
  total: number,
): string | undefined {
  const refused = total - saved
  const sentences = [
    added !== undefined && added !== saved && partAdded(listName, added, saved),
    added === saved &&
      translate(
        '{saved, plural, one {“{listName}” holds 1 contact.} other {“{listName}” holds # contacts.}}',
        { listName, saved },
      ),
    refused > 0 &&
      translate(
        'The server did not accept {refused, number} of {total, number}. All leads stay here.',
        { refused, total },
      ),
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}

const partAdded = (listName: string, added: number, total: number) =>
  translate('“{listName}”: the server added {added, number} of {total, number}.', {
    listName,
    added,
    total,
  })

export const nameRequired = {
  title: msg('List name required'),
  description: msg('Please enter a name for your list.'),
}

export const createListMessages = {
  created: (name: string, progress: SaveProgress, total: number): Message => ({
    title: translate('List created'),
    description: listHolds(name, progress, total),
  }),
  failed: { title: msg('Creation failed'), description: msg('Failed to create list') },
}

export const addMessages = {
  added: (listName: string, { sent, saved, added, already }: SaveProgress): Message => {
    const refused = sent - saved - already
    return {
      title: (added ?? saved) === 0 ? translate('No leads added') : translate('Leads added'),
      description: [
        added !== undefined && added !== saved && partAdded(listName, added, saved),
        saved > 0 &&
          added === saved &&
          translate(
            '{saved, plural, one {1 lead was added to “{listName}”.} other {# leads were added to “{listName}”.}}',
            { saved, listName },
          ),
        already > 0 &&
          translate(
            '{already, plural, one {1 was in “{listName}” before.} other {# were in “{listName}” before.}}',
            { already, listName },
          ),
        refused > 0 && translate('The server did not accept {refused, number}.', { refused }),
      ]
        .filter(Boolean)
        .join(' '),
    }
  },
  failed: {
    title: msg('Adding failed'),
    description: msg('Failed to add the leads to the list'),
  },
}
