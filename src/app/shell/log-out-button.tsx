import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useLogOut } from '@/entities/session/session-queries'
import { msg, type Translate, useTranslation } from '@/shared/i18n/translate'
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
import { LeaveDialog } from './leave-guard'

const wordsForLogOut = msg('log out sign off exit', 'words that find the command')

const leaving = { by: 'log-out' } as const

/** Timeout in milliseconds: unresponsive storage must not block log out. */
const DRAFTS_TIMEOUT_MS = 2000

/** The drafts of the user on this device, if any; none if they cannot be read, and are kept. */
async function draftsOf(userId: string) {
  const reading = import('@/features/campaign-builder/drafts/drafts-of-user').then(
    async ({ draftsOfUser }) => {
      const { read, removeAll } = draftsOfUser(userId)
      const names = (await read()).map(({ name }) => visibleText(name))
      return names.length > 0 ? { names, removeAll } : undefined
    },
  )
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, DRAFTS_TIMEOUT_MS))
  return Promise.race([reading, timeout]).catch(() => undefined)
}

const questionOf = ([name = '', ...others]: readonly string[], t: Translate): LeaveQuestion => ({
  title: t('Log out with unsaved drafts?'),
  text:
    others.length === 0
      ? t('“{name}” is not saved as a campaign yet.', { name })
      : t('{count, plural, one {# draft is} other {# drafts are}} not saved as campaigns yet.', {
          count: others.length + 1,
        }),
  confirmLabel: t('Log out'),
  cancelLabel: t('Stay signed in'),
})

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
  const [isKeeping, setIsKeeping] = useState(true)
  const isPending = isChecking || logOut.isPending
  const isAsked = asked !== undefined
  useEffect(() => isLeaveAsked.set(isAsked), [isAsked])

  const handleLogOut = async () => {
    setIsChecking(true)
    const [elsewhere, drafts] = await Promise.all([askOtherTabs(), draftsOf(id)])
    setIsChecking(false)
    setIsKeeping(true)
    if (drafts || elsewhere.length > 0 || isWorkLostBy(leaving)) setAsked({ elsewhere, drafts })
    else logOut.mutate({})
  }
  const handleLeave = () => {
    setAsked(undefined)
    discardWorkLostBy(leaving)
    logOut.mutate({ remove: isKeeping ? undefined : asked?.drafts?.removeAll })
  }

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
      {asked && (
        <LeaveDialog
          leaving={leaving}
          first={asked.drafts && questionOf(asked.drafts.names, t)}
          elsewhere={asked.elsewhere}
          onLeave={handleLeave}
          onStay={() => setAsked(undefined)}
          option={
            asked.drafts && {
              label: t('Keep on this device, for this user only'),
              isOn: isKeeping,
              onChange: setIsKeeping,
            }
          }
        />
      )}
    </>
  )
}
