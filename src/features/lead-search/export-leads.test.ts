import { expect, it } from 'vitest'
import { leadsToCsv } from './page-actions'

it('writes the six columns, quoted and safe', () => {
  const text = leadsToCsv([
    {
      key: '1',
      name: '=HYPERLINK("x")',
      title: 'CEO',
      company: 'Acme, Inc.',
      companySize: '11,50',
      industry: 'computer_software',
      email: 'never@example.com',
    },
  ])
  expect(text).toBe(
    [
      'Name,Title,Company,Location,Company Size,Industry',
      '"\'=HYPERLINK(""x"")",CEO,"Acme, Inc.",,"11,50",computer_software',
      '',
    ].join('\r\n'),
  )
})
