import { writeEmail } from '../simulation/ai-writer'
import { http } from '../contract/contract-http'
import { requireUser } from './guards'
import type { ReadBody } from './read-body'
import type { World } from '../model/world'

export function aiHandlers(world: World, readBody: ReadBody) {
  return [
    http.post('/api/ai/generate-email', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const order = await readBody(request)
      return response(200).json(writeEmail(order))
    }),
  ]
}
