import { Box, Flex, type FlexProps, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode } from 'react'

/** From this width on, the panel is beside the rows. */
const BESIDE = '@media (min-width: 80rem)'

const place: SystemStyleObject = {
  position: 'fixed',
  insetBlock: '0',
  insetEnd: '0',
  zIndex: 'overlay',
  width: { base: 'full', sm: '28rem' },
  bg: 'bg.panel',
  boxShadow: 'lg',
  animation: 'slide-from-right 120ms ease-out',
}

const area: SystemStyleObject = {
  '& > :first-of-type': { flex: '1', minWidth: '0' },
  '&:has(> [data-panel])': { flex: '1' },
  [BESIDE]: {
    '& > [data-panel]': {
      position: 'static',
      flexShrink: '0',
      width: 'clamp(22rem, 27vw, 32rem)',
      borderWidth: '1px',
      borderRadius: 'l3',
      boxShadow: 'none',
      overflow: 'hidden',
    },
  },
}

/** Positions a Panel: over the screen, or beside the rows in the PanelArea of a wide window. */
export const PanelPlace = ({ children }: { children: ReactNode }) => (
  <Box data-panel css={place}>
    {children}
  </Box>
)

type AreaProps = FlexProps & {
  children: ReactNode
  panel: ReactNode
}

export const PanelArea = ({ children, panel, ...rest }: AreaProps) => (
  <Flex gap="4" minHeight="0" css={area} {...rest}>
    {children}
    {panel}
  </Flex>
)
