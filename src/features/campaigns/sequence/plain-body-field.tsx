import { Textarea } from '@chakra-ui/react'
import { FormField } from '@/shared/ui/form-field'

type Props = { label: string; value: string; onChange: (html: string) => void }

/** HTML in, HTML out. */
export function PlainBodyField({ label, value, onChange }: Props) {
  return (
    <FormField label={label}>
      <Textarea
        rows={12}
        fontFamily="mono"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  )
}
