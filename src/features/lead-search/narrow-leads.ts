import { industryLabel } from '@/entities/lead/lead-labels'
import type { Lead } from '@/entities/lead/lead-mapping'
import type { Translate } from '@/shared/i18n/translate'

/** The leads whose visible text contains the query. */
export function narrowLeads(leads: readonly Lead[], query: string, t: Translate): readonly Lead[] {
  const key = query.trim().toLowerCase()
  if (key === '') return leads
  return leads.filter(({ name, title, company, location, industry = '', email }) =>
    [name, title, company, location, industryLabel(industry, t), email]
      .join('\n')
      .toLowerCase()
      .includes(key),
  )
}
