import { Button, chakra, IconButton } from '@chakra-ui/react'
import { isApple } from '@/shared/lib/is-apple'
import { SearchIcon } from '@/shared/ui/icons'
import { keyboardLayer } from './keyboard-layer'

const LABEL = 'Command palette'

const opensPalette = {
  'aria-haspopup': 'dialog',
  onClick: () => keyboardLayer.set('palette'),
} as const

/** For the sidebar: with its shortcut beside it. */
export const PaletteButton = () => (
  <Button variant="outline" size="sm" px="3" color="fg.muted" fontWeight="medium" {...opensPalette}>
    {LABEL}
    <chakra.kbd aria-hidden ms="auto" fontFamily="body" textStyle="xs" fontWeight="normal">
      {isApple() ? '⌘K' : 'Ctrl+K'}
    </chakra.kbd>
  </Button>
)

/** For the bar of a phone. */
export const PaletteIconButton = () => (
  <IconButton aria-label={LABEL} variant="ghost" ms="auto" {...opensPalette}>
    <SearchIcon />
  </IconButton>
)
