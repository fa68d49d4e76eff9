import { expect, it } from 'vitest'
import { readSettings } from './settings'

it('has defaults', () => {
  expect(readSettings({})).toEqual({ companyDomain: 'example.com', apiBaseUrl: '' })
})

it('normalises the values', () => {
  const settings = readSettings({
    VITE_COMPANY_DOMAIN: ' Acme.COM ',
    VITE_API_BASE_URL: 'https://api.acme.com/',
  })
  expect(settings).toEqual({ companyDomain: 'acme.com', apiBaseUrl: 'https://api.acme.com' })
})

it.each([
  [{ VITE_COMPANY_DOMAIN: '@acme.com' }, 'VITE_COMPANY_DOMAIN must be a bare domain'],
  [{ VITE_COMPANY_DOMAIN: '' }, 'VITE_COMPANY_DOMAIN must be a bare domain'],
  [{ VITE_COMPANY_DOMAIN: 'acme' }, 'VITE_COMPANY_DOMAIN must be a bare domain'],
  [{ VITE_API_BASE_URL: 'api.acme.com' }, 'VITE_API_BASE_URL must be empty or an http(s) address'],
  [
    { VITE_API_BASE_URL: 'ftp://acme.com' },
    'VITE_API_BASE_URL must be empty or an http(s) address',
  ],
])('rejects %o', (variables, message) => {
  expect(() => readSettings(variables)).toThrow(message)
})
