import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { nameOfOffer } from '@/entities/offer/offer'
import { OffersForm } from '@/entities/offer/offers-form'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { SelectField } from '@/shared/ui/fields/select-field'
import type { AiHelp } from '../ai-help'

export function WordsAboutOffer({ help }: { help: AiHelp }) {
  const t = useTranslation()
  const { id: userId } = useCurrentUser()
  const { offer, offers, chooseOffer } = help
  const [isOpen, setIsOpen] = useState(false)
  const name = (offer && nameOfOffer(offer)) ?? t('Offer without a name')

  return (
    <Flex align="center" columnGap="2" wrap="wrap" textStyle="sm" color="fg.muted">
      {offers.length > 1 ? (
        <SelectField
          isLabelHidden
          size="sm"
          label={t('Offer to write about')}
          options={offers.map((one) => ({
            value: one.id,
            label: nameOfOffer(one) ?? t('Offer without a name'),
          }))}
          value={offer?.id}
          onChange={chooseOffer}
        />
      ) : (
        <Text overflowWrap="anywhere" color={offer ? undefined : 'fg.warning'}>
          {offer ? t('Written about: {name}', { name }) : t('Written about a sample product')}
        </Text>
      )}
      <Button size="xs" variant={offer ? 'ghost' : 'outline'} onClick={() => setIsOpen(true)}>
        {offer ? t('Edit the offer') : t('Describe yours')}
      </Button>
      {isOpen && (
        <Dialog title={t('What do you sell?')} size="lg" onClose={() => setIsOpen(false)}>
          <OffersForm userId={userId} offerId={offer?.id} />
        </Dialog>
      )}
    </Flex>
  )
}
