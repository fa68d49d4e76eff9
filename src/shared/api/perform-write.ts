import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { createSessionStore, sessionSignal, until } from '@/shared/lib/state/store'
import { outcomeOf } from './api-error'
import { readNow } from './read-now'

/** The answer of a write that was found to be done; undefined if that is still unknown. */
type Found<Answer> = { answer: Answer } | undefined

/**
 * Determines whether a write was done. Called before the write to take a snapshot; the returned
 * function rereads and compares.
 */
export type FindOut<Answer, Input> = (
  client: QueryClient,
  input: Input,
) => () => Promise<Found<Answer>>

/**
 * Checks with a query: `found` compares fresh data with the snapshot cached before the write, if
 * any.
 */
export const findOutBy =
  <Data, Answer, Input>(
    query: FetchQueryOptions<Data, Error, Data, string[]>,
    found: (now: Data, input: Input, before: Data | undefined) => Found<Answer>,
  ): FindOut<Answer, Input> =>
  (client, input) => {
    const before = client.getQueryData<Data>(query.queryKey)
    return async () => found(await readNow(client, query, { isQuiet: true }), input, before)
  }

export const newIn = <Item extends { id: string }>(
  now: readonly Item[],
  before: readonly Item[] | undefined,
): Item[] => {
  const ids = new Set((before ?? now).map(({ id }) => id))
  return now.filter(({ id }) => !ids.has(id))
}

export type CheckedWrite<Answer, Input> = {
  name: string
  /** Writes of the same name with different subjects may run concurrently. */
  subject?: ((input: Input) => string) | undefined
  call: (input: Input) => Promise<Answer>
  findOut?: FindOut<Answer, Input> | undefined
  /**
   * Warning shown before a retry that might do the write twice; `last` is the input of the
   * unconfirmed try. Undefined when the inputs do not overlap.
   */
  risk?: ((input: Input, last: Input) => string | undefined) | undefined
  /** For an idempotent write: a retry checks first, and is skipped if the last try succeeded. */
  looksFirst?: boolean | undefined
  /** Whether a retry has the same intent as the last try; true by default. */
  isSame?: ((input: Input, last: Input) => boolean) | undefined
}

type Unconfirmed<Answer = unknown, Input = unknown> = {
  name: string
  subject: string
  input: Input
  error: unknown
  check?: (() => Promise<Found<Answer>>) | undefined
}

/** This user's unconfirmed tries, which a retry might duplicate. */
const unconfirmed = createSessionStore<readonly Unconfirmed[]>([])

const forget = (last: Unconfirmed | undefined) =>
  last && unconfirmed.update((all) => all.filter((one) => one !== last))

type Question = {
  /** 'different': the last try succeeded, but with other input. */
  lastTry: 'not found' | 'not readable' | 'not known' | 'different'
  risk: string
}

/** Pending question before an unconfirmed write is retried. Answered in `RepeatQuestion`. */
export const repeatQuestion = createSessionStore<
  (Question & { isConfirmed?: boolean }) | undefined
>(undefined)

async function isConfirmed(question: Question): Promise<boolean> {
  await until(repeatQuestion, (asked) => asked === undefined)
  repeatQuestion.set(question)
  const answer = await until(repeatQuestion, (asked) => asked?.isConfirmed !== undefined || !asked)
  repeatQuestion.set(undefined)
  return answer?.isConfirmed === true
}

/** Errors already reported: the user was asked whether to retry and declined. */
const reported = new WeakSet<object>()

/**
 * Whether the error belongs to an earlier try that the user declined to retry. True only on the
 * first call.
 */
export const isReported = (error: Error): boolean => reported.delete(error)

const CHECK_TIMEOUT_MS = 15_000

async function checkNow<Answer>(
  check: (() => Promise<Found<Answer>>) | undefined,
): Promise<Found<Answer> | 'not readable' | 'not known'> {
  if (!check) return 'not known'
  const late = new Promise<'not readable'>((resolve) =>
    setTimeout(resolve, CHECK_TIMEOUT_MS, 'not readable'),
  )
  return Promise.race([check().catch(() => 'not readable' as const), late])
}

/**
 * Returns a recheck of the write that failed with this error; undefined if it cannot be checked.
 */
export function lookAgainAfter(error: Error, name: unknown): (() => Promise<unknown>) | undefined {
  const last = unconfirmed.get().find((one) => one.error === error && one.name === name)
  const { check } = last ?? {}
  if (!check) return undefined
  return async () => {
    const found = await checkNow(check)
    if (typeof found !== 'object') throw error
    forget(last)
    return found.answer
  }
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * Sends a write and, after an unknown outcome, checks whether it was done; if so, it succeeds. If
 * that cannot be determined, the next try of a write with a `risk` checks first and asks before
 * sending again.
 * @throws the error of the call, or of an earlier try that the user declines to retry
 */
export async function performWrite<Answer, Input>(
  client: QueryClient,
  write: CheckedWrite<Answer, Input>,
  input: Input,
): Promise<Answer> {
  const { name, subject: subjectOf, call, findOut, risk, looksFirst, isSame } = write
  const session = sessionSignal()
  const subject = subjectOf?.(input) ?? ''
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this write has this name
  const known = unconfirmed.get() as readonly Unconfirmed<Answer, Input>[]
  const last = known.find(
    (one) =>
      one.name === name &&
      one.subject === subject &&
      (looksFirst || risk?.(input, one.input) !== undefined),
  )
  if (last) {
    const found = await checkNow(last.check)
    const isDone = typeof found === 'object'
    if (isDone && (isSame?.(input, last.input) ?? true)) {
      forget(last)
      return found.answer
    }
    const lastTry = isDone ? 'different' : (found ?? 'not found')
    const question = risk?.(input, last.input)
    if (question !== undefined && !(await isConfirmed({ lastTry, risk: question }))) {
      if (last.error instanceof Error) reported.add(last.error)
      throw last.error
    }
  }
  const check = findOut?.(client, input)
  try {
    const answer = await call(input)
    forget(last)
    return answer
  } catch (error) {
    // A refusal says nothing about the earlier try.
    if (outcomeOf(error) === 'refused' || session.aborted) throw error
    const found = isAborted(error) ? undefined : await checkNow(check)
    if (session.aborted) throw error
    forget(last)
    if (typeof found === 'object') return found.answer
    if (risk || looksFirst)
      unconfirmed.update((all) => [...all, { name, subject, input, error, check }])
    throw error
  }
}
