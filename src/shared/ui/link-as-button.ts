import type { KeyboardEvent } from 'react'

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * Props for a link with role "button": Space activates it, and it can still be opened in a new tab.
 */
export const linkAsButton = { role: 'button', onKeyDown: pressWithSpace } as const
