import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { ReadError } from '@/shared/ui/page/error-panel'
import { Loading } from '@/shared/ui/loading'
import { UserText } from '@/shared/ui/user-text'
import { ownSenders, useOwnSenders } from '../own-senders'
import { sendersQuery } from '../sender-queries'

type DialogProps = { onChosen: (senders: readonly string[]) => void; onClose: () => void }

export function OwnSendersDialog({ onChosen, onClose }: DialogProps) {
  const t = useTranslation()
  const { id, email } = useCurrentUser()
  const stored = useOwnSenders()
  const senders = useQuery(sendersQuery)
  const [changed, setChanged] = useState<readonly string[]>()
  const own = senders.data?.filter((sender) => isSameAddress(sender.email, email)) ?? []
  const chosen = changed ?? (stored.length > 0 ? stored : own.map((sender) => sender.email))

  const handleSave = () => {
    ownSenders(id).set([...chosen])
    onChosen(chosen)
    onClose()
  }
  return (
    <Dialog
      title={t('Your senders')}
      description={t(
        '“Only mine” shows the campaigns that send from them, and their events. Kept on this device.',
      )}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabledReason={chosen.length === 0 ? t('Nothing is chosen.') : undefined}
            onClick={handleSave}
          >
            {t('Save')}
          </Button>
        </>
      }
    >
      {senders.isPending && <Loading label={t('Loading senders...')} />}
      {!senders.data && senders.error && (
        <ReadError of={senders} title={t('The senders could not be loaded')} />
      )}
      <chakra.ul listStyleType="none" aria-label={t('Senders')}>
        {senders.data?.map((sender) => (
          <li key={sender.id || sender.email}>
            <CheckLabel
              isChecked={chosen.includes(sender.email)}
              minHeight={{ base: '6', md: '8' }}
              alignItems="center"
              onChange={(isChecked) =>
                setChanged(
                  isChecked
                    ? [...chosen, sender.email]
                    : chosen.filter((one) => one !== sender.email),
                )
              }
            >
              <UserText text={sender.name ? `${sender.name}, ${sender.email}` : sender.email} />
            </CheckLabel>
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
