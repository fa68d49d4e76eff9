import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { listsQuery } from '@/entities/list/list-queries'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import type { Selection } from '@/shared/lib/state/use-selection'
import { staticStyles, StyledBox } from '@/shared/ui/static-styles'
import type { KeptLayout } from '@/shared/ui/tables/use-table-layout'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import { campaignColumns, SWITCH_REFUSAL_ID } from './campaign-columns'
import type { CampaignOrder, SortColumn } from './find-campaigns'

const styles = staticStyles({
  display: 'flex',
  flexDirection: 'column',
  // A lower window scrolls.
  minHeight: '12rem',
  '& .name, & .menu': { cursor: 'pointer', borderRadius: 'sm' },
  '& .named': { display: 'flex', gap: '2', alignItems: 'center' },
  '& .name': {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    minWidth: '0',
    minHeight: '8',
    fontWeight: 'medium',
  },
  '& .name:hover bdi': { textDecoration: 'underline' },
  '& .name bdi': { truncate: true },
  '& .gone': { flexShrink: '0', color: 'fg.warning', textStyle: 'xs' },
  '& .menu': { boxSize: '9', textStyle: 'xl', lineHeight: '1', _hover: { bg: 'bg.emphasized' } },
  '& .completion::before': {
    content: '""',
    display: 'inline-block',
    boxSize: '2.5',
    borderRadius: 'full',
    me: '2',
    forcedColorAdjust: 'none',
  },
  '& [data-completion=all]::before': { bg: 'green.solid' },
  '& [data-completion=some]::before': { bg: 'orange.border' },
  '& [data-completion=none]::before': { bg: 'gray.border' },
  '& .avatar': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    bg: 'brand.muted',
    color: 'brand.fg',
    fontWeight: 'semibold',
  },
  '& [data-compact] .avatar': { boxSize: '7' },
  '& [data-compact] .menu': { boxSize: '8' },
  '& .switch': {
    display: 'inline-block',
    verticalAlign: 'middle',
    me: '2.5',
    width: '10',
    height: '6',
    p: '2px',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    _before: {
      content: '""',
      display: 'block',
      height: 'full',
      aspectRatio: 1,
      borderRadius: 'full',
      bg: 'border.control',
      _highContrast: { bg: 'ButtonText', forcedColorAdjust: 'none' },
    },
  },
  '& .switch[aria-checked=true]': {
    bg: 'brand.solid',
    borderColor: 'brand.solid',
    _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
    _before: {
      bg: 'brand.contrast',
      transform: 'translateX(1rem)',
      _highContrast: { bg: 'HighlightText' },
    },
  },
})

type Props = {
  campaigns: Campaign[]
  selection: Selection
  layout: KeptLayout
  order: CampaignOrder | undefined
  onSort: (column: SortColumn) => void
  onSwitch: (campaign: Campaign) => void
  onOpen: (campaign: Campaign) => void
  openId: string | undefined
  onEdit: (campaign: Campaign) => void
  onMenu: (campaign: Campaign, button: HTMLElement, isByKey: boolean) => void
}

const idOf = ({ id }: Campaign) => id
const selectLabel = ({ name }: Campaign) => translate('Select {name}', { name })

/** Rendered again when the rows change, not with each key in the search box. */
export const CampaignTable = memo(function CampaignTable(props: Props) {
  const t = useTranslation()
  const { campaigns, selection, layout, order, onSort, onSwitch } = props
  const { onOpen, openId, onEdit, onMenu } = props
  const now = useNow()
  const lists = useQuery(listsQuery).data
  const columns = useMemo(
    () => campaignColumns({ t, now, lists, onSwitch, onOpen, onMenu }),
    [t, now, lists, onSwitch, onOpen, onMenu],
  )

  return (
    <StyledBox styles={styles}>
      <span id={SWITCH_REFUSAL_ID} hidden>
        {t('It can be switched once it is under way.')}
      </span>
      <VirtualTable
        label={t('Campaigns')}
        rows={campaigns}
        columns={columns}
        layout={layout}
        order={order}
        onSort={onSort}
        getRowId={idOf}
        selection={selection}
        getSelectLabel={selectLabel}
        onOpenRow={onOpen}
        openId={openId}
        onEditRow={onEdit}
      />
    </StyledBox>
  )
})
