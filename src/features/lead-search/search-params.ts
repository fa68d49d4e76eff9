import * as z from 'zod/mini'
import type { FilterName } from '@/entities/lead/search/lead-filters'
import { textParam } from '@/shared/lib/state/search-params'

const values = z.catch(z.optional(z.array(z.coerce.string())), undefined)

const filters = {
  jobTitles: values,
  industries: values,
  companySizes: values,
  locations: values,
  technologies: values,
  revenueRanges: values,
  fundingStages: values,
  seniorityLevels: values,
} satisfies Record<FilterName, unknown>

/** Filters of the search, and filters and order of its results. Undefined when inactive. */
export const searchFilterParams = {
  ...filters,
  limit: z.catch(z.optional(z.coerce.number()), undefined),
  find: textParam,
  // Parsed by the screen: this module is part of every first load.
  sort: z.catch(z.optional(z.string()), undefined),
  unlisted: z.catch(z.optional(z.literal(true)), undefined),
}

export const leadSearchParams = z.object({
  ...searchFilterParams,
  details: z.catch(z.optional(z.string()), undefined),
})

export type LeadSearchParams = z.output<typeof leadSearchParams>
