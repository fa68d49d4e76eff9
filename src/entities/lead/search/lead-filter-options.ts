import { translate } from '@/shared/i18n/translate'
import {
  companySizeLabels,
  fundingLabels,
  industryLabels,
  type Labels,
  revenueLabels,
  seniorityLabels,
} from '../lead-labels'
import { places } from './places'

export type FilterOption = { value: string; label: string }

const jobTitles = [
  'CEO',
  'CTO',
  'CFO',
  'COO',
  'CMO',
  'Founder',
  'VP of Sales',
  'VP of Marketing',
  'VP of Engineering',
  'VP of Product',
  'Head of Growth',
  'Director',
  'Manager',
  'Product Manager',
  'Software Engineer',
]

const technologies = [
  'Salesforce',
  'HubSpot',
  'Slack',
  'AWS',
  'Azure',
  'Google Cloud',
  'React',
  'Node.js',
  'Python',
  'Java',
  'Docker',
  'Kubernetes',
  'PostgreSQL',
  'MongoDB',
  'Shopify',
  'Stripe',
]

const named = (names: readonly string[]): FilterOption[] =>
  names.map((name) => ({ value: name, label: name }))

export const labelOptions = (labels: Labels<string>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label: translate(label) }))

export const filterOptions = {
  jobTitles: () => named(jobTitles),
  industries: () => labelOptions(industryLabels),
  companySizes: () => labelOptions(companySizeLabels),
  locations: () => named(places),
  technologies: () => named(technologies),
  revenueRanges: () => labelOptions(revenueLabels),
  fundingStages: () => labelOptions(fundingLabels),
  seniorityLevels: () => labelOptions(seniorityLabels),
}
