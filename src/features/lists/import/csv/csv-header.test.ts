import { describe, expect, it } from 'vitest'
import { type Column, COLUMNS } from '../../cleaning/contact-columns'
import {
  cleanHeader,
  filledIn,
  findColumns,
  missingColumns,
  sureColumns,
  suggestColumns,
  synonymsOf,
  unusedNames,
  withSuggestions,
} from './csv-header'

describe('cleanHeader', () => {
  it('removes invisible characters', () => {
    expect(
      cleanHeader(['\uFEFFfirst_name', '\u00A0last_name ', 'e\u200Bmail', 'Job\u00A0 Title']),
    ).toEqual(['first_name', 'last_name', 'email', 'Job Title'])
  })
})

describe('findColumns', () => {
  it.each([
    ['as stated', ['first_name', 'last_name', 'email'], { first_name: 0, last_name: 1, email: 2 }],
    ['upper case', ['EMAIL', 'First_Name'], { email: 0, first_name: 1 }],
    ['a repeated name counts once, the first', ['email', 'email'], { email: 0 }],
    ['near names do not count', ['First Name', 'E-mail'], {}],
    [
      'the optional ones',
      ['linkedin_url', 'phone', 'location', 'title', 'company'],
      { linkedin_url: 0, phone: 1, location: 2, title: 3, company: 4 },
    ],
  ])('%s', (_name, header, columns) => {
    expect(findColumns(header)).toEqual(columns)
  })
})

describe('missingColumns', () => {
  it('names the required columns in their stated order', () => {
    expect(missingColumns({})).toEqual(['first_name', 'last_name', 'email'])
    expect(missingColumns({ last_name: 0, company: 1 })).toEqual(['first_name', 'email'])
    expect(missingColumns({ first_name: 2, last_name: 0, email: 1 })).toEqual([])
  })
})

describe('suggestColumns', () => {
  it.each([
    [['First Name', 'SURNAME', 'E-mail'], { first_name: 0, last_name: 1, email: 2 }],
    [['Job Title', 'Organisation', 'Mobile Phone'], { title: 0, company: 1, phone: 2 }],
    [['Email Address', 'email'], { email: 1 }],
    [['E-mail', 'EMAIL', 'Organisation', 'company'], { email: 1, company: 3 }],
    [['Birthday', 'Shoe size'], {}],
  ])('%j', (header, columns) => {
    expect(suggestColumns(header)).toEqual(columns)
  })
})

