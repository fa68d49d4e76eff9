import { delay, type HttpHandler, HttpResponse } from 'msw'
import { http } from '../contract/contract-http'
import { errorPage } from './failure'
import { apiError } from '../handlers/guards'
import type { ReadBody } from '../handlers/read-body'
import { seedCompany, seedDefault } from '../model/seed'
import { seedLarge } from '../model/seed-large'
import {
  expireSession,
  failThirdImportRequest,
  launchPartly,
  malformedAnswers,
  revealPartly,
} from './scenario-handlers'
import type { Seed, World } from '../model/world'

export type Scenario = {
  /** For people who choose one. */
  title: string
  seed: Seed
  /** Answered before the ordinary handlers; one that returns nothing passes the call on. */
  handlers: (world: World, readBody: ReadBody) => HttpHandler[]
  /** What the scenario's own handlers answer breaks openapi.yaml on purpose, and is not checked. */
  isBesideContract?: boolean
}

const broken = () => apiError(500, 'Something broke on the server')

/** The default world with a few calls answered differently. */
function situation(
  title: string,
  handlers: Scenario['handlers'],
  seed: Seed = seedDefault,
): Scenario {
  return { title, seed, handlers }
}

/** The default world behind a server or a network that does not keep to the contract. */
function brokenServer(title: string, handlers: Scenario['handlers']): Scenario {
  return { ...situation(title, handlers), isBesideContract: true }
}

/** The default world with something else in its tables. */
function changedWorld(title: string, change: Seed): Scenario {
  const seed: Seed = (world) => {
    seedDefault(world)
    change(world)
  }
  return { title, seed, handlers: () => [] }
}

/** Long enough to see every pending state; tests make it shorter. */
export const slowness = { milliseconds: 3_000 }

const isSessionCall = (url: string) =>
  /\/api\/auth\/(user|login|logout)$/.test(new URL(url).pathname)

export const scenarios = {
  default: situation('Everything works, with data to look at.', () => []),
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
  'no-credits': changedWorld('The credits are used up.', ({ db }) => {
    db.account.update('1', { balance: 0 })
  }),
  'session-expired': situation(
    'The session ends right after the page has read who is signed in; signing in again works.',
    expireSession,
  ),
  'login-rejected': situation('Nobody can sign in.', () => [
    http.post('/api/auth/login', ({ response }) =>
      response(401).json({ message: 'Invalid email or password' }),
    ),
  ]),
  'search-fails': situation('Searching fails.', () => [http.post('/api/leads/search', broken)]),
  'reveal-partial': situation('Every third address cannot be found.', revealPartly),
  'reveal-fails': situation('Revealing addresses fails.', () => [
    http.post('/api/leads/reveal', broken),
  ]),
  'contact-fails': situation('Creating contacts and leads fails.', () => [
    http.post('/api/leads', broken),
  ]),
  'list-create-fails': situation('Creating a list fails.', () => [http.post('/api/lists', broken)]),
  'list-delete-fails': situation('Deleting a list fails.', () => [
    http.delete('/api/lists/{id}', broken),
  ]),
  'contacts-fail': situation('The contacts of a list cannot be read.', () => [
    http.get('/api/lists/{id}/leads', broken),
  ]),
  'import-fails-midway': situation(
    'An import breaks off in its third request, a short one at its end; a retry works.',
    failThirdImportRequest,
  ),
  'campaign-create-fails': situation('Creating a campaign fails.', () => [
    http.post('/api/campaigns', broken),
  ]),
  'campaign-delete-fails': situation('Deleting a campaign fails.', () => [
    http.delete('/api/campaigns/{id}', broken),
  ]),
  'duplicate-fails': situation('Duplicating a campaign fails.', () => [
    http.post('/api/campaigns/{id}/duplicate', broken),
  ]),
  'start-fails': situation('Starting a campaign fails.', () => [
    http.post('/api/campaigns/{id}/start', broken),
  ]),
  'status-fails': situation('Switching a campaign between active and paused fails.', () => [
    http.patch('/api/campaigns/{id}/status', broken),
  ]),
  'launch-partial': situation(
    'Of the campaigns launched together, every second one fails.',
    launchPartly,
  ),
  'launch-fails': situation('Launching fails as a whole.', () => [
    http.post('/api/brevo/launch', () => apiError(502, 'The delivery provider is not available')),
  ]),
  'senders-empty': changedWorld('There is no address to send from.', ({ db }) =>
    db.senders.clear(),
  ),
  'ai-fails': situation('The AI answers with a failure.', () => [
    http.post('/api/ai/generate-email', () => apiError(503, 'The model is overloaded')),
  ]),
  'ai-empty': situation('The AI answers without any content.', () => [
    http.post('/api/ai/generate-email', ({ response }) => response(200).json({})),
  ]),
  'events-empty': situation('Nothing has been sent yet.', () => [
    http.get('/api/analytics/events', ({ response }) => response(200).json([])),
    http.get('/api/analytics/stats', ({ response }) =>
      response(200).json({ totalSent: 0, openRate: 0, replyRate: 0, conversionRate: 0 }),
    ),
  ]),
  'events-fail': situation('The events cannot be read.', () => [
    http.get('/api/analytics/events', broken),
  ]),
  'user-create-fails': situation('Creating an account fails.', () => [
    http.post('/api/admin/users', broken),
  ]),
  'user-delete-fails': situation('Deleting an account fails.', () => [
    http.delete('/api/admin/users/{id}', broken),
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
  slow: situation('Every answer takes about three seconds.', () => [
    http.untyped.all('*/api/*', async () => {
      await delay(slowness.milliseconds)
    }),
  ]),
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
