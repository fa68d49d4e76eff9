import type { PropsWithChildren, ReactNode } from 'react'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import type { Selection } from '@/shared/lib/state/use-selection'
import { ListsIcon } from '@/shared/ui/icons'
import { AddressText } from '@/shared/ui/tables/address-text'
import type { Cards } from '@/shared/ui/tables/card-list'
import { textColumn } from '@/shared/ui/tables/table-layout'
import type { PersistedLayout } from '@/shared/ui/tables/use-table-layout'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { companySizeLabel, industryLabel } from '../lead-labels'
import type { KnownLead } from '../known-people'
import { refusalOf, type SaidNo } from '../said-no'
import type { Lead } from '../lead-mapping'
import type { LeadOrder, SortColumn } from '../sort-leads'

export const leadName = ({ name }: Pick<Lead, 'name'>) => name || translate('Name unknown')

type Address = Pick<KnownLead, 'email' | 'isNotFound' | 'addressFrom'>

export function EmailCell({ lead: { email, isNotFound, addressFrom } }: { lead: Address }) {
  const t = useTranslation()

  if (email && addressFrom !== undefined) {
    const source = t('From your list {name}', { name: addressFrom })
    return (
      <span className="from-list" title={`${email}\n${source}`}>
        <AddressText address={email} />
        <ListsIcon role="img" aria-label={source} aria-hidden={false} />
      </span>
    )
  }
  if (email) return <AddressText address={email} />
  return (
    <>
      <span className="quiet">{t('Hidden')}</span>
      {isNotFound && (
        <>
          {' · '}
          <span className="quiet">{t('Not found')}</span>
        </>
      )}
    </>
  )
}

type MarkProps = { lead: Address; saidNo: SaidNo | undefined }

function SaidNoMark({ lead, saidNo }: MarkProps) {
  const t = useTranslation()
  return refusalOf(lead, saidNo) ? <span className="mark said-no">{t('Said no')}</span> : null
}

function InLists({ lead: { inLists } }: { lead: KnownLead }) {
  const t = useTranslation()
  if (!inLists?.length) return null
  return (
    <span className="in-lists" title={inLists.join('\n')}>
      {t('{count, plural, one {in 1 list} other {in # lists}}', { count: inLists.length })}
    </span>
  )
}

type OpenLead = {
  openKey?: string | undefined
  /** Opens a lead's panel; if absent, rows cannot be opened. */
  onOpen?: ((lead: Lead) => void) | undefined
}

export type LeadsProps = {
  leads: readonly KnownLead[]
  selection: Selection
  /** Hidden columns are also left out of the cards. */
  layout: PersistedLayout
  order: LeadOrder | undefined
  onOrderChange: (order: LeadOrder | undefined) => void
  maxHeight?: string
  tools?: ReactNode
} & OpenLead

type NameProps = { lead: KnownLead; onOpen: OpenLead['onOpen'] }

function LeadName({ lead, onOpen }: NameProps) {
  const name = (
    <bdi dir="auto" title={leadName(lead)}>
      {leadName(lead)}
    </bdi>
  )
  if (!onOpen) return <span className="lead-name">{name}</span>
  return (
    <button type="button" className="lead-name" onClick={() => onOpen(lead)}>
      {name}
    </button>
  )
}

const NameLine = ({ children, ...props }: PropsWithChildren<NameProps>) => (
  <span className="first-line">
    <LeadName {...props} />
    {props.lead.isCreated && <span className="quiet">{translate('created here')}</span>}
    {children}
  </span>
)

function NameCell({ lead, onOpen }: NameProps) {
  return (
    <>
      <NameLine {...{ lead, onOpen }} />
      <span className="second-line">
        {lead.title && (
          <bdi dir="auto" title={lead.title}>
            {lead.title}
          </bdi>
        )}
        <InLists lead={lead} />
      </span>
    </>
  )
}

/** `text` is what "Find in these results" searches. */
type LeadColumn = {
  id: SortColumn
  text: (lead: KnownLead) => string | undefined
}

type Limits = [perCharacter: number, around: number, least: number, most: number]

/** Width that shows the longest of the texts whole, within limits. */
function remFor([perCharacter, around, least, most]: Limits, texts: (string | undefined)[]) {
  const longest = Math.max(0, ...texts.map((text) => text?.length ?? 0))
  return Math.min(most, Math.max(least, Math.ceil(longest * perCharacter + around)))
}

