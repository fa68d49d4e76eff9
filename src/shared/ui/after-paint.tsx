import { type ReactNode, useEffect, useState } from 'react'

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
 * Renders its children only when what is around them has been painted. For the expensive part of a dialog or a screen,
 * so that a press is answered at once. Not by `useDeferredValue`: its short tasks and the frames between them cost more
 * than they spare.
 */
export function AfterPaint({ fallback, children }: Props) {
  const [isPainted, setIsPainted] = useState(isBack || document.hidden)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted ? children : fallback
}
