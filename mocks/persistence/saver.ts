type Saver = {
  request: () => void
  stop: () => void
}

/**
 * Runs one save at a time: a single change is saved at once, and the hundreds of an import are
 * batched as fast as the store allows.
 * @param save must be a no-op when nothing has changed, and must not reject
 */
export function createSaver(save: () => Promise<void>): Saver {
  let isSaving = false
  let isWaiting = false
  let isStopped = false

  async function drain(): Promise<void> {
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
      if (!isSaving) void drain()
    },
    stop() {
      isStopped = true
      isWaiting = false
    },
  }
}
