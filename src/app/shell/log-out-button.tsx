import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useLogOut } from '@/entities/session/session-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import {
  discardWorkLostBy,
  isLeaveAsked,
  isWorkLostBy,
  type LeaveQuestion,
} from '@/shared/lib/work/unsaved-work'
import { visibleText } from '@/shared/lib/values/visible-text'
import { askOtherTabs } from '@/shared/lib/work/work-in-tabs'
import { Button, PENDING } from '@/shared/ui/button'
import { LogoutIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { LeaveDialog } from './leave-guard'

const LogOutDialog = lazyPart(async () => (await import('./log-out-dialog')).LogOutDialog, {
  closeOf: ({ onStay }) => onStay,
})

const wordsForLogOut = msg('log out sign off exit', 'words that find the command')

const leaving = { by: 'log-out' } as const

/** Timeout in milliseconds: unresponsive storage must not block log out. */
const DRAFTS_TIMEOUT_MS = 2000

/**
 * The drafts of the user on this device; none if they cannot be read, in which case they are kept.
 */
async function draftsOf(userId: string) {
  const reading = import('@/features/campaign-builder/drafts/drafts-of-user').then(
    async ({ draftsOfUser }) => {
      const { read, removeAll } = draftsOfUser(userId)
      return { names: (await read()).map(({ name }) => visibleText(name)), removeAll }
    },
  )
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, DRAFTS_TIMEOUT_MS))
  return Promise.race([reading, timeout]).catch(() => undefined)
}

type Asked = {
  elsewhere: readonly LeaveQuestion[]
  drafts: Awaited<ReturnType<typeof draftsOf>>
}

/**
 * Confirms log out, which ends the work in all tabs, and asks whether to keep the user's drafts.
 */
export function LogOutButton() {
  const t = useTranslation()
  const { id } = useCurrentUser()
  const logOut = useLogOut()
  const [isChecking, setIsChecking] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const isPending = isChecking || logOut.isPending
  const isAsked = asked !== undefined
  useEffect(() => isLeaveAsked.set(isAsked), [isAsked])

  const handleLogOut = async () => {
    setIsChecking(true)
    const [elsewhere, drafts] = await Promise.all([askOtherTabs(), draftsOf(id)])
    setIsChecking(false)
    const hasDrafts = drafts !== undefined && drafts.names.length > 0
    if (hasDrafts || elsewhere.length > 0 || isWorkLostBy(leaving)) setAsked({ elsewhere, drafts })
    else logOut.mutate({})
  }
  const handleLeave = (remove?: () => void) => {
    setAsked(undefined)
    discardWorkLostBy(leaving)
    logOut.mutate({ remove })
  }
  const handleStay = () => setAsked(undefined)

  return (
    <>
      <Button
        disabledReason={isPending ? t(PENDING) : undefined}
        ref={action('', t(wordsForLogOut))}
        variant="ghost"
        justifyContent="flex-start"
        color="fg.muted"
        onClick={() => void handleLogOut()}
      >
        <LogoutIcon />
        {isPending ? t('Logging out...') : t('Logout')}
      </Button>
      {asked &&
        (asked.drafts && asked.drafts.names.length > 0 ? (
          <LogOutDialog
            drafts={asked.drafts.names}
            elsewhere={asked.elsewhere}
            onLeave={(isKeeping) => handleLeave(isKeeping ? undefined : asked.drafts?.removeAll)}
            onStay={handleStay}
          />
        ) : (
          <LeaveDialog
            leaving={leaving}
            elsewhere={asked.elsewhere}
            onLeave={() => handleLeave()}
            onStay={handleStay}
          />
        ))}
    </>
  )
}
