import { http, type Schemas } from '../contract/contract-http'
import { requireUser } from './guards'
import type { ReadBody } from './read-body'
import { allProspects, findProspect } from '../simulation/prospects/prospects'
import { searchProspects } from '../simulation/prospects/search'
import type { ContactRow } from '../model/rows'
import { saveContact } from '../model/save-contact'
import { toCreatedLead, toLead } from './to-api'
import type { World } from '../model/world'
import { payForReveals, payForSearch } from './credits'

const defaultPageSize = 25

export function leadHandlers(world: World, readBody: ReadBody) {
  const { reveals } = world.db
  return [
    http.post('/api/leads/search', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const search = readSearch(await readBody(request))
      if (!payForSearch(world)) {
        return response(402).json({ message: 'A search needs 2.5 credits' })
      }
      const found = searchProspects(allProspects(), search.filters)
      const size = search.page_size ?? defaultPageSize
      const page = found.slice((search.page - 1) * size, search.page * size)
      // Includes addresses that were revealed earlier.
      const leads = page.map((one) => toLead(one, reveals.get(one.apolloId) !== undefined))
      return response(200).json({ leads, total: found.length })
    }),

    revealHandler(world, readBody),

    http.post('/api/leads', async ({ request, response, ...call }) => {
      requireUser(world, { request, ...call })
      const body = await readBody(request)
      const contacts = Array.isArray(body) ? body.map(fromLead) : [fromContact(body)]
      const created = contacts.map((contact) => toCreatedLead(saveContact(world, contact)))
      return response(201).json(created)
    }),
  ]
}

/** @param canFind false for positions in the request whose address cannot be found */
export function revealHandler(
  world: World,
  readBody: ReadBody,
  canFind: (index: number) => boolean = () => true,
) {
  const { reveals } = world.db
  return http.post('/api/leads/reveal', async ({ request, response, ...call }) => {
    requireUser(world, { request, ...call })
    const { lead_ids } = await readBody(request)
    const asked = [...new Set(lead_ids.map(String))]
    const entries = asked.map((id, index): Schemas['RevealedLead'] => {
      const email = canFind(index) ? findProspect(id)?.email : undefined
      return email ? { id, success: true, email } : { id, success: false }
    })
    const found = entries.filter((entry) => entry.success)
    const unpaid = found.filter(({ id }) => !reveals.get(id))
    const price = payForReveals(world, unpaid.length)
    if (price === null) {
      const message = `The balance does not cover ${unpaid.length} e-mail addresses`
      return response(402).json({ message })
    }
    for (const { id } of unpaid) reveals.insert({ id })
    return response(200).json({
      revealed_leads: entries,
      total_revealed: found.length,
      total_requested: asked.length,
      credits_used: price,
    })
  })
}

/** The app sends flat filters; the contract's nested form is accepted too. */
function readSearch(
  body: Schemas['LeadSearch'] | Schemas['NestedLeadSearch'],
): Schemas['NestedLeadSearch'] {
  if ('filters' in body) return body
  const { page, page_size, ...filters } = body
  return { filters, page, page_size }
}

type NewRow = Omit<ContactRow, 'id'>

function fromLead(lead: Schemas['NewLead']): NewRow {
  const { firstName, lastName, title, companyName, location, email } = lead
  const apolloId = String(lead.apolloId)
  const { phone = '', linkedinUrl = '' } = lead
  return {
    apolloId,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`.trim(),
    title,
    companyName,
    location,
    // Not in the request, so it is looked up.
    companySize: findProspect(apolloId)?.company.companySize ?? '',
    email: email || null,
    phone,
    linkedinUrl,
  }
}

function fromContact(contact: Schemas['NewContact']): NewRow {
  const { apolloId, firstName, lastName, name, email } = contact
  const { title = '', company = '', location = '', companySize = '' } = contact
  const { phone = '', linkedinUrl = '' } = contact
  return {
    apolloId,
    firstName,
    lastName,
    name,
    title,
    companyName: company,
    location,
    companySize,
    email,
    phone,
    linkedinUrl,
  }
}
