import { Button, Stack } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { HideIcon, ShowIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Loading } from '@/shared/ui/loading'
import type { StepPreviewProps } from './step-preview'

const StepPreview = lazyPart(async () => (await import('./step-preview')).StepPreview)

/** Closed at first, because an open preview is rendered again after each pause in typing. */
export function PreviewSection(props: StepPreviewProps) {
  const [isOpen, setIsOpen] = useState(false)
  const Icon = isOpen ? HideIcon : ShowIcon

  return (
    <Stack gap="3" align="stretch">
      <Button
        variant="outline"
        alignSelf="flex-start"
        aria-expanded={isOpen}
        {...StepPreview.onIntent}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon aria-hidden />
        {isOpen ? 'Hide preview' : 'Preview'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loading label="Opening the preview..." />}>
          <StepPreview {...props} />
        </Suspense>
      )}
    </Stack>
  )
}
