import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ReadError } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { UserText } from '@/shared/ui/user-text'
import { ownSenders, useOwnSenders } from '../own-senders'
import { sendersQuery } from '../sender-queries'

const boxStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '8',
  cursor: 'pointer',
  '& input': { boxSize: '4', flexShrink: '0' },
} as const

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Narrows what is shown to campaigns of the user's senders, which are asked for once. */
export function OnlyMine({ isOn, onChange }: Props) {
  const t = useTranslation()
  const senders = useOwnSenders()
  const [isChoosing, setIsChoosing] = useState(false)
  const handleChange = (next: boolean) => {
    if (next && senders.length === 0) setIsChoosing(true)
    else onChange(next)
  }
  return (
    <Flex align="center" gap="1" color="fg.muted" textStyle="sm" data-not-printed>
      <chakra.label css={boxStyles}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => handleChange(target.checked)}
        />
        {t('Only mine')}
      </chakra.label>
      {isOn && (
        <Button
          size="xs"
          variant="ghost"
          title={senders.join(', ')}
          onClick={() => setIsChoosing(true)}
        >
          {t('Your senders')}
        </Button>
      )}
      {isChoosing && (
        <OwnSendersDialog
          onChosen={(chosen) => onChange(chosen.length > 0)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Flex>
  )
}

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
            <chakra.label css={boxStyles}>
              <input
                type="checkbox"
                checked={chosen.includes(sender.email)}
                onChange={({ target }) =>
                  setChanged(
                    target.checked
                      ? [...chosen, sender.email]
                      : chosen.filter((one) => one !== sender.email),
                  )
                }
              />
              <UserText text={sender.name ? `${sender.name}, ${sender.email}` : sender.email} />
            </chakra.label>
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
