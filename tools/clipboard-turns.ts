/** Commands for browser tests: pages that run at the same time share the clipboard of the system. */

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
