import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { nameOfOffer } from '@/entities/offer/offer'
import { OfferForm } from '@/entities/offer/offer-form'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import type { AiHelp } from '../ai-help'

export function WordsAboutOffer({ help: { offer } }: { help: AiHelp }) {
  const t = useTranslation()
  const { id: userId } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  const name = (offer && nameOfOffer(offer)) ?? t('Offer without a name')

  return (
    <Flex align="center" columnGap="2" wrap="wrap" textStyle="sm" color="fg.muted">
      <Text overflowWrap="anywhere" color={offer ? undefined : 'fg.warning'}>
        {offer ? t('Written about: {name}', { name }) : t('Written about a sample product')}
      </Text>
      <Button size="xs" variant={offer ? 'ghost' : 'outline'} onClick={() => setIsOpen(true)}>
        {offer ? t('Edit the offer') : t('Describe yours')}
      </Button>
      {isOpen && (
        <Dialog title={t('What do you sell?')} size="lg" onClose={() => setIsOpen(false)}>
          <OfferForm userId={userId} />
        </Dialog>
      )}
    </Flex>
  )
}
