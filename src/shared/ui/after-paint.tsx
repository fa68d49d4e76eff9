import { type ReactNode, useDeferredValue } from 'react'

type Props = {
  /** As high as the children, so that nothing moves when they come. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Renders its children only when what is around them has been painted, and in short tasks. For the
 * expensive part of a dialog or a screen, so that a press is answered at once.
 */
export function AfterPaint({ fallback, children }: Props) {
  return useDeferredValue(true, false) ? children : fallback
}
