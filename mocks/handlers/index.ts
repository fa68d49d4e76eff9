import type { HttpHandler } from 'msw'
import type { ContractCheck } from '../contract/contract-check'
import type { World } from '../model/world'
import { adminUserHandlers } from './admin-users'
import { aiHandlers } from './ai'
import { analyticsHandlers } from './analytics'
import { campaignHandlers } from './campaigns'
import { creditHandlers } from './credits'
import { deliveryHandlers } from './delivery'
import { leadHandlers } from './leads'
import { listHandlers } from './lists'
import { createReadBody } from './read-body'
import { sessionHandlers } from './session'

export function createHandlers(world: World, contract: () => ContractCheck): HttpHandler[] {
  const readBody = createReadBody(contract)
  return [
    ...sessionHandlers(world, readBody),
    ...creditHandlers(world),
    ...leadHandlers(world, readBody),
    ...listHandlers(world, readBody),
    ...campaignHandlers(world, readBody),
    ...deliveryHandlers(world, readBody),
    ...aiHandlers(world, readBody),
    ...analyticsHandlers(world),
    ...adminUserHandlers(world, readBody),
  ]
}
