import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The window without the bar of a phone and the space around the content, which below is half a rem here. */
const height = {
  base: 'calc(100dvh - 5.0625rem)',
  md: 'calc(100dvh - 6.0625rem)',
  lg: 'calc(100dvh - 2.5rem)',
}

const styles = {
  '& > header': { mb: '0' },
  // A low or zoomed window scrolls, because it has no room for a table.
  '@media (max-height: 30rem)': { '&&': { height: 'auto' } },
}

/** Scrolls a focused control above the floating button. */
const aboveTheButton = { ...styles, '& button, & input': { scrollMarginBottom: '20' } }

type Props = {
  /** Without a table, the page scrolls. */
  isFilled?: boolean
  /** Leaves room below for a button that floats in the corner, so that it covers no row. */
  hasFloatingButton?: boolean
  children: ReactNode
}

/** A screen whose table takes the rest of the window and is all that scrolls. */
export function FillingPage({ isFilled = true, hasFloatingButton = false, children }: Props) {
  return (
    <Flex
      direction="column"
      gap={{ base: '2', md: '4' }}
      height={isFilled ? height : undefined}
      pb={hasFloatingButton ? '16' : undefined}
      mb={{ base: '-2', md: '-6' }}
      css={hasFloatingButton ? aboveTheButton : styles}
    >
      {children}
    </Flex>
  )
}
