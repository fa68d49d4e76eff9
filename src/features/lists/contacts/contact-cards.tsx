import { useMemo } from 'react'
import { PlainText } from '@/entities/lead/ui/lead-columns'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { staticStyles } from '@/shared/ui/static-styles'
import type { Cards } from '@/shared/ui/tables/card-list'
import type { PersistedLayout } from '@/shared/ui/tables/use-table-layout'
import type { ContactNotes, ContactRow } from './contact-rows'

const CARD_HEIGHT_PX = 80

const styles = staticStyles({
  '& .opens': {
    minHeight: '6',
    fontWeight: 'medium',
    textAlign: 'start',
    truncate: true,
    borderRadius: 'sm',
    cursor: 'pointer',
  },
  '& .first-line': { display: 'flex', gap: '2', alignItems: 'center', lineHeight: '1.25rem' },
  '& .mark': {
    flexShrink: '0',
    px: '1.5',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    textStyle: 'xs',
  },
  '& .quiet': { color: 'fg.muted' },
})

/** Cards instead of table rows, for narrow screens. Every card shows the address. */
export function useContactCards(
  { twice, isBounced }: ContactNotes,
  { shown }: PersistedLayout,
  onOpen: (row: ContactRow) => void,
): Cards<ContactRow> {
  const t = useTranslation()
  return useMemo(() => {
    const renderCard = (row: ContactRow) => {
      const { title, company, location } = row
      const texts = Object.entries({ title, company, location })
      return (
        <>
          <div className="first-line">
            <button type="button" className="opens" onClick={() => onOpen(row)}>
              <bdi dir="auto">{row.name || '–'}</bdi>
            </button>
            {twice?.has(row.position) && <span className="mark">{t('Twice')}</span>}
            {isBounced?.(row) && <span className="mark">{t('Bounced')}</span>}
          </div>
          <p>
            {row.email ? (
              <PlainText text={row.email} />
            ) : (
              <span className="quiet">{t('Hidden')}</span>
            )}
          </p>
          <p className="quiet">
            <PlainText
              text={texts.flatMap(([id, text]) => (text && shown.has(id) ? text : [])).join(', ')}
            />
          </p>
        </>
      )
    }
    return { unsorted: msg('As saved'), heightPx: CARD_HEIGHT_PX, renderCard, styles }
  }, [t, twice, isBounced, shown, onOpen])
}
