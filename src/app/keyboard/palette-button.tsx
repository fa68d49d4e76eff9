import { chakra, IconButton } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { isApple } from '@/shared/lib/keyboard/is-apple'
import { createSessionStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { SearchIcon } from '@/shared/ui/icons'

export const keyboardLayer = createSessionStore<'palette' | 'shortcuts' | undefined>(undefined)

const opensPalette = {
  'aria-haspopup': 'dialog',
  onClick: () => keyboardLayer.set('palette'),
} as const

// Not called "Search", which is the label of Lead Search's button.
export const PaletteButton = () => {
  const t = useTranslation()
  return (
    <Button
      variant="ghost"
      size="sm"
      px="3"
      bg="bg.muted"
      _hover={{ bg: 'bg.emphasized' }}
      color="fg.muted"
      fontWeight="medium"
      {...opensPalette}
    >
      <SearchIcon />
      <chakra.span truncate>{t('Jump to…')}</chakra.span>
      <chakra.kbd aria-hidden ms="auto" fontFamily="body" textStyle="xs" fontWeight="normal">
        {isApple() ? '⌘K' : t('Ctrl+K')}
      </chakra.kbd>
    </Button>
  )
}

export const PaletteIconButton = () => {
  const t = useTranslation()
  return (
    <IconButton aria-label={t('Jump to…')} variant="ghost" ms="auto" {...opensPalette}>
      <SearchIcon />
    </IconButton>
  )
}
