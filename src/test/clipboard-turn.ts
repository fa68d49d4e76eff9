import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeClipboard: () => Promise<void>
    releaseClipboard: () => Promise<void>
  }
}

const TIMEOUT_MS = 60_000

/** Gives the tests of a file exclusive use of the clipboard. */
export function takeClipboardInTurns(): void {
  beforeEach(() => commands.takeClipboard(), TIMEOUT_MS)
  afterEach(() => commands.releaseClipboard())
}
