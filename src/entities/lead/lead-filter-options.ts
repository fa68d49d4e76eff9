import { translate } from '@/shared/i18n/translate'
import {
  companySizeLabels,
  fundingLabels,
  industryLabels,
  type Labels,
  revenueLabels,
  seniorityLabels,
} from './lead-labels'
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
  jobTitles: named(jobTitles),
  get industries() {
    return labelOptions(industryLabels)
  },
  get companySizes() {
    return labelOptions(companySizeLabels)
  },
  locations: named(places),
  technologies: named(technologies),
  get revenueRanges() {
    return labelOptions(revenueLabels)
  },
  get fundingStages() {
    return labelOptions(fundingLabels)
  },
  get seniorityLevels() {
    return labelOptions(seniorityLabels)
  },
}
