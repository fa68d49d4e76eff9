import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = { id: string; isFolded: boolean; onUnfold: () => void; children: ReactNode }

/**
 * Folded, the fields take no space but remain in the page, so that Tab and a screen reader still reach
 * them, and the browser's search finds them. Each of these focuses a field or scrolls to it, which
 * unfolds them.
 */
export function FoldingFields({ id, isFolded, onUnfold, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // The scroll position outlives the folding, and the next scroll has to be a change.
  useEffect(() => {
    if (isFolded && box.current) box.current.scrollTop = 0
  }, [isFolded])

  const handleScroll = () => {
    if (box.current?.scrollTop !== 0) onUnfold()
  }

  return (
    <Box
      ref={box}
      id={id}
      flexBasis="full"
      minWidth="0"
      onFocus={isFolded ? onUnfold : undefined}
      onScroll={isFolded ? handleScroll : undefined}
      css={
        isFolded && {
          position: 'absolute',
          insetX: '0',
          top: '0',
          height: '1px',
          overflow: 'hidden',
          opacity: '0',
          // A press would move the field away between its start and its end.
          pointerEvents: 'none',
        }
      }
    >
      {children}
    </Box>
  )
}
