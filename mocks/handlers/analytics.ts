import { http, type Schemas } from '../contract/contract-http'
import { conversionsOf, deliveriesOf, type Delivery } from '../simulation/delivery'
import { requireUser } from './guards'
import { enrolledIn } from '../simulation/recipients'
import type { CampaignRow } from '../model/rows'
import type { World } from '../model/world'

const eventTypes = ['opened', 'replied', 'clicked', 'bounced', 'sent'] as const
const defaultLimit = 50
const highestLimit = 500

type Report = { campaign: CampaignRow; deliveries: Delivery[] }

function reportsOf(world: World): Report[] {
  const now = world.clock.now()
  return world.db.campaigns.all().map((campaign) => {
    const recipients = enrolledIn(world, campaign).length
    return { campaign, deliveries: deliveriesOf(campaign, recipients, now) }
  })
}

export function analyticsHandlers(world: World) {
  return [
    http.get('/api/analytics/stats', ({ response, ...call }) => {
      requireUser(world, call)
      const reports = reportsOf(world)
      const count = (type: Schemas['EventType']) =>
        reports.flatMap(({ deliveries }) => deliveries.filter((one) => one.type === type)).length
      const totalSent = count('sent')
      const conversions = reports.reduce(
        (sum, { campaign, deliveries }) => sum + conversionsOf(campaign, deliveries),
        0,
      )
      const rate = (part: number) => (totalSent === 0 ? 0 : (part / totalSent) * 100)
      return response(200).json({
        totalSent,
        openRate: rate(count('opened')),
        replyRate: rate(count('replied')),
        conversionRate: rate(conversions),
      })
    }),

    http.get('/api/analytics/events', ({ query, response, ...call }) => {
      requireUser(world, call)
      const type = query.get('type') ?? 'all'
      if (type !== 'all' && !eventTypes.includes(type)) {
        return response(400).json({ message: `type must be one of all, ${eventTypes.join(', ')}` })
      }
      const limit = Number(query.get('limit') ?? defaultLimit)
      if (!Number.isInteger(limit) || limit < 1 || limit > highestLimit) {
        return response(400).json({ message: `limit must be from 1 to ${highestLimit}` })
      }
      const newest = reportsOf(world)
        .flatMap(({ campaign, deliveries }) =>
          deliveries
            .filter((delivery) => type === 'all' || delivery.type === type)
            .map((delivery) => ({ campaign, delivery })),
        )
        .toSorted((a, b) => b.delivery.at - a.delivery.at)
        .slice(0, limit)
      return response(200).json(
        newest.map(({ campaign, delivery }) => toEvent(world, campaign, delivery)),
      )
    }),
  ]
}

function toEvent(world: World, campaign: CampaignRow, delivery: Delivery): Schemas['Event'] {
  const { recipient, type, at } = delivery
  const contact = world.db.contacts.get(enrolledIn(world, campaign)[recipient] ?? '')
  return {
    id: `${campaign.id}${String(recipient).padStart(6, '0')}${eventTypes.indexOf(type)}`,
    timestamp: new Date(at).toISOString(),
    eventType: type,
    contactName: contact?.name ?? '',
    contactEmail: contact?.email ?? '',
    payload: { campaign: campaign.name },
  }
}
