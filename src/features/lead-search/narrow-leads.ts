import { industryLabel } from '@/entities/lead/lead-filter-options'
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

/** The leads in whose visible texts the wanted one occurs. */
export function narrowLeads(leads: readonly Lead[], wanted: string): readonly Lead[] {
  const key = wanted.trim().toLowerCase()
  return key === '' ? leads : leads.filter((lead) => textOf(lead).includes(key))
}
