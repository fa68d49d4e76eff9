import { type ReactNode, useDeferredValue, useState } from 'react'

type Props = {
  /** As high as the children, so that nothing moves when they come. */
  fallback?: ReactNode
  children: ReactNode
}

/** After Back, the router scrolls to where the screen was, as soon as the screen is rendered. */
let isBack = false
addEventListener('popstate', () => (isBack = true))
for (const press of ['pointerdown', 'keydown'])
  addEventListener(press, () => (isBack = false), true)

/**
 * Renders its children only when what is around them has been painted, and in short tasks. For the
 * expensive part of a dialog or a screen, so that a press is answered at once.
 */
export function AfterPaint({ fallback, children }: Props) {
  const [isAtOnce] = useState(isBack)
  return useDeferredValue(true, isAtOnce) ? children : fallback
}
