import { useMemo } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { staticStyles } from '@/shared/ui/static-styles'
import type { Cards } from '@/shared/ui/tables/card-list'
import { companySizeLabel, industryLabel } from '../lead-labels'
import type { KnownLead } from '../known-people'
import {
  EmailCell,
  InListBadge,
  LeadName,
  type LeadsProps,
  type OpenLead,
  PlainText,
} from './lead-columns'

const CARD_HEIGHT_PX = 59
const LINE_HEIGHT_PX = 21

const styles = staticStyles({
  // The place is truncated, the address never is.
  '& .email': { flexShrink: '0', maxWidth: 'full' },
})

/** Cards instead of table rows, for narrow screens. */
export function useLeadCards({ layout, onOpen }: LeadsProps): Cards<KnownLead> {
  return useMemo(() => {
    const { shown: columns } = layout
    const hasLastLine = lastLine.some((id) => columns.has(id))
    return {
      unsorted: msg('As found'),
      heightPx: CARD_HEIGHT_PX + (hasLastLine ? LINE_HEIGHT_PX : 0),
      renderCard: (lead) => <LeadCard {...{ lead, columns, onOpen }} />,
      styles,
    }
  }, [layout, onOpen])
}

/** Columns on the line below name, title and company. */
const lastLine = ['email', 'location', 'industry']

type CardProps = {
  lead: KnownLead
  columns: ReadonlySet<string>
  onOpen: OpenLead['onOpen']
}

function LeadCard({ lead, columns, onOpen }: CardProps) {
  const t = useTranslation()
  const textOf = (texts: Readonly<Record<string, string | undefined>>) =>
    Object.entries(texts)
      .flatMap(([id, text]) => (text && (id === 'title' || columns.has(id)) ? text : []))
      .join(', ')
  const { title, company, companySize, location, industry } = lead
  const work = textOf({
    title,
    company,
    companySize: companySize && t('{range} employees', { range: companySizeLabel(companySize) }),
  })
  const place = textOf({ location, industry: industry && industryLabel(industry) })
  return (
    <>
      <div className="first-line">
        <LeadName lead={lead} onOpen={onOpen} />
        <InListBadge lead={lead} />
      </div>
      <p>
        <PlainText text={work} />
      </p>
      {lastLine.some((id) => columns.has(id)) && (
        <p>
          {columns.has('email') && (
            <span className="email">
              <EmailCell lead={lead} />
            </span>
          )}
          {place && (
            <span className="quiet">
              <PlainText text={place} />
            </span>
          )}
        </p>
      )}
    </>
  )
}
