type Saver = {
  /** Something may have changed: saved at once, or right after the save that is under way. */
  request: () => void
  /** Nothing is saved any more. */
  stop: () => void
}

/**
 * One save at a time: a single action is saved at once, and the hundreds of an import share saves
 * as fast as the store takes them.
 *
 * @param save must do nothing when nothing has changed, and must not reject
 */
export function createSaver(save: () => Promise<void>): Saver {
  let isSaving = false
  let isWaiting = false
  let isStopped = false

  async function saveUntilDone(): Promise<void> {
    isSaving = true
    do {
      isWaiting = false
      await save()
    } while (isWaiting)
    isSaving = false
  }
  return {
    request() {
      if (isStopped) return
      isWaiting = true
      if (!isSaving) void saveUntilDone()
    },
    stop() {
      isStopped = true
      isWaiting = false
    },
  }
}
