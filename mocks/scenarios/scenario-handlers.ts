import { type DefaultBodyType, type HttpHandler, HttpResponse } from 'msw'
import { http } from '../contract/contract-http'
import { currentUser, requireUser, sessionTokens } from '../handlers/guards'
import { revealHandler } from '../handlers/leads'
import type { ReadBody } from '../handlers/read-body'
import { launch } from '../simulation/launch'
import { toUser } from '../handlers/to-api'
import type { World } from '../model/world'

/** Ends the session after the first read of the user; once per world. */
export function expireSession(world: World): HttpHandler[] {
  let hasExpired = false
  return [
    http.get('/api/auth/user', ({ response, ...call }) => {
      const user = currentUser(world, call)
      if (hasExpired || !user) return undefined
      hasExpired = true
      for (const token of sessionTokens(call)) world.db.sessions.remove(token)
      return response(200).json({ user: toUser(user) })
    }),
  ]
}

/** Does not find every third lead of a request. */
export const revealPartly = (world: World, readBody: ReadBody): HttpHandler[] => [
  revealHandler(world, readBody, (index) => index % 3 !== 2),
]

/** Number of leads in a full request of the app; a smaller request is the last of an import. */
const fullRequest = 500

/**
 * Fails the third POST /api/leads, once. For a shorter import, fails when its last leads are added
 * to the list, which leaves leads without a list.
 */
export function failThirdImportRequest(_: World, readBody: ReadBody): HttpHandler[] {
  let creations = 0
  let hasFailed = false
  return [
    http.post('/api/leads', ({ response }) => {
      creations += 1
      if (hasFailed || creations < 3) return undefined
      hasFailed = true
      return response('default').json({ message: 'The import broke off' }, { status: 500 })
    }),
    http.post('/api/lists/{id}/leads', async ({ request, response }) => {
      const { lead_ids } = await readBody(request)
      if (hasFailed || creations > 2 || lead_ids.length === fullRequest) return undefined
      hasFailed = true
      return response('default').json({ message: 'The import broke off' }, { status: 500 })
    }),
  ]
}

export function launchPartly(world: World, readBody: ReadBody): HttpHandler[] {
  return [
    http.post('/api/brevo/launch', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const { campaignIds } = await readBody(request)
      const results = campaignIds
        .map(String)
        .map((campaignId, index) =>
          index % 2 === 0
            ? launch(world, campaignId)
            : { campaignId, ok: false, message: 'The delivery provider refused the campaign' },
        )
      return response(200).json(results)
    }),
  ]
}

const answer = (body: DefaultBodyType) => () => HttpResponse.json(body)

/** Contract violations of real servers that a client must tolerate. */
export function malformedAnswers(): HttpHandler[] {
  return [
    http.untyped.get(
      '*/api/lists',
      answer([{ id: 7, name: null }, null, { id: 8, name: 'Without leads', leads: null }]),
    ),
    http.untyped.get(
      '*/api/lists/:id/leads',
      answer([{ id: 1, firstName: null, email: null }, null]),
    ),
    http.untyped.get(
      '*/api/campaigns',
      answer([
        { id: 3, name: 'Half a campaign', status: 'archived', steps: null, createdAt: 'soon' },
        null,
      ]),
    ),
    http.untyped.get('*/api/credits/balance', answer({ balance: null })),
    http.untyped.post('*/api/leads/search', answer({ leads: [{ id: 5, name: null }, null] })),
    http.untyped.post('*/api/leads/reveal', answer({})),
    http.untyped.get('*/api/brevo/senders', answer(null)),
    http.untyped.get('*/api/analytics/stats', answer({ totalSent: '12', openRate: null })),
    http.untyped.get(
      '*/api/analytics/events',
      answer([{ id: 9, eventType: 'sent', payload: null }, null]),
    ),
    http.untyped.get('*/api/admin/users', answer({ users: null })),
    http.untyped.post('*/api/ai/generate-email', answer({ html: null })),
  ]
}
