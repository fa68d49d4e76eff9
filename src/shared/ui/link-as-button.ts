import type { KeyboardEvent } from 'react'

function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** For a link that is called a button: it is one to whoever presses it, and opens in a new tab too. */
export const linkAsButton = { role: 'button', onKeyDown: pressWithSpace } as const
