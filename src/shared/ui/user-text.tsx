import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

type UserTextProps = Omit<HTMLChakraProps<'bdi'>, 'children' | 'title'> & { text: string }

/**
 * User-typed text such as a name, of any length and direction; truncated with an ellipsis, the full
 * text in the title. Not for product texts, nor for text that must be fully readable.
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

/** User-typed text in a sentence, where it wraps, if need be inside a word. */
export function UserTextInSentence({ text }: { text: string }) {
  return (
    <chakra.bdi dir="auto" overflowWrap="anywhere">
      {text}
    </chakra.bdi>
  )
}
