import { type ReactNode, useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { resultLabels, type ResultType } from '@/entities/campaign/results'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { staticStyles } from '@/shared/ui/static-styles'
import type { Cards } from '@/shared/ui/tables/card-list'

const CARD_HEIGHT_PX = 84
const LINE_HEIGHT_PX = 24

type Cell = { cell: (campaign: Campaign) => ReactNode }

type Cells = Readonly<Record<'status' | 'name' | 'leads' | 'actions' | ResultType, Cell>> & {
  created: { text: (campaign: Campaign) => string; title: (campaign: Campaign) => string }
}

const styles = staticStyles({
  // In the middle of the first line.
  '& li .pick > input': { mt: '2.5' },
  '& .first-line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& .first-line > .named': { minWidth: '0' },
  '& .second-line': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: '1',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .second-line .completion': { minWidth: '0' },
  '& .results': { color: 'fg.muted', overflow: 'hidden' },
  '& .age': { marginStart: 'auto', color: 'fg.muted', truncate: true },
})

/** Cards instead of table rows, for narrow screens. */
export function useCampaignCards(
  cells: Cells,
  shownResults: readonly ResultType[],
): Cards<Campaign> {
  const t = useTranslation()
  return useMemo(() => {
    const renderCard = (campaign: Campaign) => (
      <>
        <div className="first-line">
          {cells.name.cell(campaign)}
          {cells.actions.cell(campaign)}
        </div>
        <div className="second-line">
          <span>{cells.status.cell(campaign)}</span>
          {cells.leads.cell(campaign)}
          <span className="age" title={cells.created.title(campaign)}>
            {cells.created.text(campaign)}
          </span>
        </div>
        {shownResults.length > 0 && (
          <div className="second-line results">
            {shownResults.map((type) => (
              <span key={type}>
                {t(resultLabels[type])} {cells[type].cell(campaign)}
              </span>
            ))}
          </div>
        )}
      </>
    )
    const heightPx = CARD_HEIGHT_PX + (shownResults.length > 0 ? LINE_HEIGHT_PX : 0)
    return { unsorted: msg('As listed'), heightPx, renderCard, styles }
  }, [t, cells, shownResults])
}
