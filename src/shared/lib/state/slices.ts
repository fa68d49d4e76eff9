import { useLayoutEffect, useState } from 'react'

/** A calculation that pauses at each `yield`. */
export type Sliced<Result> = Generator<void, Result>

/** Half a frame. */
const SLICE_MS = 8

type Attempt<Result> = { isDone: false } | { isDone: true; result: Result }

/** Continues the calculation for a few milliseconds. A hidden page does all of it: its timers come once a second. */
function runSlice<Result>(work: Sliced<Result>): Attempt<Result> {
  const start = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return { isDone: true, result: step.value }
    if (performance.now() - start >= SLICE_MS && !document.hidden) return { isDone: false }
  }
}

/**
 * Runs the first slice at once, and the rest between other work.
 * @returns a function that ends it
 */
export function runInSlices<Result>(work: Sliced<Result>, onDone: (result: Result) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    const attempt = runSlice(work)
    if (attempt.isDone) onDone(attempt.result)
    else timer = setTimeout(run)
  }
  run()
  return () => clearTimeout(timer)
}

/** @returns its result; never resolves when the signal aborts before */
export async function inSlices<Result>(work: Sliced<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve) => {
    const stop = runInSlices(work, resolve)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Runs the calculation to its end, without pauses. */
export function runAtOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

type Progress<Result> = {
  /** Of the last calculation that was completed; undefined before the first one. */
  result: Result | undefined
  /** Whether that is the current calculation. */
  isCurrent: boolean
}

/**
 * Runs a long calculation and leaves the page responsive: what takes a few milliseconds is done before
 * the next paint, the rest in slices after it.
 * @param start must be memoised: another function starts another calculation; undefined for none
 */
export function useSlices<Result>(start: (() => Sliced<Result>) | undefined): Progress<Result> {
  const [done, setDone] = useState<{ start: unknown; result: Result }>()

  useLayoutEffect(() => {
    if (!start) return undefined
    return runInSlices(start(), (result) => setDone({ start, result }))
  }, [start])

  return { result: done?.result, isCurrent: done !== undefined && done.start === start }
}
