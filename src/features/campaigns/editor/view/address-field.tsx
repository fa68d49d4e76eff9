import { Input } from '@chakra-ui/react'
import { FormField } from '@/shared/ui/fields/form-field'

type Props = {
  value: string
  /** The rule for addresses: a hint at first, the error text once it is broken. */
  rule: string
  isRefused: boolean
  onChange: (address: string) => void
}

export function AddressField({ value, rule, isRefused, onChange }: Props) {
  return (
    <FormField
      label="Address"
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
