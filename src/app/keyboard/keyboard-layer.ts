import { createSessionStore } from '@/shared/lib/store'

/** What is open: the command palette, or the sheet of shortcuts. */
export const keyboardLayer = createSessionStore<'palette' | 'shortcuts' | undefined>(undefined)
