import { aCampaign, aContact, aList, aStep, aUser } from './builders'
import { day, hour, minute } from '../model/clock'
import type { CampaignRow } from '../model/rows'
import type { World } from '../model/world'

const startBalance = 12_500

/** The contact with a value in every field, in the third list. */
const WHOLE = 505
const known = { phone: '+1 212 555 0142', linkedinUrl: 'https://www.linkedin.com/in/example' }

const listSizes = [
  ['SaaS founders in New York', 'Founders and CEOs, met through referrals', 48],
  ['Fintech decision makers', 'CFOs and heads of finance in Europe', 250],
  ['Spring conference', 'Everybody who left a card at the booth', 800],
  ['Pilot customers', 'Hand-picked for the pilot', 12],
  ['Chairman’s contact', '', 1],
  ['To be filled', 'Healthcare, after the trade fair', 0],
] as const

/** Accounts, senders and the balance, common to all scenarios. */
export function seedCompany(world: World): void {
  const { db, companyDomain } = world
  const at = (mailbox: string) => `${mailbox}@${companyDomain}`
  aUser(world, { name: 'Alex Admin', email: at('admin'), role: 'admin' })
  aUser(world, { name: 'Uma User', email: at('user') })
  aUser(world, { name: 'Marta Jiménez', email: at('marta.jimenez'), role: 'admin' })
  aUser(world, { name: 'Jonas Weiß', email: at('jonas.weiss') })
  aUser(world, { name: 'Priya Raghunathan', email: at('priya') })
  aUser(world, { name: 'Chloé Lefèvre', email: at('chloe.lefevre') })
  aUser(world, { name: 'Oluwaseun Adébáyò', email: at('seun') })
  aUser(world, { name: '田中 さくら', email: at('sakura.tanaka') })

  const senders = [
    ['Sales Team', 'sales', true],
    ['Alex from Outreach', 'alex', true],
    ['Customer Success', 'success', true],
    ['Newsletter', 'news', false],
  ] as const
  senders.forEach(([name, mailbox, verified], index) =>
    db.senders.insert({ id: String(index + 1), name, email: at(mailbox), verified }),
  )
  db.account.insert({ id: '1', balance: startBalance })
}

/** The default data: deterministic, except for dates, which are relative to now. */
export function seedDefault(world: World): void {
  seedCompany(world)
  seedLists(world)
  seedCampaigns(world)
}

function seedLists(world: World): void {
  let prospect = 0
  listSizes.forEach(([name, description, size], index) => {
    const contactIds = Array.from({ length: size }, () => {
      // One in twelve was saved without revealing the address.
      const part = prospect % 12 === 11 ? { email: null } : prospect === WHOLE ? known : {}
      return aContact(world, prospect++, part).id
    })
    const createdAt = world.clock.now() - (index + 1) * 4 * day
    aList(world, { name, description, createdAt }, contactIds)
  })
}

/** State of a seeded campaign; `sent` of its recipients have been mailed. */
type Plan = Pick<CampaignRow, 'name' | 'status'> & {
  description?: string
  listId: string | null
  steps: number
  /** Age in days. */
  created: number
  sent?: number | 'all'
}

const plans: Plan[] = [
  { name: 'Founders intro', status: 'active', listId: '1', steps: 3, created: 2, sent: 17 },
  { name: 'Fintech spring push', status: 'active', listId: '2', steps: 2, created: 6, sent: 96 },
  {
    name: 'Conference follow-up',
    status: 'active',
    listId: '3',
    steps: 3,
    created: 12,
    sent: 'all',
  },
  { name: 'Pilot check-in', status: 'active', listId: '4', steps: 1, created: 0.2, sent: 0 },
  { name: 'Renewal reminder', status: 'paused', listId: '4', steps: 2, created: 20, sent: 'all' },
  { name: 'Product tour', status: 'paused', listId: '2', steps: 4, created: 25, sent: 61 },
  { name: 'Partner outreach', status: 'paused', listId: '1', steps: 2, created: 33, sent: 0 },
  { name: 'Summer webinar', status: 'draft', listId: '1', steps: 3, created: 1 },
  { name: 'Quiet draft without recipients', status: 'draft', listId: '6', steps: 1, created: 3 },
  { name: 'Draft without steps', status: 'draft', listId: '2', steps: 0, created: 4 },
  { name: 'Draft without a list', status: 'draft', listId: null, steps: 2, created: 5 },
  {
    name: 'Campaign of a deleted list',
    status: 'paused',
    listId: '99',
    steps: 2,
    created: 64,
    sent: 9,
  },
  {
    name: `A very long campaign name that somebody pasted from a planning document, ${'with every detail of the quarter '.repeat(5)}and no end`,
    status: 'draft',
    listId: '5',
    steps: 2,
    created: 0.01,
  },
  {
    name: '<b>Bold</b> & “quoted” 🚀',
    status: 'active',
    listId: '5',
    steps: 1,
    created: 400,
    sent: 'all',
  },
]

function seedCampaigns(world: World): void {
  const { memberships, contacts } = world.db
  const now = world.clock.now()
  for (const { description = '', steps, created, sent, ...plan } of plans) {
    const members = memberships.of(plan.listId ?? '')
    const reachable = members.filter((id) => contacts.get(id)?.email)
    // A campaign keeps its recipients when its list is deleted.
    const source =
      plan.listId === '99'
        ? contacts
            .all()
            .slice(0, 30)
            .map(({ id }) => id)
        : reachable
    const isStarted = plan.status !== 'draft'
    const pace = 40 * minute
    const sentTotal = sent === 'all' ? source.length : (sent ?? 0)
    const sendingTime = Math.min(sentTotal * pace + pace / 2, created * day)
    const isDone = sent === 'all'
    const to = plan.status === 'active' ? null : now - 6 * hour
    aCampaign(
      world,
      {
        ...plan,
        description,
        createdAt: now - created * day,
        steps: Array.from({ length: steps }, (_, index) => aStep(world, index + 1)),
        // Completed campaigns are faster, so that all mails fit between their creation and now.
        pace: isDone ? Math.min(pace, (created * day) / (source.length + 1)) : pace,
        runs: isStarted ? [{ from: (to ?? now) - sendingTime, to }] : [],
      },
      isStarted ? source : [],
    )
  }
}
