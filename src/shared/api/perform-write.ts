import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Message } from '@/shared/i18n/message'
import { translate } from '@/shared/i18n/translate'
import { createSessionStore, sessionSignal, until } from '@/shared/lib/state/store'
import { AnswerError, NotDoneError, outcomeOf } from './api-error'
import {
  type Attempt,
  attemptsOf,
  attemptsWritten,
  canRemember,
  type Facts,
  fingerprint,
  syncAttempts,
} from './attempts'
import { userIdOf } from './call-session'
import { changeCached } from './query-client'
import { readNow } from './read-now'

/** The answer of a write that was found to be done; undefined if that is still unknown. */
type Found<Answer> = { answer: Answer } | undefined

/** Determines whether a write was done, also one of an earlier page. */
export type FindOut<Answer, Input> = {
  /** Taken before the call, and kept on the device. */
  facts?: (client: QueryClient, input: Input) => Facts
  /**
   * @param input of the try, or of one about the same
   * @throws NotDoneError if it was done in part
   */
  find: (client: QueryClient, input: Input, facts: Facts) => Promise<Found<Answer>>
  /** Equal for tries with the same intent. By default there is none: every retry has the same. */
  intent?: ((input: Input) => string) | undefined
}

/**
 * Log In, which is sent while signed out, belongs to no session.
 * @returns whether the session of now has ended
 */
export function watchSession(client: QueryClient): () => boolean {
  const session = sessionSignal()
  const isSignedIn = userIdOf(client) !== undefined
  return () => isSignedIn && session.aborted
}

type Readable<Data> = FetchQueryOptions<Data, Error, Data, string[]>

type NewItem<Item, Answer, Input> = {
  isIt: (item: Item, input: Input, signs: readonly string[]) => boolean
  answer: (item: Item, input: Input) => Answer
  /** What tells the item if the next input may differ. */
  signs?: (input: Input) => string[]
  intent?: (input: Input) => string
}

/** Checks for an item that did not exist when the query was last read before the write. */
export const findNew = <Item extends { id: string }, Answer, Input>(
  query: Readable<Item[]>,
  { isIt, answer, signs, intent }: NewItem<Item, Answer, Input>,
): FindOut<Answer, Input> => ({
  intent,
  facts: (client, input) => ({
    known: client.getQueryData<Item[]>(query.queryKey)?.map(({ id }) => id),
    signs: signs?.(input).map(fingerprint),
  }),
  find: async (client, input, facts) => {
    const now = await readNow(client, query, { isQuiet: true })
    if (!facts.known) return undefined
    const ids = new Set(facts.known)
    const item = now.find((one) => !ids.has(one.id) && isIt(one, input, facts.signs ?? []))
    return item && { answer: answer(item, input) }
  },
})

/** For the deletion of an item that the query reads: it leaves the cached list at once. */
export const deletedFrom = <Item extends { id: string }, Input>(
  query: Readable<Item[]>,
  idOf: (input: Input) => string,
  said?: Message,
) => ({
  key: idOf,
  findOut: {
    find: async (client: QueryClient, input: Input): Promise<Found<void>> => {
      const now = await readNow(client, query, { isQuiet: true })
      return now.some(({ id }) => id === idOf(input)) ? undefined : { answer: undefined }
    },
  },
  ifUnknown: 'check' as const,
  touches: [query.queryKey],
  success: (_answer: unknown, input: Input, client: QueryClient) => {
    changeCached<Item[]>(client, query.queryKey, (items) =>
      items.filter(({ id }) => id !== idOf(input)),
    )
    return said
  },
})

export type CheckedWrite<Answer, Input> = {
  name: string
  /** What it is about. Writes of one name and key may repeat one another, and run one at a time. */
  key?: ((input: Input) => string | readonly string[]) | undefined
  call: (input: Input) => Promise<Answer>
  findOut?: FindOut<Answer, Input> | undefined
  /** Before a retry: checks whether the last try was done; a function also asks about its risk. */
  ifUnknown?: 'check' | ((input: Input) => string) | undefined
}

export const keysOf = <Input>({ key }: Pick<CheckedWrite<unknown, Input>, 'key'>, input: Input) =>
  [key?.(input) ?? ''].flat()

type Question = {
  /** 'different': it succeeded, but with other input. 'none': this one cannot be remembered. */
  lastTry: 'not found' | 'not readable' | 'not known' | 'different' | 'none'
  /** When it was sent, in milliseconds since the epoch. */
  at: number
  risk: string
}

type Decision = boolean | 'look again'

/** Pending question before an unconfirmed write is retried. Answered in `RepeatQuestion`. */
export const repeatQuestion = createSessionStore<
  (Question & { isConfirmed?: Decision }) | undefined
>(undefined)

async function isConfirmed(question: Question): Promise<Decision> {
  await until(repeatQuestion, (asked) => asked === undefined)
  repeatQuestion.set(question)
  const answer = await until(repeatQuestion, (asked) => asked?.isConfirmed !== undefined || !asked)
  repeatQuestion.set(undefined)
  return answer?.isConfirmed ?? false
}

