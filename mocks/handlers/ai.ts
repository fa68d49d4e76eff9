import { writeEmail } from '../simulation/ai-writer'
import { generateEmail } from './bodies'
import { http } from '../contract/contract-http'
import { check, readJson, requireUser } from './guards'
import type { World } from '../model/world'

export function aiHandlers(world: World) {
  return [
    http.post('/api/ai/generate-email', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const order = check(generateEmail, await readJson(request))
      return response(200).json(writeEmail(order))
    }),
  ]
}
