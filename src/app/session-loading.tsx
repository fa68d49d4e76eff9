import { Button, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { FullScreenLoading } from '@/shared/ui/loading'

/** Far less than the client's timeout for a read, because this screen offers nothing else. */
const SLOW_AFTER_MS = 10_000

/** Shown while the session is loading. A request that hangs can be restarted. */
export function SessionLoading({ onRetry }: { onRetry: () => void }) {
  const t = useTranslation()
  const [attempt, setAttempt] = useState(1)
  const [slowAttempt, setSlowAttempt] = useState(0)
  const isSlow = slowAttempt === attempt

  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [attempt])

  const handleRetry = () => {
    setAttempt(attempt + 1)
    onRetry()
  }

  return (
    <FullScreenLoading>
      {isSlow && (
        <Stack role="alert" align="center" gap="3" textAlign="center">
          <Text>{t('This is taking longer than usual. The server has not answered yet.')}</Text>
          <Button size="sm" variant="outline" onClick={handleRetry}>
            {t('Retry')}
          </Button>
        </Stack>
      )}
    </FullScreenLoading>
  )
}
