import { memo, useDeferredValue } from 'react'
import { msg } from '@/shared/i18n/translate'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import type { StepPreviewProps } from './step-preview'

export const StepPreview = lazyPart(async () => (await import('./step-preview')).StepPreview, {
  fallback: opening(msg('Opening the preview...')),
})

/** Renders only when the deferred step has caught up, not on each key press. */
const Preview = memo(StepPreview)

export function PreviewSection({ step, recipient }: StepPreviewProps) {
  return <Preview step={useDeferredValue(step)} recipient={recipient} />
}
