import { expect, it } from 'vitest'
import { nextOrder } from '@/shared/ui/tables/table-order'
import { type LeadOrder, sortLeads } from './sort-leads'

const leads = ['Zoë', undefined, 'alma', 'Émile', 'Bo 10', 'Bo 9'].map((company, index) => ({
  key: String(index),
  name: 'Ann',
  company,
}))
const companies = (isDescending: boolean) =>
  sortLeads(leads, { column: 'company', isDescending }).map(({ company }) => company)

it('sorts in natural order, missing values last', () => {
  expect(companies(false)).toEqual(['alma', 'Bo 9', 'Bo 10', 'Émile', 'Zoë', undefined])
  expect(companies(true)).toEqual(['Zoë', 'Émile', 'Bo 10', 'Bo 9', 'alma', undefined])
})

it('cycles through ascending, descending and the original order', () => {
  const up = nextOrder<LeadOrder['column']>(undefined, 'company')
  const down = nextOrder(up, 'company')
  expect(up).toEqual({ column: 'company', isDescending: false })
  expect(down).toEqual({ column: 'company', isDescending: true })
  expect(nextOrder(down, 'company')).toBeUndefined()
  expect(nextOrder(down, 'name')).toEqual({ column: 'name', isDescending: false })
  expect(sortLeads(leads, undefined)).toBe(leads)
})
