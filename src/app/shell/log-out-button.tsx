import { Button } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useLogOut } from '@/entities/session/session-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { isWorkLostBy } from '@/shared/lib/unsaved-work'
import { LogoutIcon } from '@/shared/ui/icons'
import { PENDING, Refusal } from '@/shared/ui/refusal'
import { LeaveDialog } from './lazy-parts'

const leaving = { by: 'log-out' } as const

/** Log out drops the user's drafts on this device, so it asks if there are any. */
export function LogOutButton() {
  const t = useTranslation()
  const logOut = useLogOut()
  const [isAsking, setIsAsking] = useState(false)

  const handleLeave = () => {
    setIsAsking(false)
    logOut.mutate()
  }

  return (
    <>
      <Refusal reason={logOut.isPending ? t(PENDING) : undefined}>
        <Button
          ref={action()}
          variant="ghost"
          justifyContent="flex-start"
          color="fg.muted"
          disabled={logOut.isPending}
          onClick={() => (isWorkLostBy(leaving) ? setIsAsking(true) : logOut.mutate())}
        >
          <LogoutIcon />
          {logOut.isPending ? t('Logging out...') : t('Logout')}
        </Button>
      </Refusal>
      {isAsking && (
        <Suspense>
          <LeaveDialog leaving={leaving} onLeave={handleLeave} onStay={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
