import { Button, Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import { AiIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Loading } from '@/shared/ui/loading'
import type { AiPanelProps } from './ai-panel'

const AiPanel = lazyPart(async () => (await import('./ai-panel')).AiPanel)

export function AiSection(props: AiPanelProps) {
  const { isOpen, setIsOpen } = props.help
  return (
    <Stack gap="3" align="stretch">
      <Button
        variant="outline"
        alignSelf="flex-start"
        aria-expanded={isOpen}
        {...AiPanel.onIntent}
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
