/** An answer that is ready and waits until it is released. */
export type HeldAnswer = {
  id: string
  operationId: string
  /** Method and path, as in the list of calls. */
  call: string
}

/** For tests: the held answers of one operation. */
export type Hold = {
  /** Resolves when so many answers wait. */
  arrived: (count?: number) => Promise<void>
  /** @param index in the order of the calls; without it, the first of those that wait */
  release: (index?: number) => void
  /** Releases all, and holds no more. */
  end: () => void
}

/**
 * Holds the answers of chosen operations back, after the backend has done what was asked. They are released one by
 * one, in any order: a race by hand, by link or in a test.
 */
export type HeldAnswers = {
  /** Returns the same array until something changes, as `waiting` does. */
  operations: () => readonly string[]
  hold: (operationId: string) => Hold
  /** Releases the answers of the operation, and holds it no more. */
  end: (operationId: string) => void
  /** Holds no more, and never gives the answers that wait: they belong to the test or story before. */
  dropAll: () => void
  /** In the order of their calls. */
  waiting: () => readonly HeldAnswer[]
  release: (id: string) => void
  subscribe: (listener: () => void) => () => void
  /** Resolves when the answer is released; at once if its operation is not held. */
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
