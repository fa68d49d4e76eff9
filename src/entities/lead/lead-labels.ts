import type { Wire } from '@/shared/api/contract'
import { formatCount } from '@/shared/i18n/format-count'
import { msg, type Translatable, type Translate, translate } from '@/shared/i18n/translate'

export type Labels<Value extends string> = Readonly<Record<Value, Translatable>>

export const industryLabels: Labels<Wire<'Industry'>> = {
  computer_software: msg('Computer software'),
  information_technology_services: msg('Information technology and services'),
  financial_services: msg('Financial services'),
  healthcare: msg('Healthcare'),
  manufacturing: msg('Manufacturing'),
  retail: msg('Retail'),
  real_estate: msg('Real estate'),
  education: msg('Education'),
  consulting: msg('Consulting'),
  media: msg('Media'),
}

export const companySizeLabels: Labels<Wire<'CompanySizeRange'>> = {
  '1,10': msg('1–10 employees'),
  '11,50': msg('11–50 employees'),
  '51,200': msg('51–200 employees'),
  '201,500': msg('201–500 employees'),
  '501,1000': msg('501–1,000 employees'),
  '1001,5000': msg('1,001–5,000 employees'),
  '5001,10000': msg('5,001–10,000 employees'),
  '10001,': msg('10,001+ employees'),
}

/** Annual revenue in US dollars. */
export const revenueLabels: Labels<Wire<'RevenueRange'>> = {
  '0,1000000': msg('Up to $1M'),
  '1000000,10000000': msg('$1M–$10M'),
  '10000000,50000000': msg('$10M–$50M'),
  '50000000,100000000': msg('$50M–$100M'),
  '100000000,': msg('Over $100M'),
}

export const fundingLabels: Labels<Wire<'FundingStage'>> = {
  seed: msg('Seed'),
  series_a: msg('Series A'),
  series_b: msg('Series B'),
  series_c: msg('Series C'),
  series_d: msg('Series D'),
  series_e: msg('Series E'),
  ipo: msg('IPO'),
  private_equity: msg('Private equity'),
}

/** Worded differently from job titles, which are shown as badges beside them. */
export const seniorityLabels: Labels<Wire<'Seniority'>> = {
  c_suite: msg('C-suite'),
  vp: msg('VP level'),
  director: msg('Director level'),
  manager: msg('Manager level'),
  senior: msg('Senior level'),
  entry: msg('Entry level'),
}

/** Label of an industry; an unknown one is returned unchanged. */
export function industryLabel(industry: string, t: Translate = translate): string {
  const label = Object.hasOwn(industryLabels, industry)
    ? (industryLabels as Labels<string>)[industry]
    : undefined
  return label ? t(label) : industry
}

/** Label of a range such as "11,50" or "10001,"; other texts are returned unchanged. */
export function companySizeLabel(range: string): string {
  const [min, max] = range.split(',').map((bound) => bound.trim())
  if (!min || !/^\d+$/.test(min) || max === undefined) return range
  const people = (bound: string) => formatCount(Number(bound))
  if (max === '') return `${people(min)}+`
  return /^\d+$/.test(max) ? `${people(min)}–${people(max)}` : range
}