describe('suggestColumns for the exports of', () => {
  it.each([
    [
      'Google Contacts until 2024',
      'Name,Given Name,Additional Name,Family Name,Yomi Name,Name Prefix,Initials,Nickname,Short Name,Birthday,Gender,Location,Occupation,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - City,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title',
      'first_name: Given Name, last_name: Family Name, email: E-mail 1 - Value, company: Organization 1 - Name, title: Organization 1 - Title, location: Address 1 - City, phone: Phone 1 - Value',
    ],
    [
      'Clay',
      'full_name,Job Title,Company Name,Company Domain,Location,LinkedIn Profile,Work Email',
      'first_name: full_name, last_name: full_name, email: Work Email, company: Company Name, title: Job Title, location: Location, linkedin_url: LinkedIn Profile',
    ],
    [
      'Salesforce',
      'Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Mailing City,Phone,Mobile,Email,Account Owner',
      'first_name: First Name, last_name: Last Name, email: Email, company: Account Name, title: Title, location: Mailing City, phone: Phone',
    ],
    [
      'the API of Apollo',
      'id,first_name,last_name,name,linkedin_url,title,email_status,email,organization_name,city,state,country',
      'first_name: first_name, last_name: last_name, email: email, company: organization_name, title: title, location: city, linkedin_url: linkedin_url',
    ],
    [
      'HubSpot',
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Job Title,City,Associated Company IDs,Associated Company',
      'first_name: First Name, last_name: Last Name, email: Email, company: Associated Company, title: Job Title, location: City, phone: Phone Number',
    ],
    [
      'LinkedIn',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'first_name: First Name, last_name: Last Name, email: Email Address, company: Company, title: Position, linkedin_url: URL',
    ],
    [
      'Outlook in German',
      'Anrede,Vorname,Weitere Vornamen,Nachname,Suffix,Firma,Abteilung,Position,Straße geschäftlich,Ort geschäftlich,Telefon geschäftlich,Telefon privat,E-Mail-Adresse,E-Mail-Typ,E-Mail: Angezeigter Name',
      'first_name: Vorname, last_name: Nachname, email: E-Mail-Adresse, company: Firma, title: Position, location: Ort geschäftlich, phone: Telefon geschäftlich',
    ],
    [
      'Outlook in French',
      'Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Fonction,Rue (bureau),Ville (bureau),Téléphone (bureau),Adresse de messagerie,Type de messagerie',
      'first_name: Prénom, last_name: Nom, email: Adresse de messagerie, company: Société, title: Fonction, location: Ville (bureau), phone: Téléphone (bureau)',
    ],
    [
      'Outlook in Spanish',
      'Título,Nombre,Segundo nombre,Apellidos,Organización,Departamento,Puesto,Calle del trabajo,Ciudad de trabajo,Teléfono del trabajo,Dirección de correo electrónico,Tipo de correo electrónico',
      'first_name: Nombre, last_name: Apellidos, email: Dirección de correo electrónico, company: Organización, title: Puesto, location: Ciudad de trabajo, phone: Teléfono del trabajo',
    ],
    [
      'Outlook in Portuguese',
      'Título,Nome,Segundo Nome,Sobrenome,Empresa,Departamento,Cargo,Rua do Endereço Comercial,Cidade do Endereço Comercial,Telefone Comercial,Endereço de Email,Tipo de Email',
      'first_name: Nome, last_name: Sobrenome, email: Endereço de Email, company: Empresa, title: Cargo, location: Cidade do Endereço Comercial, phone: Telefone Comercial',
    ],
    [
      'Pipedrive',
      'Person - Name,Person - First name,Person - Last name,Person - Organization,Person - Job title,Person - Email - Home,Person - Email - Work,Person - Phone - Work,Person - Owner,Organization - Address',
      'first_name: Person - First name, last_name: Person - Last name, email: Person - Email - Work, company: Person - Organization, title: Person - Job title, phone: Person - Phone - Work',
    ],
    [
      'Lusha',
      'First Name,Last Name,Job Title,Company Name,Company Domain,Email 1,Email 1 Type,Phone 1,Phone 1 Type,Phone 2,Contact LinkedIn URL,Company LinkedIn URL,Contact Location',
      'first_name: First Name, last_name: Last Name, email: Email 1, company: Company Name, title: Job Title, location: Contact Location, phone: Phone 1, linkedin_url: Contact LinkedIn URL',
    ],
    [
      'Snov',
      'First name,Last name,Email,Email status,Job position,Prospect locality,Prospect social,Company name,Company size',
      'first_name: First name, last_name: Last name, email: Email, company: Company name, title: Job position, location: Prospect locality, linkedin_url: Prospect social',
    ],
    [
      'Salesforce leads',
      'Lead Owner,First Name,Last Name,Title,Company / Account,Lead Source,City,Phone,Email',
      'first_name: First Name, last_name: Last Name, email: Email, company: Company / Account, title: Title, location: City, phone: Phone',
    ],
    [
      'RocketReach',
      'First Name,Last Name,Title,Employer,Location,LinkedIn,Recommended Email,Recommended Personal Email,Recommended Work Email,Phone',
      'first_name: First Name, last_name: Last Name, email: Recommended Email, company: Employer, title: Title, location: Location, phone: Phone, linkedin_url: LinkedIn',
    ],
  ])('%s', (_name, line, expected) => {
    const header = line.split(',')
    const columns = suggestColumns(header)
    const named = COLUMNS.filter((column) => columns[column] !== undefined)
    const shown = named.map((column) => `${column}: ${header[columns[column] ?? -1]}`)
    expect(shown.join(', ')).toBe(expected)
  })
})

describe('suggestColumns by the cells', () => {
  const suggested = (file: string) => {
    const [header = [], ...rows] = file.split('\n').map((line) => line.split(','))
    const columns = Object.entries(suggestColumns(header, filledIn(rows)))
    return Object.fromEntries(columns.map(([column, at]) => [column, header[at]]))
  }
  it.each([
    [
      'Outlook: empty columns do not win',
      `First Name,Last Name,Business City,Business Phone,Mobile Phone,E-mail Address,Location
Tom,Hill,Leeds,,+44 7700 900321,tom@hill.test,`,
      { location: 'Business City', phone: 'Mobile Phone' },
    ],
    [
      'Outlook in German',
      `Vorname,Nachname,Ort geschäftlich,Ort,Mobiltelefon,Telefon geschäftlich,E-Mail-Adresse
Eva,Roth,Ulm,,0171 1,,eva@roth.test`,
      { location: 'Ort geschäftlich', phone: 'Mobiltelefon' },
    ],
    [
      'two columns that are filled',
      `Business Phone,Mobile Phone,Email,Personal Email
020 1,,a@x.test,
,07700,b@x.test,b@home.test`,
      { phone: 'Business Phone', email: 'Email' },
    ],
    [
      'cells that cannot be what the name says',
      `Title,Job Title,Phone,Mobile Phone,Email,E-mail
Dr.,,#N/A,07700,none,a@x.test
Ms,,4.9E+11,07701,,b@x.test`,
      { title: 'Job Title', phone: 'Mobile Phone', email: 'E-mail' },
    ],
    ['no rows at all', `Phone,Mobile Phone`, { phone: 'Phone' }],
  ])('%s', (_name, file, columns) => {
    expect(suggested(file)).toMatchObject(columns)
  })
})

