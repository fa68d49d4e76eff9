import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeClipboard: () => Promise<void>
    releaseClipboard: () => Promise<void>
  }
}

const TIMEOUT_MS = 60_000

/** The tests of a file that uses it have the clipboard for themselves. */
export function takeClipboardInTurns(): void {
  beforeEach(() => commands.takeClipboard(), TIMEOUT_MS)
  afterEach(() => commands.releaseClipboard())
}
