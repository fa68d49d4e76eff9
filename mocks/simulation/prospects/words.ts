import type { Schemas } from '../../contract/contract-http'

export const industries = [
  'computer_software',
  'information_technology_services',
  'financial_services',
  'healthcare',
  'manufacturing',
  'retail',
  'real_estate',
  'education',
  'consulting',
  'media',
] as const satisfies Schemas['Industry'][]

export const companySizes = [
  '1,10',
  '11,50',
  '51,200',
  '201,500',
  '501,1000',
  '1001,5000',
  '5001,10000',
  '10001,',
] as const satisfies Schemas['CompanySizeRange'][]

export const fundingStages = [
  'seed',
  'series_a',
  'series_b',
  'series_c',
  'series_d',
  'series_e',
  'ipo',
  'private_equity',
] as const satisfies Schemas['FundingStage'][]

export const seniorities = [
  'c_suite',
  'vp',
  'director',
  'manager',
  'senior',
  'entry',
] as const satisfies Schemas['Seniority'][]

export const titlesBySeniority: Record<Schemas['Seniority'], readonly [string, ...string[]]> = {
  c_suite: ['CEO', 'CTO', 'CFO', 'COO', 'CMO', 'CIO', 'Founder', 'Co-Founder & CEO', 'President'],
  vp: [
    'VP of Sales',
    'VP of Marketing',
    'VP of Engineering',
    'VP of Product',
    'VP of Operations',
    'VP of Customer Success',
  ],
  director: [
    'Director of Sales',
    'Director of Marketing',
    'Director of Engineering',
    'Director of Operations',
    'Sales Director',
    'Head of Growth',
    'Head of Sales',
  ],
  manager: [
    'Sales Manager',
    'Marketing Manager',
    'Product Manager',
    'Engineering Manager',
    'Operations Manager',
    'Account Manager',
  ],
  senior: [
    'Senior Software Engineer',
    'Senior Account Executive',
    'Senior Data Analyst',
    'Senior Consultant',
    'Senior Product Designer',
  ],
  entry: [
    'Sales Development Representative',
    'Business Analyst',
    'Software Engineer',
    'Marketing Assistant',
    'Recruiter',
  ],
}

export const technologies = [
  'Salesforce',
  'HubSpot',
  'Slack',
  'AWS',
  'React',
  'Docker',
  'Kubernetes',
  'Google Cloud',
  'Azure',
  'Python',
  'Node.js',
  'TypeScript',
  'PostgreSQL',
  'MongoDB',
  'Shopify',
  'WordPress',
  'Stripe',
  'Zendesk',
  'Marketo',
  'Snowflake',
  'Tableau',
  'Jira',
  'Java',
  'GraphQL',
] as const

// oxfmt-ignore
export const firstNames = [
  'Olivia', 'Liam', 'Emma', 'Noah', 'Ava', 'Ethan', 'Sophia', 'Lucas', 'Mia', 'Mason',
  'Chloé', 'Léa', 'François', 'Éloïse', 'Jürgen', 'Jörg', 'Käthe', 'Søren', 'Åsa', 'Bjørn',
  'José', 'María', 'Iñigo', 'João', 'Inês', 'Zoë', 'Renée', 'Siobhán', 'Łukasz', 'Zofia',
  'Ondřej', 'Šárka', 'Ștefan', 'Gökçe', 'Özlem', 'Priya', 'Arjun', 'Ananya', 'Rahul', 'Kenji',
  'Yuki', 'Haruto', 'Mei', 'Wei', 'Min-jun', 'Seo-yeon', 'Fatima', 'Omar', 'Leila', 'Yusuf',
  'Amara', 'Chidi', 'Thandiwe', 'Kwame', 'Grace', 'Daniel', 'Hannah', 'Samuel', 'Julia', 'Marc',
] as const

// oxfmt-ignore
export const lastNames = [
  'Smith', 'Johnson', 'Williams', 'Brown', 'Jones', 'Miller', 'Davis', 'Wilson', 'Clark', 'Lewis',
  'Dubois', 'Lefèvre', 'Müller', 'Schröder', 'Weiß', 'Jensen', 'Lindström', 'Ødegård', 'García',
  'Muñoz', 'Fernández', 'Conceição', 'Magalhães', 'Rossi', 'Bianchi', "O'Brien", "D'Angelo",
  'Nowak', 'Wójcik', 'Novák', 'Dvořák', 'Popescu', 'Yılmaz', 'Şahin', 'Patel', 'Sharma', 'Iyer',
  'Tanaka', 'Suzuki', 'Chen', 'Wang', 'Nguyễn', 'Kim', 'Park', 'Haddad', 'Al-Farsi', 'Okafor',
  'Mensah', 'van der Berg', 'de Vries', 'Cohen', 'Levy', 'Kowalski', 'Andersson', 'Silva',
] as const

// oxfmt-ignore
export const companyFirstWords = [
  'Northwind', 'Blue Harbor', 'Cedar', 'Quantum', 'Silverline', 'Brightside', 'Ironclad', 'Lumen',
  'Evergreen', 'Redwood', 'Skyward', 'Atlas', 'Beacon', 'Copper', 'Delta', 'Falcon', 'Granite',
  'Horizon', 'Juniper', 'Keystone', 'Lighthouse', 'Meridian', 'Nimbus', 'Oakridge', 'Pioneer',
  'Riverstone', 'Summit', 'Tandem', 'Upland', 'Vantage', 'Westbrook', 'Zephyr', 'Café Noir',
  'São Bento', 'Nordlys', 'Zürichberg', 'Ångström', 'Hanami', 'Monsoon', 'Savanna',
] as const

export const companySecondWords: Record<Schemas['Industry'], readonly [string, ...string[]]> = {
  computer_software: ['Software', 'Labs', 'Apps', 'Cloud'],
  information_technology_services: ['IT Services', 'Systems', 'Networks', 'Data'],
  financial_services: ['Capital', 'Finance', 'Payments', 'Wealth'],
  healthcare: ['Health', 'Clinics', 'Medical', 'Care'],
  manufacturing: ['Industries', 'Works', 'Robotics', 'Materials'],
  retail: ['Retail', 'Outfitters', 'Market', 'Goods'],
  real_estate: ['Properties', 'Homes', 'Realty', 'Spaces'],
  education: ['Academy', 'Learning', 'Institute', 'Campus'],
  consulting: ['Advisory', 'Consulting', 'Partners', 'Strategy'],
  media: ['Media', 'Studios', 'Press', 'Broadcasting'],
}

/** Names that are hard to display. Each occurs once, among the first results. */
export const unusualNames: readonly (readonly [first: string, last: string])[] = [
  ['محمد', 'الفارسي'],
  ['נועה', 'לוי'],
  ['伟', '王'],
  ['さくら', '田中'],
  ['🚀 Rocket', 'Ray'],
  ['J', 'X'],
  ['Prince', ''],
  ['<b>Bold</b>', '<img src=x onerror=alert(1)>'],
  ['Null', 'null'],
  ['Wolfeschlegelstein'.repeat(9), 'Hausenbergerdorff'.repeat(8)],
  ['=SUM(A1:A9)', 'Formula'],
  ['Zoë 👩🏽‍💻', 'Nguyễn-Müller'],
]
