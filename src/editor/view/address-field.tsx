import { Input } from '@chakra-ui/react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { FormField } from '@/shared/ui/fields/form-field'

const ADDRESS = msg('Address', 'of a web page or picture')

/** The specification allows only some schemes; other addresses become blank. */
export const ADDRESS_REFUSED = msg('The address was not allowed and is blank now')

type Props = {
  value: string
  /** Rule for addresses: a hint at first, then the error text if the field is empty. */
  rule: string
  isRefused: boolean
  onChange: (address: string) => void
}

export function AddressField({ value, rule, isRefused, onChange }: Props) {
  const t = useTranslation()

  return (
    <FormField
      label={t(ADDRESS)}
      helper={isRefused ? undefined : rule}
      error={isRefused ? rule : undefined}
      isRequired
    >
      <Input
        autoFocus
        value={value}
        inputMode="url"
        placeholder="https://"
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  )
}
