import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/store'
import { useUnsavedWork } from '@/shared/lib/unsaved-work'
import { draftsAsWork, userDrafts } from '@/shared/lib/user-drafts'

/** Registers the stored drafts as unsaved work, even if their screen was not opened. */
export function KeptDrafts() {
  const user = useCurrentUser()
  useStore(userDrafts.changes)
  useUnsavedWork(draftsAsWork(user.id))
  return null
}
