import { expect, test } from 'vitest'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { type CsvFile, leadsOf, readCsv, type ReadOptions } from './csv-file'

/** Files as exported by other products, with invented people. */

const IDS = { stamp: 1_700_000_000_000, random: '123456789012' }

function readAt(text: string, options: ReadOptions) {
  return runAtOnce(readCsv(new TextEncoder().encode(text), options, () => {}))
}

/** Accepts the suggested columns. */
function importFile(text: string): CsvFile {
  const first = readAt(text, {})
  if (!('kind' in first)) return first
  if (first.kind !== 'missing-columns' || !first.suggestion) throw new Error(first.kind)
  const csv = readAt(text, { columns: first.suggestion })
  if ('kind' in csv) throw new Error(csv.kind)
  return csv
}

const said = (csv: CsvFile) => csv.skipped.map(({ line, reason }) => `${line}: ${reason()}`)
const partly = (csv: CsvFile) => csv.partly.map(({ line, column, text }) => [line, column, text])
const leads = (csv: CsvFile) =>
  leadsOf(csv, 0, 100, IDS).map((lead) => [
    lead.firstName,
    lead.lastName,
    lead.email,
    lead.companyName,
    lead.title,
    lead.location,
    lead.phone ?? '',
    lead.linkedinUrl ?? '',
  ])

test('Apollo', () => {
  const csv = importFile(
    `First Name,Last Name,Title,Company Name,Company Name for Emails,Email,Email Status,Stage,Work Direct Phone,Mobile Phone,Corporate Phone,Person Linkedin Url,Website,Company Linkedin Url,City,State,Country,Company City
Nora,Falk,Head of Sales,"Harbor Freight, Inc.",Harbor,nora@harbor.test,Verified,Cold,'+1 212-555-0101,,+1 212-555-0100,http://www.linkedin.com/in/nora-falk,http://harbor.test,http://www.linkedin.com/company/harbor,New York,New York,United States,Boston
Ivo,Kern,CTO,Kern AG,Kern,ivo@kern.test,Verified,Cold,,+49 30 5550102,,http://www.linkedin.com/in/ivo-kern,,,Berlin,,Germany,Ulm
Mia,Lund,CEO,Lund,Lund,mia@lund.test,Unavailable,Cold,,,,,,,Oslo,,Norway,
Sam,Ode,CFO,Ode,Ode,sam@ode.test,Verified,Do Not Contact,,,,,,,Lagos,,Nigeria,`,
  )
  expect(leads(csv)).toEqual([
    [
      'Nora',
      'Falk',
      'nora@harbor.test',
      'Harbor Freight, Inc.',
      'Head of Sales',
      'New York',
      '+1 212-555-0101',
      'http://www.linkedin.com/in/nora-falk',
    ],
    [
      'Ivo',
      'Kern',
      'ivo@kern.test',
      'Kern AG',
      'CTO',
      'Berlin',
      '',
      'http://www.linkedin.com/in/ivo-kern',
    ],
  ])
  expect(said(csv)).toEqual(['4: Bounced: mia@lund.test', '5: Opted out: sam@ode.test'])
})

test('Google Contacts', () => {
  const csv = importFile(
    `First Name,Middle Name,Last Name,Nickname,Organization Name,Organization Title,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - City
Eva,von,Arnim,,Arnim & Söhne,Partnerin,,,* myContacts,* Work,eva@arnim.test ::: eva@home.test,,Work,+49 40 5550103 ::: +49 171 5550104,Work,"Elbchaussee 1
Hamburg",Hamburg
Luis,,Cruz,,Sol,,,,* myContacts,* ,luis@sol.test,,Mobile,4.91521E+11,,,
Jo,Marie,Beck,,,,,,* myContacts,* ,jo@beck.test,,,,,,`,
  )
  expect(leads(csv)).toEqual([
    [
      'Eva',
      'Arnim',
      'eva@arnim.test',
      'Arnim & Söhne',
      'Partnerin',
      'Hamburg',
      '+49 40 5550103',
      '',
    ],
    ['Luis', 'Cruz', 'luis@sol.test', 'Sol', '', '', '', ''],
    ['Jo', 'Beck', 'jo@beck.test', '', '', '', '', ''],
  ])
  expect(partly(csv)).toEqual([
    [2, 'email', 'eva@arnim.test ::: eva@home.test'],
    [2, 'phone', '+49 40 5550103 ::: +49 171 5550104'],
    [4, 'phone', '4.91521E+11'],
  ])
})

