import type { KeyboardEvent } from 'react'

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** For a link with the role of a button: Space activates it, and it can be opened in a new tab. */
export const linkAsButton = { role: 'button', onKeyDown: pressWithSpace } as const
