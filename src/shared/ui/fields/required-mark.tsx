import { Field } from '@chakra-ui/react'

/** Drawn, not written: the text of a label is its name alone. */
export function RequiredMark({ ms }: { ms?: string }) {
  return (
    <Field.RequiredIndicator ms={ms} _before={{ content: '"*"' }}>
      {''}
    </Field.RequiredIndicator>
  )
}
