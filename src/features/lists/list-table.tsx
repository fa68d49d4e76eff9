import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo, useCallback } from 'react'
import { contactsInWords, type List } from '@/entities/list/list-queries'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { IconAction } from '@/shared/ui/icon-action'
import { ContactsIcon, DeleteIcon, DownIcon, UpIcon } from '@/shared/ui/icons'
import { TableSkeleton } from '@/shared/ui/page/placeholder'
import { onDemand, staticStyles } from '@/shared/ui/theme/static-styles'
import { byId } from '@/shared/ui/tables/row-ids'
import { RowList } from '@/shared/ui/tables/row-list'
import { opensStyle } from '@/shared/ui/tables/table-cell-styles'
import { nextOrder } from '@/shared/ui/tables/table-order'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Tooltip } from '@/shared/ui/tooltip'
import { UserText } from '@/shared/ui/user-text'
import { type ListOrder, type ListSortColumn, listSortColumns } from './find-lists'

const ROW_HEIGHT_PX = 52
/** Column widths of the skeleton: name, contacts, campaigns. */
const skeletonShares = [5, 1, 3]

const styles = staticStyles({
  minHeight: '0',
  overflow: 'auto',
  contain: 'content',
  // Keeps a focused row clear of the header and the floating button.
  scrollPaddingTop: '10',
  scrollPaddingBottom: '20',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  '& .columns, & li': {
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '2', lg: '4' },
    ps: { base: '3', md: '4' },
    pe: { base: '1', md: '2' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      lg: 'minmax(12rem, 1fr) 7rem 10rem auto',
    },
  },
  '& .columns': {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    minHeight: '10',
    pe: { base: '3', md: '2' },
    bg: 'bg.muted',
    borderBottomWidth: '1px',
    color: 'fg.muted',
    textStyle: 'xs',
  },
  '& .columns > button': {
    justifySelf: 'start',
    ms: '-2',
    textStyle: 'xs',
    fontWeight: 'normal',
  },
  '& .columns > button:nth-of-type(2)': { justifySelf: { lg: 'end' }, me: { lg: '-2' } },
  '& .columns > .wide, & .columns > .actions': { display: { base: 'none', lg: 'block' } },
  // The last of many rows can be scrolled clear of the floating button, and of a toast above it.
  '& ul:has(> :nth-of-type(9))': { boxSizing: 'content-box', paddingBottom: '24' },
  '& li': { textStyle: 'sm' },
  '& li:not(:last-child)': { borderBottomWidth: '1px' },
  '& li:hover': { backgroundColor: 'bg.hover', cursor: 'pointer' },
  '& li:hover .opens': { textDecoration: 'underline' },
  '& .name': {
    gridRow: { base: '1', lg: 'auto' },
    gridColumn: { base: '1', lg: 'auto' },
    minWidth: '0',
    alignSelf: { base: 'end', lg: 'center' },
  },
  '& .opens': { ...opensStyle, display: 'block' },
  // On narrow screens the counts have this line to themselves.
  '& .description': {
    lgDown: { display: 'none' },
    color: 'fg.muted',
    textStyle: 'xs',
    truncate: true,
  },
  '& .counts': {
    display: { base: 'block', lg: 'contents' },
    gridRow: '2',
    gridColumn: '1',
    alignSelf: 'start',
    minWidth: '0',
    truncate: true,
    color: 'fg.muted',
    textStyle: { base: 'xs', lg: 'sm' },
    lineHeight: { base: '1.5rem', lg: '1.25rem' },
  },
  '& .contacts': { textAlign: { lg: 'end' }, fontVariantNumeric: 'tabular-nums' },
  '& .uses': { lg: { truncate: true } },
  '& .uses > a': {
    // Large enough for a finger, also below the name on a phone.
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    borderRadius: 'sm',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
  '& .contacts + .uses:not(:empty)::before': { content: { base: '" · "', lg: 'none' } },
  '& .actions': {
    gridRow: { base: '1 / span 2', lg: 'auto' },
    gridColumn: { base: '2', lg: 'auto' },
    display: 'flex',
    // Two buttons.
    width: 'calc(2 * var(--control-height))',
    color: 'fg.muted',
  },
  ...onDemand('li', '.actions'),
})

