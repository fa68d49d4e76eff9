import { Field } from '@chakra-ui/react'

/** CSS content, so that it is not part of the label's text. */
export function RequiredMark({ ms }: { ms?: string }) {
  return (
    <Field.RequiredIndicator ms={ms} _before={{ content: '"*"' }}>
      {''}
    </Field.RequiredIndicator>
  )
}
