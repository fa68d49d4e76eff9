import type { HttpHandler } from 'msw'
import type { World } from '../world'
import { campaignHandlers } from './campaigns'
import { creditHandlers } from './credits'
import { leadHandlers } from './leads'
import { listHandlers } from './lists'
import { sessionHandlers } from './session'

/** Every call of the contract, answered from one world. */
export function createHandlers(world: World): HttpHandler[] {
  return [
    ...sessionHandlers(world),
    ...creditHandlers(world),
    ...leadHandlers(world),
    ...listHandlers(world),
    ...campaignHandlers(world),
  ]
}