type RowActions = {
  onView: (list: List) => void
  onDelete: (list: List, button: HTMLElement) => void
}

type Props = RowActions & {
  lists: readonly List[]
  order: ListOrder | undefined
  onOrderChange: (order: ListOrder | undefined) => void
  /** Number of campaigns per list; undefined until known. */
  uses: ReadonlyMap<string, number> | undefined
}

/**
 * Looks like a table, but is a list for screen readers: each row has one thing to open, and nothing
 * to compare.
 */
export function ListTable({ lists, order, onOrderChange, uses, ...actions }: Props) {
  const t = useTranslation()
  const { onView, onDelete } = actions
  const renderRow = useCallback(
    (list: List) => <ListRow uses={uses?.get(list.id)} {...{ list, onView, onDelete }} />,
    [uses, onView, onDelete],
  )
  return (
    <RowList
      label={t('Lists')}
      rows={lists}
      getRowId={byId}
      heightPx={ROW_HEIGHT_PX}
      renderRow={renderRow}
      onOpenRow={onView}
      styles={styles}
      header={<Columns order={order} onChange={onOrderChange} />}
    />
  )
}

const sortLabels: Record<ListSortColumn, Translatable> = {
  name: msg('Name'),
  size: msg('Contacts'),
}

type ColumnsProps = Pick<Props, 'order'> & { onChange: Props['onOrderChange'] }

function Columns({ order, onChange }: ColumnsProps) {
  const t = useTranslation()
  return (
    <div className="columns" data-not-printed role="group" aria-label={t('Sort by')}>
      {listSortColumns.map((column) => {
        const isSorted = order?.column === column
        const Arrow = order?.isDescending ? DownIcon : UpIcon
        return (
          <Button
            key={column}
            size="xs"
            variant="ghost"
            px="2"
            color="inherit"
            textStyle="sm"
            aria-pressed={isSorted}
            onClick={() => onChange(nextOrder(order, column))}
          >
            {t(sortLabels[column])}
            {isSorted && (
              <>
                <Arrow size={14} aria-hidden />
                <chakra.span srOnly>
                  {order.isDescending ? t('descending') : t('ascending')}
                </chakra.span>
              </>
            )}
          </Button>
        )
      })}
      <span className="wide">{t('Used by')}</span>
      <span className="actions" />
    </div>
  )
}

type RowProps = RowActions & {
  list: List
  /** Undefined if there are none, or until loaded. */
  uses: number | undefined
}

const ListRow = memo(function ListRow(props: RowProps) {
  const t = useTranslation()
  const { list, uses, onView, onDelete } = props
  const { description, totalLeads } = list
  const name = visibleText(list.name) === '' ? t('Untitled list') : list.name

  return (
    <>
      <div className="name">
        <button type="button" className="opens" onClick={() => onView(list)}>
          <UserText text={name} />
        </button>
        {description && (
          <div className="description">
            <UserText text={description} />
          </div>
        )}
      </div>
      <div className="counts">
        <span className="contacts">{contactsInWords(totalLeads)}</span>
        <span className="uses">
          {uses !== undefined && (
            <Link to="/campaigns" search={{ writesTo: list.id }}>
              {t('{uses, plural, one {1 campaign} other {{uses} campaigns}}', {
                uses,
              })}
            </Link>
          )}
        </span>
      </div>
      <div className="actions">
        <Tooltip content={t('View contacts')}>
          <IconAction
            size="sm"
            color="inherit"
            label={t('View contacts of {name}', { name })}
            Icon={ContactsIcon}
            onClick={() => onView(list)}
          />
        </Tooltip>
        <Tooltip content={t('Delete list')}>
          <IconAction
            size="sm"
            color="inherit"
            label={t('Delete list {name}', { name })}
            Icon={DeleteIcon}
            data-action="delete"
            onClick={({ currentTarget }) => onDelete(list, currentTarget)}
          />
        </Tooltip>
      </div>
    </>
  )
})

export const ListTableSkeleton = () => (
  <TableSkeleton rows={20} rowPx={ROW_HEIGHT_PX} columns={skeletonShares} />
)