const LEAST_EMAIL_REM = 19
/** With it, all columns fit at 1280 px. */
const NARROW_EMAIL_REM = 20.5

type Addressed = Pick<KnownLead, 'email' | 'isNotFound' | 'inLists' | 'name' | 'company'>

export function emailRemOf(leads: readonly Addressed[]): number {
  const hasAddresses = leads.some(
    ({ email, isNotFound, inLists }) => email || isNotFound || inLists,
  )
  if (!hasAddresses) return 7.5
  // Lists are read later: an estimate of the addresses in them, so that the columns stay then.
  const addressOf = ({ email, inLists, name, company }: Addressed) =>
    email ?? (inLists && `${name}.@${company}.com`)
  return remFor([0.48, 3, LEAST_EMAIL_REM, 26.25], leads.map(addressOf))
}

const LEAST_NAME_REM = 12
const LEAST_COMPANY_REM = 8.25

export const columnRems = (leads: readonly KnownLead[]) => ({
  nameRem: Math.max(
    remFor(
      [0.48, 1.5, LEAST_NAME_REM, 14],
      leads.map(({ name }) => name),
    ),
    remFor(
      [0.35, 1.5, 0, 14],
      leads.map(({ title = '' }) => `${title} · in 1 list`),
    ),
  ),
  companyRem: remFor(
    [0.48, 1.5, LEAST_COMPANY_REM, 11],
    leads.map(({ company }) => company),
  ),
  emailRem: emailRemOf(leads),
})

type Widths = Partial<ReturnType<typeof columnRems>>

/**
 * At the minimum table width, columns without a width keep the 8.25 rem that “Unternehmen” needs.
 */
export const leadColumns = (
  onOpen?: OpenLead['onOpen'],
  widths: Widths = {},
  saidNo?: SaidNo,
): (TableColumn<KnownLead, SortColumn> & LeadColumn)[] => [
  {
    id: 'name',
    sort: 'name',
    header: msg('Name & Title'),
    width: `${widths.nameRem ?? LEAST_NAME_REM}rem`,
    minRem: LEAST_NAME_REM,
    isMain: true,
    text: ({ name, title = '' }) => `${name}\n${title}`,
    cell: (lead) => <NameCell {...{ lead, onOpen }} />,
  },
  {
    ...textColumn('company', msg('Company'), LEAST_COMPANY_REM),
    width: `${widths.companyRem ?? LEAST_COMPANY_REM}rem`,
    leaves: 4,
  },
  { ...textColumn('location', msg('Location'), 8.25), leaves: 2 },
  {
    id: 'industry',
    sort: 'industry',
    header: msg('Industry'),
    width: '14%',
    minRem: 8,
    leaves: 1,
    text: ({ industry }) => industry && industryLabel(industry),
  },
  {
    id: 'email',
    sort: 'email',
    header: msg('Email'),
    width: `${widths.emailRem ?? LEAST_EMAIL_REM}rem`,
    minRem: Math.min(widths.emailRem ?? LEAST_EMAIL_REM, NARROW_EMAIL_REM),
    text: ({ email }) => email,
    cell: (lead) => (
      <>
        <SaidNoMark lead={lead} saidNo={saidNo} />
        <EmailCell lead={lead} />
      </>
    ),
  },
  {
    id: 'companySize',
    sort: 'companySize',
    header: msg('Company Size'),
    width: '8.25rem',
    isExtra: true,
    // Leaves last, because it is shown only if the user has chosen it.
    leaves: 5,
    areNumbers: true,
    orderedBy: 'size',
    text: ({ companySize }) => companySize && companySizeLabel(companySize),
  },
]

export const leadsTable = { name: 'leads', columns: leadColumns() }

export const leadCards = (onOpen?: OpenLead['onOpen']): Cards<KnownLead> => ({
  unsorted: msg('As found'),
  lines: [
    { columns: ['name'] },
    { columns: ['title', 'company', 'companySize'] },
    { columns: ['email', 'industry', 'location'] },
  ],
  columns: [
    {
      id: 'name',
      header: msg('Name & Title'),
      cell: (lead) => (
        <NameLine {...{ lead, onOpen }}>
          <InLists lead={lead} />
        </NameLine>
      ),
    },
    textColumn('title', msg('Title'), 8.25),
    {
      id: 'companySize',
      header: msg('Company Size'),
      text: ({ companySize }) =>
        companySize && translate('{range} employees', { range: companySizeLabel(companySize) }),
    },
  ],
})
