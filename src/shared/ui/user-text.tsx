import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

type UserTextProps = Omit<HTMLChakraProps<'bdi'>, 'children' | 'title'> & { text: string }

/** User input of any length and direction, truncated with an ellipsis; the title has all of it. */
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
