import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { reloadIfPossible, reloadOnceFor } from './missing-code'

type Props = {
  error: Error
  title: string
  /** Shown while it is undecided whether to reload, and during the reload. */
  waiting: ReactNode
  /** By default the page is reloaded. */
  onRetry?: () => void
}

/** Reloads the page once; shows an error panel if that does not help. */
export function MissingCodePanel({ error, title, waiting, onRetry }: Props) {
  const t = useTranslation()
  const [isReloading, setIsReloading] = useState(true)

  useEffect(() => {
    void reloadOnceFor(error).then(setIsReloading)
  }, [error])

  const handleRetry = () => {
    setIsReloading(true)
    void reloadIfPossible().then(setIsReloading)
  }
  const retry = useEffectEvent(onRetry ?? handleRetry)
  useEffect(() => {
    const handleOnline = () => retry()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])

  if (isReloading) return waiting
  return (
    <ErrorPanel
      title={title}
      message={t('The connection may be down, or a new version may have been published.')}
      onRetry={onRetry ?? handleRetry}
    />
  )
}
