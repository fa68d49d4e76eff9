import { Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { FormField } from '@/shared/ui/fields/form-field'
import { nameOfOffer, newOffer, type Offer, offers } from './offer'

/** Edits the user's offer. Input is persisted as it is typed, so there is no Save button. */
export function OfferForm({ userId }: { userId: string }) {
  const t = useTranslation()
  const store = offers(userId)
  const isKept = useStore(store, store.isStored)
  // Becomes the offer once something is typed.
  const [blank] = useState(newOffer)
  const [offer = blank, ...others] = useStore(store)
  const field = (key: keyof Offer) => ({
    dir: 'auto',
    autoComplete: 'off',
    value: offer[key],
    onChange: ({ target }: { target: { value: string } }) =>
      store.set([{ ...offer, [key]: target.value }, ...others]),
  })

  return (
    <Stack gap="4">
      {others.length > 0 && (
        <Flex wrap="wrap" gap="2" align="center" textStyle="sm" overflowWrap="anywhere">
          <Text>
            {t('Kept too, and not used: {names}', {
              names: others.map((one) => nameOfOffer(one) ?? t('Offer without a name')).join(', '),
            })}
          </Text>
          <Button size="xs" variant="outline" onClick={() => store.set([...others, offer])}>
            {t('Use the next one')}
          </Button>
        </Flex>
      )}
      <FormField label={t('Title of the offer')}>
        <Input {...field('name')} />
      </FormField>
      <FormField
        label={t('Value propositions')}
        helper={t('What a customer gains. One in each line.')}
      >
        <Textarea rows={2} autoresize {...field('valueProps')} />
      </FormField>
      <FormField
        label={t('Proof points')}
        helper={t('Figures and customers that prove it. One in each line.')}
      >
        <Textarea rows={2} autoresize {...field('proofPoints')} />
      </FormField>
      <FormField label={t('Use case')} helper={t('What it is used for, in a few words.')}>
        <Input {...field('useCase')} />
      </FormField>
      <FormField
        label={t('Pain points')}
        helper={t('What bothers those you write to. One in each line.')}
      >
        <Textarea rows={2} autoresize {...field('painPoints')} />
      </FormField>
      <FormField label={t('Usual objection')} helper={t('What you hear most often.')}>
        <Input {...field('objection')} />
      </FormField>
      <Text textStyle="sm" color={isKept ? 'fg.muted' : 'fg.warning'}>
        {isKept
          ? t('Kept on this device as you type, and sent to the AI only with a request.')
          : t('This browser does not keep it: it lasts until you close the page.')}
      </Text>
    </Stack>
  )
}
