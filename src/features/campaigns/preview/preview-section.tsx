import { Button } from '@chakra-ui/react'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { HideIcon, ShowIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import type { StepPreviewProps } from './step-preview'

const StepPreview = lazyPart(async () => (await import('./step-preview')).StepPreview)
/** Not rendered for a key: only once the deferred step has caught up. */
const Preview = memo(StepPreview)

type ButtonProps = { isOpen: boolean; onPress: () => void }

export function PreviewButton({ isOpen, onPress }: ButtonProps) {
  const t = useTranslation()
  const Icon = isOpen ? HideIcon : ShowIcon
  return (
    <Button
      ref={action('p')}
      size="xs"
      variant={isOpen ? 'subtle' : 'outline'}
      aria-expanded={isOpen}
      {...StepPreview.onIntent}
      onClick={onPress}
    >
      <Icon aria-hidden />
      {isOpen ? t('Hide preview') : t('Preview')}
    </Button>
  )
}

/** Follows the typing without slowing a key. */
export function PreviewSection({ step, recipient }: StepPreviewProps) {
  const shown = useDeferredValue(step)
  return <Preview step={shown} recipient={recipient} />
}
