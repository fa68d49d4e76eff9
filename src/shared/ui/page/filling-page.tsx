import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * Viewport height minus the phone's top bar and the padding of the content, which is half a rem at
 * the bottom here.
 */
const height = {
  base: 'calc(100dvh - 5.0625rem)',
  md: 'calc(100dvh - 6.0625rem)',
  lg: 'calc(100dvh - 2.5rem)',
}

const styles = {
  '& > header': { mb: '0' },
  // One primary action: that of the selection.
  '&:has([role=group][data-active]) [data-yields]': {
    bg: 'bg.panel',
    color: 'fg',
    borderColor: 'border.button',
  },
  // A short or zoomed window has no room for a table, so the page scrolls.
  '@media (max-height: 30rem)': { '&&': { height: 'auto' } },
}

/** Keeps a focused control above the floating button. */
const aboveTheButton = { ...styles, '& button, & input': { scrollMarginBottom: '20' } }

type Props = {
  /** If false, there is no table, and a longer page scrolls. */
  isFilled?: boolean
  /** Leaves room at the bottom for a floating button, so that it covers no row. */
  hasFloatingButton?: boolean
  children: ReactNode
}

/** A screen whose table fills the rest of the window and is the only scroll container. */
export function FillingPage({ isFilled = true, hasFloatingButton = false, children }: Props) {
  return (
    <Flex
      direction="column"
      gap={{ base: '2', md: '4' }}
      {...(isFilled ? { height } : { minHeight: height })}
      pb={hasFloatingButton ? '16' : undefined}
      mb={{ base: '-2', md: '-6' }}
      css={hasFloatingButton ? aboveTheButton : styles}
    >
      {children}
    </Flex>
  )
}
