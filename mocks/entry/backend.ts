import { delay, type HttpHandler, HttpResponse } from 'msw'
import type { CallWatch } from '../contract/call-watch'
import { type Failure, failedAnswer } from '../scenarios/failure'
import { createHandlers } from '../handlers'
import { RECORDED_SESSION } from '../handlers/guards'
import { createReadBody } from '../handlers/read-body'
import type { RecordedCall } from '../replay/har'
import { createReplay, type Replay } from '../replay/replay'
import { createHeldAnswers, type HeldAnswers } from '../scenarios/held-answers'
import { createPauses, type Latency } from '../scenarios/latency'
import { type Scenario, type ScenarioName, scenarios } from '../scenarios/scenarios'
import type { World } from '../model/world'

/**
 * Answers calls in the browser, in tests and over HTTP. After the latency, the first of these that
 * applies: requested failures, recorded responses, the scenario's handlers, the default handlers.
 */
export type Backend = {
  latency: Latency
  failures: Map<string, Failure>
  /** Makes an operation fail until `end` is called. */
  fail: (operationId: string, failure?: Failure) => { end: () => void }
  held: HeldAnswers
  /** Uses the scenario's handlers without changing the data. */
  play: (name: ScenarioName) => void
  /**
   * Replays recorded calls; undefined stops replaying. Other calls are answered as usual, as a
   * signed-in admin.
   */
  replay: (calls: readonly RecordedCall[] | undefined) => void
  answer: (request: Request, id: string) => Promise<Response>
}

type Answer = { response: Response; isChecked: boolean; isRecorded?: boolean }

export function createBackend(world: World, watch: CallWatch): Backend {
  const ordinary = createHandlers(world, watch.contract)
  const pauseOf = createPauses()
  let scenario: Scenario = scenarios.default
  let special: HttpHandler[] = []
  let recording: Replay | undefined

  async function find(request: Request, requestId: string) {
    for (const handler of special) {
      const response = (await handler.run({ request, requestId }))?.response
      if (response) return { response, isChecked: !scenario.breaksContract }
    }
    for (const handler of ordinary) {
      const response = (await handler.run({ request, requestId }))?.response
      if (response) return { response, isChecked: true }
    }
    const response = HttpResponse.json({ message: 'There is no such call' }, { status: 404 })
    return { response, isChecked: true }
  }

  const operationIdOf = ({ method, url }: Request) =>
    watch.contract().find(method, new URL(url))?.operation.id

  function failureOf(request: Request): Failure | undefined {
    if (backend.failures.size === 0) return undefined
    return backend.failures.get(operationIdOf(request) ?? '')
  }

  async function untilReleased(request: Request, id: string): Promise<void> {
    if (backend.held.operations().length === 0) return
    const operationId = operationIdOf(request)
    if (!operationId) return
    const { pathname, search } = new URL(request.url)
    await backend.held.pass({ id, operationId, call: `${request.method} ${pathname}${search}` })
  }

  async function respond(request: Request, id: string): Promise<Answer> {
    const failure = failureOf(request)
    const recorded = failure === undefined ? recording?.answer(request) : undefined
    if (recorded) return { response: recorded, isChecked: false, isRecorded: true }
    if (failure === undefined) return find(request, id)
    const response = await failedAnswer(failure, async () => (await find(request, id)).response)
    return { response, isChecked: typeof failure === 'number' }
  }

  const backend: Backend = {
    latency: [0, 0],
    failures: new Map(),
    fail(operationId, failure = 500) {
      backend.failures.set(operationId, failure)
      return { end: () => void backend.failures.delete(operationId) }
    },
    held: createHeldAnswers(),
    play(name) {
      scenario = scenarios[name]
      special = scenario.handlers(world, createReadBody(watch.contract))
    },
    replay(calls) {
      recording = calls && createReplay(calls, watch.contract)
      const admin = world.db.users.all().find(({ role }) => role === 'admin')
      world.db.sessions.remove(RECORDED_SESSION)
      if (recording && admin) world.db.sessions.insert({ id: RECORDED_SESSION, userId: admin.id })
    },
    async answer(request, id) {
      const pause = pauseOf(backend.latency)
      if (pause > 0) await delay(pause)
      const { response, isChecked, isRecorded } = await respond(request, id)
      await untilReleased(request, id)
      watch.end(id, response, isChecked, recording && (isRecorded ?? false))
      return response
    },
  }
  return backend
}
