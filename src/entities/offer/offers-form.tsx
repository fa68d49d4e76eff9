import { Box, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { FormField } from '@/shared/ui/fields/form-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { AddIcon, DeleteIcon } from '@/shared/ui/icons'
import { isDescribed, nameOfOffer, newOffer, type Offer, offers } from './offer'

type Props = {
  userId: string
  offerId?: string
}

/** Edits a user's offers. Input is persisted as it is typed, so there is no Save button. */
export function OffersForm({ userId, offerId }: Props) {
  const t = useTranslation()
  const store = offers(userId)
  const all = useStore(store)
  const isKept = useStore(store, store.isStored)
  const [openId, setOpenId] = useState(offerId)
  // Becomes an offer once something is typed.
  const [blank, setBlank] = useState(newOffer)
  const [deleted, setDeleted] = useState<{ offer: Offer; index: number }>()
  const nameRef = useRef<HTMLInputElement>(null)

  const known = openId === blank.id ? undefined : (all.find(({ id }) => id === openId) ?? all[0])
  const offer = known ?? blank
  const change = (part: Partial<Offer>) => {
    setDeleted(undefined)
    store.update((all) =>
      known
        ? all.with(
            all.findIndex(({ id }) => id === known.id),
            { ...known, ...part },
          )
        : [...all, { ...blank, ...part }],
    )
    if (known) return
    setOpenId(blank.id)
    setBlank(newOffer())
  }
  const handleAdd = () => {
    setOpenId(blank.id)
    nameRef.current?.focus()
  }
  const handleDelete = () => {
    setDeleted({ offer, index: all.indexOf(offer) })
    store.update((all) => all.filter(({ id }) => id !== offer.id))
    nameRef.current?.focus()
  }
  const handleRestore = ({ offer, index }: NonNullable<typeof deleted>) => {
    store.update((all) => all.toSpliced(index, 0, offer))
    setOpenId(offer.id)
    setDeleted(undefined)
  }
  const field = (key: keyof Offer) => ({
    dir: 'auto',
    autoComplete: 'off',
    value: offer[key],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  })

  return (
    <Stack gap="4">
      {(all.length > 1 || (all.length === 1 && !known)) && (
        <SelectField
          label={t('Offer')}
          options={[
            ...all.map((one, index) => {
              const name = nameOfOffer(one) ?? t('Offer without a name')
              return { value: one.id, label: index === 0 ? t('{name} (default)', { name }) : name }
            }),
            ...(known ? [] : [{ value: blank.id, label: t('A new offer') }]),
          ]}
          value={offer.id}
          onChange={setOpenId}
        />
      )}
      <FormField label={t('Title of the offer')}>
        <Input ref={nameRef} {...field('name')} />
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
      <Flex wrap="wrap" gap="2" align="center">
        {known && (
          <Button
            disabledReason={
              isDescribed(known) ? undefined : t('Nothing is written about this one yet.')
            }
            size="sm"
            variant="outline"
            onClick={handleAdd}
          >
            <AddIcon />
            {t('Add another offer')}
          </Button>
        )}
        {known && known !== all[0] && (
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              store.update((all) => [known, ...all.filter(({ id }) => id !== known.id)])
            }
          >
            {t('Make it the default')}
          </Button>
        )}
        {known && (
          <Button size="sm" variant="ghost" onClick={handleDelete}>
            <DeleteIcon />
            {t('Delete this offer')}
          </Button>
        )}
        <Box role="status" textStyle="sm" color="fg.muted">
          {deleted && (
            <Flex align="center" gap="2">
              {t('The offer is deleted.')}
              <Button size="xs" variant="outline" onClick={() => handleRestore(deleted)}>
                {t('Undo')}
              </Button>
            </Flex>
          )}
        </Box>
      </Flex>
      <Text textStyle="sm" color={isKept ? 'fg.muted' : 'fg.warning'}>
        {isKept
          ? t('Kept on this device as you type, and sent to the AI only with a request.')
          : t('This browser does not keep it: it lasts until you close the page.')}
      </Text>
    </Stack>
  )
}
