import { describe, expect, it } from 'vitest'
import { read } from '@/shared/api/answer'
import {
  foundLeadsReader,
  type Lead,
  toNewContact,
  toNewLead,
  withoutDuplicates,
} from './lead-mapping'

describe('a search', () => {
  it('tolerates nulls, numbers, and missing or repeated ids', () => {
    const { leads, total } = read(foundLeadsReader, {
      leads: [
        { id: 5, apollo_id: 7, name: null, email: '' },
        null,
        { apollo_id: '7', name: ' Ann ', company_size: '1,10', email: 'ann@example.com' },
        { name: 'Bo', apollo_id: null },
      ],
    })
    expect(leads).toMatchObject([
      { apolloId: '7', sentId: 7, name: '', email: undefined },
      { apolloId: '7', name: 'Ann', companySize: '1,10', email: 'ann@example.com' },
      { name: 'Bo' },
    ])
    expect(new Set(leads.map(({ key }) => key)).size).toBe(3)
    expect(total).toBe(3)
  })

  it.each([null, {}, { total: 5 }, '<html>'])('refuses %j', (body) => {
    expect(() => read(foundLeadsReader, body)).toThrow('without the data')
  })
})

describe('a lead to save in a list', () => {
  const lead: Lead = { key: '1', apolloId: 'ap-1', name: 'Ada King Lovelace', company: 'Engines' }

  it('has the wire shape of the call', () => {
    expect(toNewLead(lead)).toEqual({
      apolloId: 'ap-1',
      firstName: 'Ada',
      lastName: 'King Lovelace',
      title: '',
      companyName: 'Engines',
      companyDomain: '',
      location: '',
      email: null,
      emailRevealed: false,
    })
    expect(toNewLead({ ...lead, email: 'ada@example.com' })).toMatchObject({
      email: 'ada@example.com',
      emailRevealed: true,
    })
  })

  it('gets a new manual id each time when it has none', () => {
    const ids = [1, 2, 3].map(() => toNewLead({ key: '2', name: 'Bo' }).apolloId)
    expect(new Set(ids).size).toBe(3)
    expect(ids[0]).toMatch(/^manual\d{13}\d{6,}$/)
  })

  it('is sent once if it occurs twice', () => {
    const leads = [lead, { ...lead, key: '2' }, { key: '3', name: 'A' }, { key: '4', name: 'A' }]
    expect(withoutDuplicates(leads).map(({ key }) => key)).toEqual(['1', '3', '4'])
  })
})

it('a new contact has the thirteen fields and a manual id', () => {
  const input = {
    firstName: ' Ada ',
    lastName: 'Lovelace',
    email: ' ada@example.com',
    title: 'Analyst',
    company: 'Engines',
    phone: '1',
    linkedinUrl: '',
    location: 'London',
    industry: 'media',
    companySize: '1,10',
  }
  expect(toNewContact(input, 'manual1')).toEqual({
    ...input,
    firstName: 'Ada',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    apolloId: 'manual1',
    emailRevealed: true,
  })
})
