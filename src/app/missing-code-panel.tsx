import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { blockedText } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { isBlockedCode, reloadIfPossible, reloadOnceFor } from './missing-code'

type Props = {
  error: Error
  title: string
  waiting: ReactNode
  /**
   * Called before a reload, once per file, because Firefox caches a failed import until a reload.
   */
  onRetry?: () => void
}

const tried = new Set<string>()

/** Reloads the page once; shows an error panel if that does not help. */
export function MissingCodePanel({ error, title, waiting, onRetry }: Props) {
  const t = useTranslation()
  const [isReloading, setIsReloading] = useState(true)
  const [isBlocked, setIsBlocked] = useState(false)
  const isPart = onRetry !== undefined

  useEffect(() => {
    void reloadOnceFor(error, isPart).then(() => setIsReloading(false))
    void isBlockedCode(error).then(setIsBlocked)
  }, [error, isPart])

  const handleRetry = () => {
    if (onRetry && !tried.has(error.message)) {
      tried.add(error.message)
      onRetry()
      return
    }
    setIsReloading(true)
    void reloadIfPossible().then(() => setIsReloading(false))
  }
  const retry = useEffectEvent(handleRetry)
  useEffect(() => {
    const handleOnline = () => retry()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])

  if (isReloading) return waiting
  return (
    <ErrorPanel
      title={title}
      message={
        isBlocked
          ? blockedText()
          : t('The connection may be down, or a new version may have been published.')
      }
      onRetry={handleRetry}
    />
  )
}
