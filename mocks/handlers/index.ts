import type { HttpHandler } from 'msw'
import type { World } from '../model/world'
import { adminUserHandlers } from './admin-users'
import { aiHandlers } from './ai'
import { analyticsHandlers } from './analytics'
import { campaignHandlers } from './campaigns'
import { creditHandlers } from './credits'
import { deliveryHandlers } from './delivery'
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
    ...deliveryHandlers(world),
    ...aiHandlers(world),
    ...analyticsHandlers(world),
    ...adminUserHandlers(world),
  ]
}
