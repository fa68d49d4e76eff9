import { http } from '../contract/contract-http'
import { requireUser } from './guards'
import type { ReadBody } from './read-body'
import { launch } from '../simulation/launch'
import type { World } from '../model/world'

export function deliveryHandlers(world: World, readBody: ReadBody) {
  return [
    http.post('/api/brevo/launch', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const { campaignIds } = await readBody(request)
      return response(200).json(campaignIds.map((id) => launch(world, String(id))))
    }),

    http.get('/api/brevo/senders', ({ response, ...call }) => {
      requireUser(world, call)
      return response(200).json([...world.db.senders.all()])
    }),
  ]
}
