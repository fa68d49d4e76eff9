import { launchRequest } from './bodies'
import { http } from '../contract/contract-http'
import { check, readJson, requireUser } from './guards'
import { launch } from '../simulation/launch'
import type { World } from '../model/world'

export function deliveryHandlers(world: World) {
  return [
    http.post('/api/brevo/launch', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const { campaignIds } = check(launchRequest, await readJson(request))
      return response(200).json(campaignIds.map((id) => launch(world, String(id))))
    }),

    http.get('/api/brevo/senders', ({ response, ...call }) => {
      requireUser(world, call)
      return response(200).json([...world.db.senders.all()])
    }),
  ]
}
