import { Button } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useLogOut } from '@/entities/session/session-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { isWorkLostBy, type LeaveQuestion } from '@/shared/lib/unsaved-work'
import { askOtherTabs } from '@/shared/lib/work-in-tabs'
import { LogoutIcon } from '@/shared/ui/icons'
import { PENDING, Refusal } from '@/shared/ui/refusal'
import { LeaveDialog } from './lazy-parts'

/** The button itself says "Logout". */
const wordsForLogOut = msg('log out sign off exit', 'words that find the command')

const leaving = { by: 'log-out' } as const

/** Log out ends what is in progress in all tabs and drops the user's drafts on this device, so it asks. */
export function LogOutButton() {
  const t = useTranslation()
  const logOut = useLogOut()
  const [isChecking, setIsChecking] = useState(false)
  /** Of the other tabs; undefined while nothing is asked. */
  const [elsewhere, setElsewhere] = useState<readonly LeaveQuestion[]>()
  const isPending = isChecking || logOut.isPending

  const handleLogOut = async () => {
    setIsChecking(true)
    const questions = await askOtherTabs()
    setIsChecking(false)
    if (questions.length > 0 || isWorkLostBy(leaving)) setElsewhere(questions)
    else logOut.mutate()
  }
  const handleLeave = () => {
    setElsewhere(undefined)
    logOut.mutate()
  }

  return (
    <>
      <Refusal reason={isPending ? t(PENDING) : undefined}>
        <Button
          ref={action('', t(wordsForLogOut))}
          variant="ghost"
          justifyContent="flex-start"
          color="fg.muted"
          disabled={isPending}
          onClick={() => void handleLogOut()}
        >
          <LogoutIcon />
          {isPending ? t('Logging out...') : t('Logout')}
        </Button>
      </Refusal>
      {elsewhere && (
        <Suspense>
          <LeaveDialog
            leaving={leaving}
            elsewhere={elsewhere}
            onLeave={handleLeave}
            onStay={() => setElsewhere(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