test('Outlook', () => {
  const text = `Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Business Phone,Home Phone,Mobile Phone,E-mail Address,E-mail Type,E-mail Display Name,Location
,Tom,,Hill,,Hill Ltd,,Director,1 High St,Leeds,,,+44 7700 900321,tom@hill.test,SMTP,Tom Hill,
Dr.,Amy,,Shaw,,Shaw,,,2 Low St,York,+44 1904 555010,,,amy@shaw.test,SMTP,Amy Shaw,
,Raj,,Patel,,Patel,,Buyer,,,#N/A,,+44 7700 900322,raj@patel.test,SMTP,Raj Patel,`
  const others = ['Shaw', '', 'York', '+44 1904 555010', '']
  const csv = importFile(text)
  expect(leads(csv)).toEqual([
    ['Tom', 'Hill', 'tom@hill.test', 'Hill Ltd', 'Director', 'Leeds', '', ''],
    ['Amy', 'Shaw', 'amy@shaw.test', ...others],
    ['Raj', 'Patel', 'raj@patel.test', 'Patel', 'Buyer', '', '', ''],
  ])
  expect(partly(csv)).toEqual([[4, 'phone', '#N/A']])
})

test('ZoomInfo', () => {
  const csv = importFile(
    `ZoomInfo Contact ID,Last Name,First Name,Middle Name,Salutation,Suffix,Job Title,Job Title Hierarchy Level,Management Level,Job Function,Department,Company Division Name,Direct Phone Number,Email Address,Email Domain,Mobile phone,LinkedIn Contact Profile URL,Person Street,Person City,Person State,Country,ZoomInfo Company ID,Company Name,Website,Company HQ Phone,LinkedIn Company Profile URL,Company City
-101,Novak,Petra,,Ms.,,VP Operations,2,VP,Operations,,,(312) 555-0105,petra@nova.test,nova.test,(312) 555-0106,https://www.linkedin.com/in/petra-novak,,Chicago,Illinois,United States,9,Nova Foods LLC,nova.test,(312) 555-0100,https://www.linkedin.com/company/nova,Peoria
-102,Ruiz,Leo,,,,Buyer,4,Non-Manager,,,,,leo@ruiz.test,ruiz.test,(312) 555-0107,,,Austin,Texas,United States,10,Ruiz,ruiz.test,,,`,
  )
  expect(leads(csv)).toEqual([
    [
      'Petra',
      'Novak',
      'petra@nova.test',
      'Nova Foods LLC',
      'VP Operations',
      'Chicago',
      '(312) 555-0105',
      'https://www.linkedin.com/in/petra-novak',
    ],
    ['Leo', 'Ruiz', 'leo@ruiz.test', 'Ruiz', 'Buyer', 'Austin', '', ''],
  ])
})

test('Apollo with an empty column beside its own name for it', () => {
  const csv = importFile(
    `first_name,last_name,email,company,organization_name
Nora,Falk,nora@harbor.test,,Harbor`,
  )
  expect(leads(csv).map(([, , , company]) => company)).toEqual(['Harbor'])
  expect(csv.recognised).toEqual({ company: 4 })
})

test('a tool for Sales Navigator, with columns that are named as those of the product', () => {
  const csv = importFile(
    `linkedin_url,first_name,last_name,full_name,organization_name,Current Job Title,email,Email Bounced,City
https://www.linkedin.com/in/uma-rao,Uma,Rao,Uma Rao,Rao Labs,Founder,uma@rao.test,,Pune
https://www.linkedin.com/in/kai-toft,Kai,Toft,Kai Toft,Toft,CEO,kai@toft.test,TRUE,Aarhus
https://www.linkedin.com/in/zoe-may,Zoe,May,Zoe May,May,COO,zoe@may.test,FALSE,Cork`,
  )
  expect(leads(csv)).toEqual([
    [
      'Uma',
      'Rao',
      'uma@rao.test',
      'Rao Labs',
      'Founder',
      'Pune',
      '',
      'https://www.linkedin.com/in/uma-rao',
    ],
    ['Zoe', 'May', 'zoe@may.test', 'May', 'COO', 'Cork', '', 'https://www.linkedin.com/in/zoe-may'],
  ])
  expect(said(csv)).toEqual(['3: Bounced: kai@toft.test'])
})
