import { lazyPart, opening } from '@/shared/ui/lazy-part'

export const CreateContactDialog = lazyPart(
  async () => (await import('./create-contact-dialog')).CreateContactDialog,
  opening(),
)
