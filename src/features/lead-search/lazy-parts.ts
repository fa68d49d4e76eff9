import { lazyPart } from '@/shared/ui/lazy-part'

export const CreateContactDialog = lazyPart(
  async () => (await import('./create-contact-dialog')).CreateContactDialog,
)
export const SavedSearchesDialog = lazyPart(
  async () => (await import('./saved-searches/saved-searches-dialog')).SavedSearchesDialog,
)
