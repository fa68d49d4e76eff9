import { type HttpHandler, HttpResponse } from 'msw'
import { http } from '../contract/contract-http'
import { errorPage } from './failure'
import type { ReadBody } from '../handlers/read-body'
import { seedCompany, seedDefault } from '../seed/seed'
import { seedLarge } from '../seed/seed-large'
import {
  expireSession,
  failThirdImportRequest,
  launchPartly,
  malformedAnswers,
  revealPartly,
} from './scenario-handlers'
import type { Seed, World } from '../model/world'

export type Scenario = {
  title: string
  seed: Seed
  /** Run before the default handlers; returning undefined passes the call on. */
  handlers: (world: World, readBody: ReadBody) => HttpHandler[]
  /** These handlers violate openapi.yaml intentionally, so their responses are not checked. */
  breaksContract?: boolean
}

/** The default data, with some calls overridden. */
function withHandlers(
  title: string,
  handlers: Scenario['handlers'],
  seed: Seed = seedDefault,
): Scenario {
  return { title, seed, handlers }
}

/** The default data, behind a server or network that violates the contract. */
function brokenServer(title: string, handlers: Scenario['handlers']): Scenario {
  return { ...withHandlers(title, handlers), breaksContract: true }
}

function withData(title: string, change: Seed): Scenario {
  const seed: Seed = (world) => {
    seedDefault(world)
    change(world)
  }
  return { title, seed, handlers: () => [] }
}

const isSessionCall = (url: string) =>
  /\/api\/auth\/(user|login|logout)$/.test(new URL(url).pathname)

export const scenarios = {
  default: withHandlers('Everything works, with data to look at.', () => []),
  empty: {
    title: 'A new company: no lists and no campaigns.',
    seed: seedCompany,
    handlers: () => [],
  },
  large: {
    title: '200 lists, some of 5,000 contacts, and 500 campaigns.',
    seed: seedLarge,
    handlers: () => [],
  },
  'no-credits': withData('The credits are used up.', ({ db }) => {
    db.account.update('1', { balance: 0 })
  }),
  'session-expired': withHandlers(
    'The session ends right after the page has read who is signed in; signing in again works.',
    expireSession,
  ),
  'reveal-partial': withHandlers('Every third address cannot be found.', revealPartly),
  'import-fails-midway': withHandlers(
    'An import breaks off in its third request, a short one at its end; a retry works.',
    failThirdImportRequest,
  ),
  'launch-partial': withHandlers(
    'Of the campaigns launched together, every second one fails.',
    launchPartly,
  ),
  'senders-empty': withData('There is no address to send from.', ({ db }) => db.senders.clear()),
  'ai-empty': withHandlers('The AI answers without any content.', () => [
    http.post('/api/ai/generate-email', ({ response }) => response(200).json({})),
  ]),
  'events-empty': withHandlers('Nothing has been sent yet.', () => [
    http.get('/api/analytics/events', ({ response }) => response(200).json([])),
    http.get('/api/analytics/stats', ({ response }) =>
      response(200).json({ totalSent: 0, openRate: 0, replyRate: 0, conversionRate: 0 }),
    ),
  ]),
  'server-down': brokenServer(
    'The server answers everything but the session calls with an HTML error page.',
    () => [
      http.untyped.all('*/api/*', ({ request }) =>
        isSessionCall(request.url) ? undefined : errorPage(),
      ),
    ],
  ),
  malformed: brokenServer(
    'Answers have nulls, lack arrays and have numbers for ids.',
    malformedAnswers,
  ),
  offline: brokenServer('The network is gone for everything but the session calls.', () => [
    http.untyped.all('*/api/*', ({ request }) =>
      isSessionCall(request.url) ? undefined : HttpResponse.error(),
    ),
  ]),
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export function isScenarioName(name: string | null | undefined): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name)
}

export const scenarioNames = Object.keys(scenarios).filter(isScenarioName)
