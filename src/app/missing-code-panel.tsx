import { type ReactNode, useEffect, useState } from 'react'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { reloadIfPossible, reloadOnceFor } from './missing-code'

type Props = {
  error: Error
  title: string
  /** While it is not known yet, and while the page is being reloaded. */
  waiting: ReactNode
}

/** Reloads the page once; where that is no help, it says so. */
export function MissingCodePanel({ error, title, waiting }: Props) {
  const [isReloading, setIsReloading] = useState(true)

  useEffect(() => {
    void reloadOnceFor(error).then(setIsReloading)
  }, [error])

  const handleRetry = () => {
    setIsReloading(true)
    void reloadIfPossible().then(setIsReloading)
  }

  if (isReloading) return waiting
  return (
    <ErrorPanel
      title={title}
      message="The connection may be down, or a new version may have been published."
      onRetry={handleRetry}
    />
  )
}
