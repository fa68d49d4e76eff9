import type { Schemas } from '../../contract/contract-http'
import { places } from './places'
import { createRandom, type Random } from './random'
import {
  companyFirstWords,
  companySecondWords,
  companySizes,
  firstNames,
  fundingStages,
  industries,
  lastNames,
  seniorities,
  technologies,
  titlesBySeniority,
  unusualNames,
} from './words'

type Company = {
  name: string
  domain: string
  industry: Schemas['Industry']
  companySize: Schemas['CompanySizeRange']
  employees: number
  revenue: number
  fundingStage: Schemas['FundingStage']
  technologies: readonly string[]
}

export type Prospect = {
  id: string
  apolloId: string
  firstName: string
  lastName: string
  name: string
  title: string
  seniority: Schemas['Seniority']
  location: string
  company: Company
  /** Null if no address can be found. */
  email: string | null
}

const prospectCount = 10_000
const companyCount = 1_500
const shareWithoutEmail = 0.08
/**
 * One in this many prospects has an unusual name, so that the first page of a search contains some.
 */
const unusualNameEvery = 7

function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}

function employeesIn(size: string, random: Random): number {
  const [min = '1', max = ''] = size.split(',')
  const lowest = Number(min)
  return lowest + random.below((max ? Number(max) : lowest * 6) - lowest + 1)
}

function makeCompany(index: number): Company {
  const random = createRandom(1_000_000 + index)
  const industry = random.pick(industries)
  const companySize = random.pick(companySizes)
  const employees = employeesIn(companySize, random)
  const name = `${random.pick(companyFirstWords)} ${random.pick(companySecondWords[industry])}`
  return {
    name,
    domain: `${toSlug(name)}${index}.example`,
    industry,
    companySize,
    employees,
    revenue: Math.round(employees * (20_000 + random.below(230_000))),
    fundingStage: random.pick(fundingStages),
    technologies: Array.from({ length: 2 + random.below(4) }, () => random.pick(technologies)),
  }
}

let companies: Company[] | undefined

/** @param index from 0; the same index always returns the same prospect */
export function prospectAt(index: number): Prospect {
  companies ??= Array.from({ length: companyCount }, (_, company) => makeCompany(company))
  const random = createRandom(index)
  const company = companies[random.below(companyCount)] ?? makeCompany(0)
  const unusual =
    index % unusualNameEvery === 6 ? unusualNames[(index - 6) / unusualNameEvery] : null
  const [firstName, lastName] = unusual ?? [random.pick(firstNames), random.pick(lastNames)]
  const seniority = random.pick(seniorities)
  const number = index + 1
  const mailbox = [toSlug(firstName), toSlug(lastName)].filter(Boolean).join('.').slice(0, 40)
  return Object.freeze({
    id: String(number),
    apolloId: `ap-${String(number).padStart(5, '0')}`,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`.trim(),
    title: random.pick(titlesBySeniority[seniority]),
    seniority,
    location: random.pick(places),
    company,
    email: random.next() < shareWithoutEmail ? null : `${mailbox || 'hello'}@${company.domain}`,
  })
}

let prospects: readonly Prospect[] | undefined

/**
 * The prospect database: a frozen array, created on first use and shared by all worlds. Immutable,
 * because the data library would need seconds for as many rows.
 */
export function allProspects(): readonly Prospect[] {
  prospects ??= Object.freeze(
    Array.from({ length: prospectCount }, (_, index) => prospectAt(index)),
  )
  return prospects
}

export function findProspect(apolloId: string): Prospect | undefined {
  const number = /^ap-(\d{5})$/.exec(apolloId)?.[1]
  return number ? allProspects()[Number(number) - 1] : undefined
}
