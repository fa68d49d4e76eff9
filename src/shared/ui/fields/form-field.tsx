import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Asterisk as CSS content, which keeps it out of the label's text. */
export function RequiredMark({ ms }: { ms?: string }) {
  return (
    <Field.RequiredIndicator ms={ms} _before={{ content: '"*"' }}>
      {''}
    </Field.RequiredIndicator>
  )
}

export type FormFieldProps = {
  label: ReactNode
  /**
   * For a field explained by its position and placeholder; the label remains the accessible name.
   */
  isLabelHidden?: boolean
  helper?: ReactNode
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
  children: ReactNode
}

/**
 * Label, helper text and error of a form control. Used for every field except PasswordField,
 * SelectField and NumberField, which have their own label.
 */
export function FormField(props: FormFieldProps) {
  const { label, isLabelHidden, helper, error, isRequired, isDisabled, children } = props
  return (
    <Field.Root required={isRequired} disabled={isDisabled} invalid={Boolean(error)}>
      <Field.Label srOnly={isLabelHidden}>
        {label}
        <RequiredMark />
      </Field.Label>
      {children}
      {helper && <Field.HelperText>{helper}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
