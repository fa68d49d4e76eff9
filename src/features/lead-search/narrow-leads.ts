import { industryLabel } from '@/entities/lead/lead-labels'
import type { Lead } from '@/entities/lead/lead-mapping'

const texts = new WeakMap<Lead, string>()

function textOf(lead: Lead): string {
  const known = texts.get(lead)
  if (known !== undefined) return known
  const { name, title, company, location, industry = '', email } = lead
  const text = [name, title, company, location, industryLabel(industry), email]
    .join('\n')
    .toLowerCase()
  texts.set(lead, text)
  return text
}

/** The leads whose visible text contains the query. */
export function narrowLeads(leads: readonly Lead[], query: string): readonly Lead[] {
  const key = query.trim().toLowerCase()
  return key === '' ? leads : leads.filter((lead) => textOf(lead).includes(key))
}
