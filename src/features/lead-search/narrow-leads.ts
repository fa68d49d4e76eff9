import { createContext } from 'react'
import { industryLabel } from '@/entities/lead/lead-filter-options'
import type { Lead } from '@/entities/lead/lead-mapping'

/** What is typed into the text box. As a context, typing renders the leads and nothing around them. */
export const NarrowQuery = createContext('')

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

/** The leads in whose visible texts the query occurs. */
export function narrowLeads(leads: readonly Lead[], query: string): readonly Lead[] {
  const key = query.trim().toLowerCase()
  return key === '' ? leads : leads.filter((lead) => textOf(lead).includes(key))
}
