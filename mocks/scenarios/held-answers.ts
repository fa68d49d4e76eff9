type HeldAnswer = {
  id: string
  operationId: string
  /** Method and path, as in the list of calls. */
  call: string
}

/** For tests: held responses of one operation. */
type Hold = {
  /** Resolves when this many responses are held. */
  arrived: (count?: number) => Promise<void>
  /** @param index in call order; defaults to the first one held */
  release: (index?: number) => void
  /** Releases all and stops holding. */
  end: () => void
}

/**
 * Holds responses of chosen operations after the backend has performed the call. Releasing them one
 * by one, in any order, reproduces races by hand, by link or in a test.
 */
export type HeldAnswers = {
  /** Returns the same array until something changes, like `waiting`. */
  operations: () => readonly string[]
  hold: (operationId: string) => Hold
  /** Releases the operation's responses and stops holding it. */
  end: (operationId: string) => void
  /** Stops holding and drops the held responses, which belong to the previous test or story. */
  dropAll: () => void
  /** In call order. */
  waiting: () => readonly HeldAnswer[]
  release: (id: string) => void
  subscribe: (listener: () => void) => () => void
  /** Resolves when the response is released; at once if its operation is not held. */
  pass: (answer: HeldAnswer) => Promise<void>
}

export function createHeldAnswers(): HeldAnswers {
  const listeners = new Set<() => void>()
  const releases = new Map<string, () => void>()
  let operations: readonly string[] = []
  let waiting: readonly HeldAnswer[] = []

  function change(next: readonly HeldAnswer[], nextOperations = operations) {
    waiting = next
    operations = nextOperations
    for (const listener of listeners) listener()
  }
  const ofOperation = (operationId: string) =>
    waiting.filter((answer) => answer.operationId === operationId)

  const held: HeldAnswers = {
    operations: () => operations,
    waiting: () => waiting,
    hold(operationId) {
      change(waiting, [...new Set([...operations, operationId])])
      return {
        arrived: (count = 1) =>
          new Promise((resolve) => {
            const check = () => {
              if (ofOperation(operationId).length < count) return
              stop()
              resolve()
            }
            const stop = held.subscribe(check)
            check()
          }),
        release(index = 0) {
          const answer = ofOperation(operationId)[index]
          if (!answer) throw new Error(`No answer of ${operationId} waits at ${index}`)
          held.release(answer.id)
        },
        end: () => held.end(operationId),
      }
    },
    end(operationId) {
      change(
        waiting,
        operations.filter((one) => one !== operationId),
      )
      for (const { id } of ofOperation(operationId)) held.release(id)
    },
    dropAll() {
      releases.clear()
      change([], [])
    },
    release(id) {
      releases.get(id)?.()
      releases.delete(id)
      change(waiting.filter((answer) => answer.id !== id))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pass(answer) {
      if (!operations.includes(answer.operationId)) return Promise.resolve()
      return new Promise((resolve) => {
        releases.set(answer.id, resolve)
        change([...waiting, answer])
      })
    },
  }
  return held
}
