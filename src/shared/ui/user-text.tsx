import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

type UserTextProps = Omit<HTMLChakraProps<'bdi'>, 'children' | 'title'> & { text: string }

/**
 * Text that people typed, such as a name, of any length and direction, truncated with an ellipsis; the
 * title has all of it. Not for text of the product, nor where all of it must be read.
 */
export function UserText({ text, ...rest }: UserTextProps) {
  return (
    <chakra.bdi
      dir="auto"
      title={text}
      display="inline-block"
      maxWidth="full"
      verticalAlign="bottom"
      truncate
      {...rest}
    >
      {text}
    </chakra.bdi>
  )
}
