import type { Wire } from '@/shared/api/contract'
import { companySizeLabel } from './company-size'

/** Labels by the value on the wire. */
export type Labels<Value extends string> = Readonly<Record<Value, string>>

export const industryLabels: Labels<Wire<'Industry'>> = {
  computer_software: 'Computer software',
  information_technology_services: 'Information technology and services',
  financial_services: 'Financial services',
  healthcare: 'Healthcare',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  real_estate: 'Real estate',
  education: 'Education',
  consulting: 'Consulting',
  media: 'Media',
}

const employees = (range: string) => `${companySizeLabel(range)} employees`

export const companySizeLabels: Labels<Wire<'CompanySizeRange'>> = {
  '1,10': employees('1,10'),
  '11,50': employees('11,50'),
  '51,200': employees('51,200'),
  '201,500': employees('201,500'),
  '501,1000': employees('501,1000'),
  '1001,5000': employees('1001,5000'),
  '5001,10000': employees('5001,10000'),
  '10001,': employees('10001,'),
}

/** Annual revenue in US dollars. */
export const revenueLabels: Labels<Wire<'RevenueRange'>> = {
  '0,1000000': 'Up to $1M',
  '1000000,10000000': '$1M–$10M',
  '10000000,50000000': '$10M–$50M',
  '50000000,100000000': '$50M–$100M',
  '100000000,': 'Over $100M',
}

export const fundingLabels: Labels<Wire<'FundingStage'>> = {
  seed: 'Seed',
  series_a: 'Series A',
  series_b: 'Series B',
  series_c: 'Series C',
  series_d: 'Series D',
  series_e: 'Series E',
  ipo: 'IPO',
  private_equity: 'Private equity',
}

/** Worded differently from job titles, which are shown beside them as badges. */
export const seniorityLabels: Labels<Wire<'Seniority'>> = {
  c_suite: 'C-suite',
  vp: 'VP level',
  director: 'Director level',
  manager: 'Manager level',
  senior: 'Senior level',
  entry: 'Entry level',
}

/** Label of an industry; an unknown one is returned unchanged. */
export function industryLabel(industry: string): string {
  return Object.hasOwn(industryLabels, industry)
    ? ((industryLabels as Labels<string>)[industry] ?? industry)
    : industry
}
