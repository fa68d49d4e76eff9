import { Button } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { AiIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'

export const AiPanel = lazyPart(async () => (await import('./ai-panel')).AiPanel)

export function AiButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const t = useTranslation()

  return (
    <Button
      ref={action('i')}
      size="xs"
      variant={isOpen ? 'subtle' : 'outline'}
      aria-expanded={isOpen}
      {...AiPanel.onIntent}
      onClick={onPress}
    >
      <AiIcon aria-hidden />
      {isOpen ? t('Hide AI help') : t('AI help')}
    </Button>
  )
}
