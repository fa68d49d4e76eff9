import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { createSessionStore, sessionSignal, until } from '@/shared/lib/state/store'
import { outcomeOf } from './api-error'
import { readNow } from './read-now'

/** What was found out about a write: its answer, if it was done; undefined if that is not known. */
type Found<Answer> = { answer: Answer } | undefined

/**
 * How to find out whether a write was done. It is called before the write, to remember what is there, and gives what
 * reads again and compares.
 */
export type FindOut<Answer, Input> = (
  client: QueryClient,
  input: Input,
) => () => Promise<Found<Answer>>

/** Finds out by a query. `found` compares what is there now with what was cached before the write, if anything was. */
export const findOutBy =
  <Data, Answer, Input>(
    query: FetchQueryOptions<Data, Error, Data, string[]>,
    found: (now: Data, input: Input, before: Data | undefined) => Found<Answer>,
  ): FindOut<Answer, Input> =>
  (client, input) => {
    const before = client.getQueryData<Data>(query.queryKey)
    return async () => found(await readNow(client, query, { isQuiet: true }), input, before)
  }

/** What was not there before. Nothing counts as new where that is not known. */
export const newIn = <Item extends { id: string }>(
  now: readonly Item[],
  before: readonly Item[] | undefined,
): Item[] => {
  const ids = new Set((before ?? now).map(({ id }) => id))
  return now.filter(({ id }) => !ids.has(id))
}

export type CheckedWrite<Answer, Input> = {
  /** The same in all components. */
  name: string
  /** Writes of the same name but different subjects may be in flight at once. */
  subject?: ((input: Input) => string) | undefined
  call: (input: Input) => Promise<Answer>
  findOut?: FindOut<Answer, Input> | undefined
  /**
   * For a write that would be done twice: what may come of another try, `last` of which may have been done after all.
   * The next try asks with it. Undefined where the inputs do not overlap.
   */
  risk?: ((input: Input, last: Input) => string | undefined) | undefined
  /** For a write that may be repeated without harm: the next try looks too, and is not sent where the last was done. */
  looksFirst?: boolean | undefined
  /** Whether another try wants what the last one wanted; by default it does. */
  isSame?: ((input: Input, last: Input) => boolean) | undefined
}

type Unconfirmed<Answer = unknown, Input = unknown> = {
  name: string
  subject: string
  input: Input
  error: unknown
  look?: (() => Promise<Found<Answer>>) | undefined
}

/** Tries of this user that may have been done, and that another try would do twice. */
const unconfirmed = createSessionStore<readonly Unconfirmed[]>([])

const forget = (last: Unconfirmed | undefined) =>
  last && unconfirmed.update((all) => all.filter((one) => one !== last))

type Question = {
  /** 'different': the last try was done, and this one differs from it. */
  lastTry: 'not found' | 'not readable' | 'not known' | 'different'
  risk: string
}

/** What is asked before a write is done again, and the answer, which `RepeatQuestion` gives. */
export const repeatQuestion = createSessionStore<
  (Question & { isConfirmed?: boolean }) | undefined
>(undefined)

async function isConfirmed(question: Question): Promise<boolean> {
  // One question at a time.
  await until(repeatQuestion, (asked) => asked === undefined)
  repeatQuestion.set(question)
  const answer = await until(repeatQuestion, (asked) => asked?.isConfirmed !== undefined || !asked)
  repeatQuestion.set(undefined)
  return answer?.isConfirmed === true
}

/** Errors that were reported before: the person was asked whether to try again, and does not want to. */
const reported = new WeakSet<object>()

/** Whether the error is that of an earlier try, which is not repeated; only the first call tells. */
export const isReported = (error: Error): boolean => reported.delete(error)

const LOOK_TIMEOUT_MS = 15_000

/** Never rejects. */
async function lookNow<Answer>(
  look: (() => Promise<Found<Answer>>) | undefined,
): Promise<Found<Answer> | 'not readable' | 'not known'> {
  if (!look) return 'not known'
  const late = new Promise<'not readable'>((resolve) =>
    setTimeout(resolve, LOOK_TIMEOUT_MS, 'not readable'),
  )
  return Promise.race([look().catch(() => 'not readable' as const), late])
}

/** For an action that looks again, of the write that failed with the error. Undefined where it cannot be found out. */
export function lookAgainAfter(error: Error, name: unknown): (() => Promise<unknown>) | undefined {
  const last = unconfirmed.get().find((one) => one.error === error && one.name === name)
  const { look } = last ?? {}
  if (!look) return undefined
  return async () => {
    const found = await lookNow(look)
    if (typeof found !== 'object') throw error
    forget(last)
    return found.answer
  }
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * Calls, and after an unknown outcome finds out whether it was done: then it succeeds. If that is not known, the next
 * try of a write with a `risk` looks first, and asks before it is done again.
 * @throws the error of the call, also that of an earlier try that is not repeated
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
    const found = await lookNow(last.look)
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
  const look = findOut?.(client, input)
  try {
    const answer = await call(input)
    forget(last)
    return answer
  } catch (error) {
    // After a refusal the last try is as unknown as before.
    if (outcomeOf(error) === 'refused' || session.aborted) throw error
    const found = isAborted(error) ? undefined : await lookNow(look)
    if (session.aborted) throw error
    forget(last)
    if (typeof found === 'object') return found.answer
    if (risk || looksFirst)
      unconfirmed.update((all) => [...all, { name, subject, input, error, look }])
    throw error
  }
}