/** The user was asked whether to retry, and declined. */
export class DeclinedError extends AnswerError {
  override name = 'DeclinedError'
}

const declined = (text = translate('It is not known whether the last try was done.')) =>
  new DeclinedError(text)

const checked = new WeakSet<Error>()

/** Whether its outcome is unknown, and what it may have changed has been read again to find out. */
export const wasChecked = (error: Error): boolean => checked.has(error)

/** For the read that finds out whether a write was done. */
export const CHECK_TIMEOUT_MS = 15_000

export const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Whether the user lets calls leave that this device cannot remember. */
const isForgetful = createSessionStore(false)

/**
 * Asks once before a call leaves that this device cannot remember.
 * @returns whether it may leave
 */
export async function mayLeave(): Promise<boolean> {
  if (isForgetful.get() || (await canRemember())) return true
  const decision = await isConfirmed({ lastTry: 'none', at: Date.now(), risk: '' })
  if (decision) isForgetful.set(true)
  return decision !== false
}

/** The last try about the same, also of an earlier page, and a check whether it was done. */
function earlierTry<Answer, Input>(
  client: QueryClient,
  write: CheckedWrite<Answer, Input>,
  input: Input,
) {
  const { name, findOut } = write
  const about = keysOf(write, input).map(fingerprint)
  const print = fingerprint(findOut?.intent?.(input) ?? '')
  const attempts = attemptsOf(client)
  const last = attempts.last(name, about)
  const checkBy = async (facts: Facts): Promise<Found<Answer> | 'not readable' | 'not known'> => {
    if (!findOut) return 'not known'
    const late = new Promise<'not readable'>((resolve) =>
      setTimeout(resolve, CHECK_TIMEOUT_MS, 'not readable'),
    )
    const found = findOut.find(client, input, facts).catch((error: unknown) => {
      if (error instanceof NotDoneError) throw error
      return 'not readable' as const
    })
    return Promise.race([found, late])
  }
  return { attempts, about, print, last, isSame: last?.print === print, checkBy }
}

/** Checks whether the last try with the same intent was done, of which nobody has learned. */
export async function lookBack<Answer, Input>(
  client: QueryClient,
  write: CheckedWrite<Answer, Input>,
  input: Input,
): Promise<Found<Answer>> {
  const hasEnded = watchSession(client)
  await syncAttempts()
  const { attempts, last, isSame, checkBy } = earlierTry(client, write, input)
  const found = last && isSame ? await checkBy(last) : undefined
  if (typeof found !== 'object' || hasEnded()) return undefined
  if (last) attempts.settled(last)
  return found
}

/**
 * Sends a write and, after an unknown outcome, checks whether it was done; if so, it succeeds. If
 * that cannot be determined, the next try does what `ifUnknown` says, also after a reload.
 * @throws the error of the call, or that the user declines to retry
 */
export async function performWrite<Answer, Input>(
  client: QueryClient,
  write: CheckedWrite<Answer, Input>,
  input: Input,
): Promise<Answer> {
  const { name, call, findOut, ifUnknown } = write
  const risk = typeof ifUnknown === 'function' ? ifUnknown : undefined
  const hasEnded = watchSession(client)
  if (ifUnknown) await syncAttempts()
  const { attempts, about, print, last, isSame, checkBy } = earlierTry(client, write, input)
  const lookFirst = async (last: Attempt): Promise<Found<Answer>> => {
    const found = await checkBy(last)
    // The next user is not asked.
    if (hasEnded()) throw declined()
    const isDone = typeof found === 'object'
    if (isDone && isSame) {
      attempts.settled(last)
      return found
    }
    if (!risk) return undefined
    const lastTry = isDone ? 'different' : (found ?? 'not found')
    const decision = await isConfirmed({ lastTry, at: last.at, risk: risk(input) })
    if (decision === 'look again') return lookFirst(last)
    if (decision) return undefined
    throw declined()
  }
  const earlier = last && (await lookFirst(last))
  if (earlier) return earlier.answer
  const asked = risk && last
  if (risk && !(await mayLeave())) throw declined(translate('Nothing was sent'))
  if (hasEnded()) throw declined()
  const facts = findOut?.facts?.(client, input) ?? {}
  const attempt = ifUnknown && attempts.begin({ write: name, about, print, ...facts })
  if (attempt) await attemptsWritten()
  try {
    const answer = await call(input)
    // After a log out, nobody learns of it.
    if (attempt && !hasEnded()) attempts.settled(attempt, asked)
    return answer
  } catch (error) {
    if (outcomeOf(error) === 'refused') {
      if (attempt) attempts.drop(attempt)
      throw error
    }
    if (hasEnded()) throw error
    const found = isAborted(error) ? 'not known' : await checkBy(facts)
    if (hasEnded()) throw error
    if (typeof found === 'object') {
      if (attempt) attempts.settled(attempt, asked)
      return found.answer
    }
    if (attempt) attempts.unknown(attempt)
    if (found !== 'not known' && error instanceof Error) checked.add(error)
    throw error
  }
}
