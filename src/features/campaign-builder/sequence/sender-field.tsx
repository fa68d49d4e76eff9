import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Sender, sendersQuery } from '@/entities/campaign/sender-queries'
import { reasonOf } from '@/shared/api/api-error'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { SelectField, type SelectOption } from '@/shared/ui/fields/select-field'
import { UnknownNote } from '@/shared/ui/page/unknown-note'

type Props = { sender: string; onChange: (sender: string) => void }

function senderOptions(
  senders: readonly Sender[] | undefined,
  chosen: string,
  t: Translate,
): SelectOption[] {
  // Until the senders have loaded, the chosen one cannot be verified.
  if (!senders) return chosen === '' ? [] : [{ value: chosen, label: chosen }]
  const options = senders.map(({ name, email, verified }) => {
    const label = name ? `${name} <${email}>` : email
    return {
      value: email,
      label: verified !== false ? label : t('{label} (not verified)', { label }),
    }
  })
  const isGone = chosen !== '' && !options.some(({ value }) => isSameAddress(value, chosen))
  return isGone
    ? [
        ...options,
        {
          value: chosen,
          label: t('{chosen} (no longer available)', { chosen }),
          disabled: true,
        },
      ]
    : options
}

export function SenderField({ sender, onChange }: Props) {
  const t = useTranslation()
  const { data: senders, isPending, error, refetch } = useQuery(sendersQuery)
  const options = useMemo(() => senderOptions(senders, sender, t), [senders, sender, t])
  const chosen = senders?.find(({ email }) => isSameAddress(email, sender))

  const placeholder = () => {
    if (isPending) return t('Loading senders...')
    return senders?.length ? t('Select a sender') : t('No senders available')
  }
  const helper = () => {
    // A sender that no longer exists is still shown, so the placeholder is not visible.
    if (senders?.length === 0 && sender !== '') return t('No senders available')
    return chosen?.verified === false
      ? t('This address is not verified: its mail may be refused.')
      : undefined
  }

  return (
    <Stack gap="2">
      <SelectField
        label={t('Sender')}
        placeholder={placeholder()}
        options={options}
        value={isPending || sender === '' ? undefined : (chosen?.email ?? sender)}
        onChange={onChange}
        isDisabled={isPending || options.length === 0}
        helper={helper()}
      />
      {error && (
        <UnknownNote
          texts={[t('The senders could not be loaded. {reason}', { reason: reasonOf(error) })]}
          onRetry={() => void refetch()}
        />
      )}
    </Stack>
  )
}
