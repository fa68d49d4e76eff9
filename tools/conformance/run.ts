import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import createClient from 'openapi-fetch'
import type { ContractCheck } from '../../mocks/contract/contract-check'
import { successOf } from '../../mocks/contract/contract-check'
import { trusted } from '../../mocks/model/trusted'
import type { paths } from '../../src/shared/api/contract'
import { type Findings, instead, shortened } from './differences'
import { createSender, type Jar, NotTried } from './recording-fetch'

export type Account = { email: string; password: string }

export type Step = {
  operation: string
  /** Printed before anything is sent. */
  does: string
  /** Skipped unless the option is given. */
  needs?: 'spend' | 'send'
  run: () => Promise<void>
}

type Options = {
  origin: string
  account: Account
  contract: ContractCheck
  findings: Findings
  transport: typeof fetch
}

type Json = { content: { 'application/json': unknown } }
type Result<Data> = { data?: Data; error?: unknown; response: Response }
export type Api = ReturnType<typeof createClient<paths>>

/** Request body of a POST. */
export type Body<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: infer Sent extends Json }
}
  ? Sent['content']['application/json']
  : never

export const on = (id: string) => ({ params: { path: { id } } })

/** What the steps share: the calls, the comparisons, and what they have created. */
export type Run = ReturnType<typeof createRun>

export function createRun({ origin, account, contract, findings, transport }: Options) {
  const { send, fetchWith } = createSender(origin, findings, transport)
  const jar: Jar = new Map()
  const clientWith = (cookies: Jar): Api =>
    createClient<paths>({
      baseUrl: origin,
      headers: { 'Content-Type': 'application/json' },
      fetch: fetchWith(cookies),
    })
  const api = clientWith(jar)
  let operation = ''

  const report = (text: string, example?: unknown) =>
    void findings.differences.push({ operation, text, example: shortened(example) })

  /** Reports a value other than the expected one; of objects, each field that differs. */
  const expect = (place: string, actual: unknown, expected: unknown) => {
    if (isDeepStrictEqual(actual, expected)) return
    if (isRecord(actual) && isRecord(expected)) {
      for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
        expect(`${place}/${key}`, actual[key], expected[key])
      }
    } else report(`${place}: ${shortened(expected)} expected, ${shortened(actual)} came`)
  }

  /** Reports a call that was not refused. 401, 403 and 409 must be exact; of the rest, any 4xx. */
  const expectRefusal = (does: string, status: number, expected: number) => {
    const isExact = [401, 403, 409].includes(expected)
    const isRefused = status >= 400 && status < 500 && status !== 401
    if (status !== expected && (isExact || !isRefused))
      report(`${does}: ${instead(expected, status)}`)
  }

  /** Sends a request that the contract does not allow, or that must be refused. */
  async function refuses(
    does: string,
    expected: number,
    { method, path, body }: { method: string; path: string; body?: unknown },
    cookies = jar,
  ): Promise<void> {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    const { status } = await send({ method, path, body: text }, { jar: cookies, isWrong: true })
    expectRefusal(does, status, expected)
  }

  /** @throws NotTried if the operation under way was refused, which is reported */
  function done<Data>({ data, error, response }: Result<Data>): Data {
    if (response.ok) return trusted<Data>(data)
    const expected = contract.operations.find(({ id }) => id === operation)
    const text = instead(expected ? successOf(expected) : 'a success', response.status)
    report(text, error ?? response.statusText)
    throw new NotTried('it was refused')
  }

  /** The records of a read that shows what a write has done. */
  async function rowsOf<Row>(
    name: string,
    from: string,
    call: Promise<Result<unknown>>,
  ): Promise<Row[]> {
    const { data, response } = await call
    const rows: unknown =
      name === 'users' && typeof data === 'object' && data ? Reflect.get(data, name) : data
    if (!response.ok || !Array.isArray(rows)) {
      throw new NotTried(`its effect is not known, because the ${name} could not be read`, from)
    }
    return trusted<Row[]>(rows)
  }

  return {
    mark: `Conformance ${randomUUID().slice(0, 8)}`,
    account,
    domain: account.email.split('@')[1] ?? '',
    contract,
    findings,
    api,
    /** The session of the run. */
    jar,
    clientWith,
    send,
    report,
    expect,
    expectRefusal,
    refuses,
    done,
    reads: {
      lists: () => rowsOf<List>('lists', 'getLists', api.GET('/api/lists')),
      contacts: (id: string) =>
        rowsOf<Contact>('contacts', 'getListContacts', api.GET('/api/lists/{id}/leads', on(id))),
      campaigns: () => rowsOf<Campaign>('campaigns', 'getCampaigns', api.GET('/api/campaigns')),
      users: () => rowsOf<User>('users', 'getUsers', api.GET('/api/admin/users')),
      async balance(): Promise<number> {
        const balance: unknown = (await api.GET('/api/credits/balance')).data?.balance
        if (typeof balance !== 'number') {
          throw new NotTried('the balance could not be read', 'getCreditBalance')
        }
        return balance
      },
    },
    made: { list: '', campaign: '', copy: '', user: '', contact: '' },
    isAdmin: false,
    begin: (name: string) => void (operation = name),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Ok<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: infer Answer extends Json } }
}
  ? Answer['content']['application/json']
  : never
export type List = Ok<'/api/lists'>[number]
export type Contact = Ok<'/api/lists/{id}/leads'>[number]
export type Campaign = Ok<'/api/campaigns'>[number]
export type User = Ok<'/api/admin/users'>['users'][number]

/** @param from the operation that gives the value */
export function need(value: string | undefined, reason: string, from?: string): string {
  if (!value) throw new NotTried(reason, from)
  return value
}
