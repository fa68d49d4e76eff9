import { chakra, Circle } from '@chakra-ui/react'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** One grapheme: a family emoji, or a letter with its combining marks. */
function firstGrapheme(text: string): string {
  for (const { segment } of segmenter.segment(text.trim())) return segment
  return '?'
}

type AvatarInitialProps = {
  name: string
  src?: string
  size?: 'sm' | 'md' | 'lg'
}

const boxSizes = { sm: '8', md: '10', lg: '20' }
const textStyles = { sm: 'sm', md: 'md', lg: '3xl' }

/**
 * A person's picture, or the first character of the name. Decorative: always beside the name, never
 * instead of it.
 */
export function AvatarInitial({ name, src, size = 'md' }: AvatarInitialProps) {
  return (
    <Circle
      aria-hidden
      flexShrink="0"
      size={boxSizes[size]}
      overflow="hidden"
      bg="bg.emphasized"
      color="fg"
      fontWeight="semibold"
      textStyle={textStyles[size]}
    >
      {src ? (
        <chakra.img src={src} alt="" boxSize="full" objectFit="cover" />
      ) : (
        firstGrapheme(name).toLocaleUpperCase()
      )}
    </Circle>
  )
}
