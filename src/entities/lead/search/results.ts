import type { FoundLeads, Lead, RevealOutcome } from '@/entities/lead/lead-mapping'
import type { LeadSearch } from '@/entities/lead/lead-search'

export type Results = FoundLeads & {
  search: LeadSearch
  /** When they were found, in milliseconds since the epoch. */
  foundAt?: number | undefined
  deleted: ReadonlySet<string>
  /** Whether they were added to a list that exists; those of a new list leave the page. */
  isSaved?: boolean | undefined
}

export function remainingLeads({ leads, deleted }: Results): Lead[] {
  return deleted.size === 0 ? leads : leads.filter(({ key }) => !deleted.has(key))
}

/** Ignores the keys of leads of other results. */
export function withDeleted(results: Results, keys: readonly string[]): Results {
  const deleted = new Set(keys)
  const own = results.leads.filter(({ key }) => deleted.has(key))
  if (own.length === 0) return results
  return { ...results, deleted: new Set([...results.deleted, ...own.map(({ key }) => key)]) }
}

export function withRestored(results: Results, keys: readonly string[]): Results {
  const restored = new Set(keys)
  return { ...results, deleted: new Set([...results.deleted].filter((key) => !restored.has(key))) }
}

/** Gives each requested lead its address, or marks that none was found. */
export function withRevealed(results: Results, { emails }: RevealOutcome): Results {
  const leads = results.leads.map((lead): Lead => {
    const email = lead.apolloId === undefined ? undefined : emails.get(lead.apolloId)
    if (email === undefined || lead.email) return lead
    return email === null ? { ...lead, isNotFound: true } : { ...lead, email }
  })
  return { ...results, leads }
}
