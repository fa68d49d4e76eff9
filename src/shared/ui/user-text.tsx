import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

type UserTextProps = Omit<HTMLChakraProps<'bdi'>, 'children' | 'title'> & { text: string }

/** A name somebody typed: any length, either direction, cut with an ellipsis and whole in its title. */
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
