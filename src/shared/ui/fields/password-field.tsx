import { Box, IconButton, Input, type InputProps, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { FormField, type FormFieldProps } from './form-field'
import { ShowIcon, HideIcon } from '../icons'

type PasswordFieldProps = Omit<FormFieldProps, 'children'> &
  Omit<InputProps, 'type' | 'children' | keyof FormFieldProps>

/** Password input with a show/hide button. Accepts a react-hook-form registration like an Input. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslation()
  const { label, helper, error, isRequired, isDisabled, ...input } = props
  const [isShown, setIsShown] = useState(false)

  return (
    <FormField {...{ label, helper, error, isRequired, isDisabled }}>
      <Box position="relative" width="full">
        <Input type={isShown ? 'text' : 'password'} pe="12" {...input} />
        <IconButton
          variant="ghost"
          size="xs"
          position="absolute"
          insetEnd="1"
          top="1"
          disabled={isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <HideIcon /> : <ShowIcon />}
          {/* Text rather than an aria-label, which would make the button match the field's label
             as well. */}
          <VisuallyHidden>{isShown ? t('Hide password') : t('Show password')}</VisuallyHidden>
        </IconButton>
      </Box>
    </FormField>
  )
}
