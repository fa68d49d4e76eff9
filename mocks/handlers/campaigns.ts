import { http, type Schemas } from '../contract/contract-http'
import { demoPace, pause, resume } from '../simulation/delivery'
import { requireUser } from './guards'
import type { ReadBody } from './read-body'
import { enrol, obstacleTo } from '../simulation/recipients'
import { toCampaign } from './to-api'
import type { World } from '../model/world'

const notFound = { message: 'Campaign not found' }

export function campaignHandlers(world: World, readBody: ReadBody) {
  const { campaigns, enrolments, lists } = world.db
  return [
    http.get('/api/campaigns', ({ response, ...call }) => {
      requireUser(world, call)
      const newestFirst = campaigns.all().toSorted((a, b) => b.createdAt - a.createdAt)
      return response(200).json(newestFirst.map((campaign) => toCampaign(world, campaign)))
    }),

    http.post('/api/campaigns', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const body = await readBody(request)
      const created = campaigns.insert({
        id: world.nextId('campaigns'),
        name: body.name,
        description: '',
        listId: body.listId === null ? null : String(body.listId),
        emailTemplate: body.emailTemplate,
        steps: body.sequence,
        status: 'draft',
        createdAt: world.clock.now(),
        runs: [],
        pace: demoPace,
      })
      return response(201).json(toCampaign(world, created))
    }),

    http.delete('/api/campaigns/{id}', ({ params, response, ...call }) => {
      requireUser(world, call)
      if (!campaigns.remove(params.id)) return response(404).json(notFound)
      enrolments.removeAll(params.id)
      return response(204).empty()
    }),

    http.post('/api/campaigns/{id}/duplicate', ({ params, response, ...call }) => {
      requireUser(world, call)
      const original = campaigns.get(params.id)
      if (!original) return response(404).json(notFound)
      const copy = campaigns.insert({
        ...original,
        id: world.nextId('campaigns'),
        name: `${original.name} (Copy)`,
        status: 'draft',
        createdAt: world.clock.now(),
        runs: [],
        pace: demoPace,
      })
      return response(201).json(toCampaign(world, copy))
    }),

    http.patch('/api/campaigns/{id}/status', async ({ params, request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const status = readStatus(await readBody(request))
      const campaign = campaigns.get(params.id)
      if (!campaign) return response(404).json(notFound)
      if (campaign.status === 'draft') {
        return response(409).json({ message: 'A draft has to be started first' })
      }
      // A campaign whose list was deleted has no recipients.
      const hasList = lists.get(campaign.listId ?? '') !== undefined
      const change = status === 'active' && hasList ? resume : pause
      const runs = change(campaign.runs, world.clock.now())
      const changed = campaigns.update(params.id, { status, runs }) ?? campaign
      return response(200).json(toCampaign(world, changed))
    }),

    http.post('/api/campaigns/{id}/start', ({ params, response, ...call }) => {
      requireUser(world, call)
      const campaign = campaigns.get(params.id)
      if (!campaign) return response(404).json(notFound)
      if (campaign.status !== 'draft') {
        return response(409).json({ message: 'Only a draft can be started' })
      }
      const obstacle = obstacleTo(world, campaign)
      if (obstacle) return response(400).json({ message: obstacle })
      const { added, skipped } = enrol(world, campaign)
      const runs = resume(campaign.runs, world.clock.now())
      campaigns.update(params.id, { status: 'active', runs, pace: demoPace })
      return response(200).json({ prospectsAdded: added, prospectsSkipped: skipped })
    }),
  ]
}

function readStatus(
  body: Schemas['StatusChange'] | Schemas['ActiveChange'],
): Schemas['StatusChange']['status'] {
  if ('status' in body) return body.status
  return body.active ? 'active' : 'paused'
}