describe('of two synonyms', () => {
  /** Two columns, of which the second has values. */
  const rowsFor = (column: Column) => [['', column === 'email' ? 'ann@x.example' : '123']]
  const pairs = COLUMNS.flatMap((column) =>
    synonymsOf(column).flatMap((one) =>
      synonymsOf(column).flatMap((other) => (one === other ? [] : [{ column, one, other }])),
    ),
  )

  it('the filled one is suggested', () => {
    const wrong = pairs.filter(({ column, one, other }) => {
      return suggestColumns([one, other], filledIn(rowsFor(column)))[column] !== 1
    })
    expect(pairs.length).toBeGreaterThan(500)
    expect(wrong).toEqual([])
  })

  it('the filled one is imported beside an empty exact name, unless it is in doubt', () => {
    const doubtful = COLUMNS.map((column) => {
      const isFilled = filledIn(rowsFor(column))
      const others = synonymsOf(column).filter((name) => name !== column)
      const offered = others.filter((other) => {
        const header = [column, other]
        expect(withSuggestions(header, { [column]: 0 }, isFilled)[column]).toBe(1)
        return sureColumns(header, isFilled, { [column]: 0 })[column] !== 1
      })
      return [column, offered]
    })
    const inDoubt = Object.fromEntries(
      doubtful.map(([column, names]) => [String(column), names?.toString()]),
    )
    expect(inDoubt).toEqual({
      first_name: '',
      last_name: '',
      email: 'work email 2,personal email,home email,recommended personal email,other email',
      company: 'current employer,company for emails,associated organization',
      title: 'current role,current occupation,occupation,current job,job',
      location:
        'work city,home location,formatted address,home address city,home city,work country,home country,place,address,work address,home address',
      phone:
        'corporate phone,company phone,phone 2,telefon 2,telefono 2,telefone 2,business phone 2,work phone 2,work mobile,primary mobile phone,home phone,other phone,telephone mobile,tel mobile,corporate mobile phone,mobile phone 2,home phone 2,telephone 2',
      linkedin_url: 'social profile,profile,profile url,public profile url,url',
    })
  })

  it('a filled exact name stays', () => {
    const isFilled = filledIn([['Acme', 'Beta']])
    expect(sureColumns(['company', 'organization_name'], isFilled, { company: 0 })).toEqual({})
  })
})

describe('sureColumns', () => {
  it('has optional columns with another name, unless their own is there or there is doubt', () => {
    const header = 'email,organization_name,City,occupation,phone,Mobile,E-mail'.split(',')
    expect(sureColumns(header, () => true, findColumns(header))).toEqual({
      company: 1,
      location: 2,
    })
  })
})

describe('the company of', () => {
  it.each([
    ['Apollo', 'Company Name,Company Name for Emails,Company Address,Company City', 'Company Name'],
    ['Apollo, older', 'Company,Company Name for Emails', 'Company'],
    ['the API of Apollo', 'name,organization_name,organization_id', 'organization_name'],
    ['Sales Navigator, a tool', 'fullName,companyName,companyUrl,regularCompanyUrl', 'companyName'],
    ['Sales Navigator, another tool', 'Current Company,Company Domain', 'Current Company'],
    ['Sales Navigator with a CRM', 'Account Name,Account Owner', 'Account Name'],
    ['Lusha', 'Company Name,Company Domain,Company Description', 'Company Name'],
    ['the API of Lusha', 'company_name,company_domain', 'company_name'],
    ['ZoomInfo', 'Company Division Name,ZoomInfo Company ID,Company Name,Website', 'Company Name'],
    ['the API of ZoomInfo', 'companyName,companyId', 'companyName'],
  ])('%s', (_name, line, expected) => {
    const header = line.split(',')
    expect(header[suggestColumns(header).company ?? -1]).toBe(expected)
  })
})

describe('unusedNames', () => {
  it('lists the columns that are not imported, including repeated names', () => {
    expect(unusedNames(['email', 'Notes', '', 'email'], [0])).toEqual(['Notes', 'email'])
  })
})
