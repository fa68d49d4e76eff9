import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { campaignReader } from '@/entities/campaign/campaign'
import { launchCampaigns } from '@/entities/campaign/launch-queries'
import {
  contactReader,
  foundLeadsReader,
  leadSchema,
  toNewLead,
} from '@/entities/lead/lead-mapping'
import { groupPeople, toLeads } from '@/entities/lead/people'
import {
  closeListSaveJob,
  createdLeads,
  type LeadSource,
  newLeads,
  openListSaveJob,
} from '@/entities/list/list-save/list-save-job'
import { runListSaveJob } from '@/entities/list/list-save/run-list-save-job'
import { toRevealRequest } from '@/entities/lead/search/reveal-queries'
import { cleanContacts, leadsOfCopy } from '@/features/lists/cleaning/cleaned-contacts'
import { noCleaning } from '@/features/lists/cleaning/cleaning'
import { type WireId, read } from '@/shared/api/answer'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { newManualIds } from '@/shared/lib/values/manual-id'
import { fc } from '@/test/fast-check'

/** Ids of which several have one text: 44 and "44". */
const anId = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 1, max: 9 }).map(String),
  fc.constantFrom(' 5 ', '007', 'ap-1', 0),
)
const someIds = fc.uniqueArray(anId, {
  minLength: 1,
  maxLength: 6,
  selector: (id) => `${id}`.trim(),
})

const sentBody = z.union([
  z.object({ lead_ids: z.array(z.unknown()) }),
  z.object({ campaignIds: z.array(z.unknown()) }),
  z.array(z.object({ apolloId: z.unknown() })),
  z.object({ name: z.string() }),
])

/** Answers created leads with their ids as they were sent. */
function aServer() {
  const sent = { leads: [] as unknown[], members: [] as unknown[], campaigns: [] as unknown[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json([])
    const body = sentBody.parse(await request.json())
    if (Array.isArray(body)) sent.leads.push(...body.map(({ apolloId }) => apolloId))
    else if ('lead_ids' in body) sent.members.push(...body.lead_ids)
    else if ('campaignIds' in body) sent.campaigns.push(...body.campaignIds)
    return Response.json(Array.isArray(body) ? body : { id: 'list', results: [] })
  })
  return sent
}

const found = (ids: readonly WireId[]) =>
  read(foundLeadsReader, { leads: ids.map((apollo_id) => ({ apollo_id, name: 'Ann' })) }).leads

const contacts = (ids: readonly WireId[]) =>
  ids.map((apolloId, at) => read(contactReader, { apolloId, email: `p${at}@x.example` }))

async function save(source: LeadSource): Promise<void> {
  openListSaveJob({ source, onEnd: () => {} })
  const chosen = { name: 'Fair', description: '' }
  await runListSaveJob(new QueryClient(), { chosen, onWriteTo: () => {} })
  closeListSaveJob()
}

it('an id goes out as it came, whatever other records of the page have', async () => {
  await fc.assert(
    fc.asyncProperty(someIds, someIds, async (ids, others) => {
      const leads = found(ids)
      const members = contacts(ids)
      found(others)
      contacts(others)
      const reloaded = z.array(leadSchema).parse(JSON.parse(JSON.stringify(leads)))

      expect(toRevealRequest(leads)).toMatchObject({ leadIds: ids })
      expect(toRevealRequest(reloaded)).toMatchObject({ leadIds: ids })

      for (const source of [newLeads(leads.map(toNewLead)), newLeads(reloaded.map(toNewLead))]) {
        const sent = aServer()
        await save(source)
        expect(sent).toMatchObject({ leads: ids, members: ids })
      }

      const cleaned = runAtOnce(cleanContacts(members, noCleaning))
      for (const source of [
        createdLeads(members),
        createdLeads(toLeads(runAtOnce(groupPeople([members])), [members])),
        newLeads(leadsOfCopy(cleaned, newManualIds())),
      ]) {
        const sent = aServer()
        await save(source)
        expect(sent).toMatchObject({ leads: [], members: ids })
      }

      const sent = aServer()
      const campaigns = ids.map((id) => read(campaignReader, { id }))
      await launchCampaigns(new QueryClient(), campaigns).catch(() => {})
      expect(sent.campaigns).toEqual(ids)
    }),
    { numRuns: 12 },
  )
})
