import { useLayoutEffect, useState } from 'react'

/**
 * An incremental computation that may pause at each `yield`. `yield 'pause'` ends the slice, for
 * example because the page has to render first.
 */
export type Incremental<Result> = Generator<'pause' | void, Result>

/** Half a frame. */
const SLICE_MS = 8

type Attempt<Result> = { isDone: false } | { isDone: true; result: Result }

/**
 * Runs the computation for one slice. A hidden page runs it to the end, because its timers are
 * throttled to once a second.
 */
function runSlice<Result>(work: Incremental<Result>): Attempt<Result> {
  const start = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return { isDone: true, result: step.value }
    const isOver = step.value === 'pause' || performance.now() - start >= SLICE_MS
    if (isOver && !document.hidden) return { isDone: false }
  }
}

/**
 * Runs the first slice at once and the rest between other tasks.
 * @returns cancel
 */
export function runInSlices<Result>(work: Incremental<Result>, onDone: (result: Result) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    const attempt = runSlice(work)
    if (attempt.isDone) onDone(attempt.result)
    else timer = setTimeout(run)
  }
  run()
  return () => clearTimeout(timer)
}

/** Resolves with the result; never resolves if the signal aborts first. */
export async function inSlices<Result>(
  work: Incremental<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve) => {
    const stop = runInSlices(work, resolve)
    signal.addEventListener('abort', stop, { once: true })
  })
}

export function runAtOnce<Result>(work: Incremental<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

type Progress<Result> = {
  /** Result of the last completed computation; undefined before the first. */
  result: Result | undefined
  /** Whether the result belongs to the current computation. */
  isCurrent: boolean
}

/**
 * Runs a long computation without blocking the page: the first slice before the next paint, the
 * rest after it.
 * @param start must be memoised: a new function starts a new computation; undefined for none
 */
export function useSlices<Result>(
  start: (() => Incremental<Result>) | undefined,
): Progress<Result> {
  const [done, setDone] = useState<{ start: unknown; result: Result }>()

  useLayoutEffect(() => {
    if (!start) return undefined
    return runInSlices(start(), (result) => setDone({ start, result }))
  }, [start])

  return { result: done?.result, isCurrent: done !== undefined && done.start === start }
}
