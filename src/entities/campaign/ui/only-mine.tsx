import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { useOwnSenders } from '../own-senders'

export const OwnSendersDialog = lazyPart(
  async () => (await import('./own-senders-dialog')).OwnSendersDialog,
  opening(),
)

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

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
      <CheckLabel
        isChecked={isOn}
        minHeight={{ base: '6', md: '8' }}
        alignItems="center"
        onChange={handleChange}
      >
        {t('Only mine')}
      </CheckLabel>
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
