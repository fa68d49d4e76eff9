import { chakra, Circle } from '@chakra-ui/react'
import { firstGrapheme } from '@/shared/lib/first-grapheme'

export type AvatarInitialProps = {
  name: string
  /** Address of a picture to show instead of the initial. */
  src?: string
  size?: 'sm' | 'md' | 'lg'
}

const boxSizes = { sm: '8', md: '10', lg: '20' }
const textStyles = { sm: 'sm', md: 'md', lg: '3xl' }

/**
 * The picture of a person, or the first character of the name. Decorative: it stands beside the name,
 * never in its place.
 */
export function AvatarInitial({ name, src, size = 'md' }: AvatarInitialProps) {
  return (
    <Circle
      aria-hidden
      flexShrink="0"
      size={boxSizes[size]}
      overflow="hidden"
      bg="brand.subtle"
      color="brand.fg"
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
