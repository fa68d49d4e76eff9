import { Button, Stack } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { AiIcon } from '@/shared/ui/icons'
import { Loading } from '@/shared/ui/loading'
import type { AiPanelProps } from './ai-panel'

const AiPanel = lazy(async () => {
  const { AiPanel } = await import('./ai-panel')
  return { default: AiPanel }
})

export function AiSection(props: AiPanelProps) {
  const { isOpen, setIsOpen } = props.help
  return (
    <Stack gap="3" align="stretch">
      <Button
        variant="outline"
        alignSelf="flex-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <AiIcon aria-hidden />
        {isOpen ? 'Hide AI help' : 'AI help'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loading label="Opening the AI help..." />}>
          <AiPanel {...props} />
        </Suspense>
      )}
    </Stack>
  )
}
