import { chakra } from '@chakra-ui/react'
import { toolbar } from '@/shared/ui/page/toolbar'

const styles = {
  base: {
    position: 'sticky',
    // Offsets the padding of the scrolling element.
    bottom: '-4',
    zIndex: '1',
    mt: 'auto',
    mx: '-4',
    mb: '-4',
    px: '4',
    minHeight: '10',
    display: 'flex',
    flexWrap: 'wrap',
    ...toolbar,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    // In a low window, as at 400 % zoom, it would cover the rest.
    '@media (max-height: 25rem)': { position: 'static' },
  },
} as const

/**
 * The buttons of a side panel, visible at any scroll position. Must be the last element of the
 * panel.
 */
export const PanelFooter = chakra('div', styles, { defaultProps: { 'data-docked': true } })
