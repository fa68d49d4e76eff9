export type Saver = {
  /** Something may have changed: saved at once, or with what follows while a burst goes on. */
  request: () => void
  /** Saves what is still waiting. */
  flush: () => void
  stop: () => void
}

/**
 * @param save must do nothing when nothing has changed
 * @param rest milliseconds from one save to the next in a burst: an import sends hundreds of writes
 */
export function createSaver(save: () => void, rest = 1_000): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false

  function flush(): void {
    isWaiting = false
    save()
  }
  function request(): void {
    if (timer !== undefined) {
      isWaiting = true
      return
    }
    save()
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) {
        isWaiting = false
        request()
      }
    }, rest)
  }
  return {
    request,
    flush,
    stop() {
      clearTimeout(timer)
      timer = undefined
      isWaiting = false
    },
  }
}
