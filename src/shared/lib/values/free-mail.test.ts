import { expect, it } from 'vitest'
import { companyDomain } from './free-mail'

it.each([
  ['ada@acme.example', 'acme.example'],
  [' Ada@ACME.example ', 'acme.example'],
  ['"a@b"@acme.example', 'acme.example'],
  ['ada@gmail.com', undefined],
  ['ada@GMX.de', undefined],
  ['ada@mail.acme.example', 'mail.acme.example'],
  ['acme.example', undefined],
  ['@acme.example', undefined],
  ['ada@', undefined],
  ['', undefined],
])('the company domain of %j is %j', (address, domain) => {
  expect(companyDomain(address)).toBe(domain)
})
