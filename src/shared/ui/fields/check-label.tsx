import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

type Props = Omit<HTMLChakraProps<'label'>, 'onChange'> & {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  describedBy?: string
}

/** A checkbox with its label, which may have several lines. Not for form fields. */
export const CheckLabel = ({ isChecked, onChange, describedBy, children, ...rest }: Props) => (
  <chakra.label display="inline-flex" gap="2" minW="0" minHeight="6" cursor="pointer" {...rest}>
    <chakra.input
      type="checkbox"
      boxSize="4"
      mt="calc((1lh - 1rem) / 2)"
      flexShrink="0"
      checked={isChecked}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </chakra.label>
)
