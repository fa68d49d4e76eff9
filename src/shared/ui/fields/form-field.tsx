import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { RequiredMark } from './required-mark'

export type FormFieldProps = {
  label: ReactNode
  helper?: ReactNode
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
  /** One Chakra control that reads the field context, such as Input or Textarea. */
  children: ReactNode
}

/**
 * Label, helper text and error of one control. Every field of a form is one; PasswordField,
 * SelectField and NumberField bring their own label.
 */
export function FormField(props: FormFieldProps) {
  const { label, helper, error, isRequired, isDisabled, children } = props
  return (
    <Field.Root required={isRequired} disabled={isDisabled} invalid={Boolean(error)}>
      <Field.Label>
        {label}
        <RequiredMark />
      </Field.Label>
      {children}
      {helper && <Field.HelperText>{helper}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
