/** Commands for browser tests, which share the system clipboard if they run at the same time. */

let last: Promise<void> = Promise.resolve()
let end = () => {}

export async function takeClipboard(): Promise<void> {
  const before = last
  let endTurn = () => {}
  last = new Promise((resolve) => {
    endTurn = resolve
  })
  await before
  end = endTurn
}

export const releaseClipboard = (): void => end()
