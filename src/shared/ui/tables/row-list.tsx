import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useIsSelected } from '@/shared/lib/state/use-selection'
import { StyledBox, type Styles } from '../theme/static-styles'
import type { WindowOptions } from '../use-window-of-rows'
import { TableCheckbox } from './table-checkbox'
import { type Rows, useVisibleRows } from './use-visible-rows'
import { CutNote } from './cut-note'

type Props<Row> = Rows<Row> & {
  /** Of every row. */
  heightPx: number
  /** Content of a row besides its checkbox. Must be constant or memoised. */
  renderRow: (row: Row) => ReactNode
  styles: Styles
  maxHeight?: string
  /** Scrolls with the rows. */
  header?: ReactNode
  windowed?: WindowOptions
}

/** A list for screen readers, of whose rows only visible ones are rendered. */
export function RowList<Row>(props: Props<Row>) {
  const { label, rows, selection, getSelectLabel, openId } = props
  const { heightPx, renderRow, styles, maxHeight, header, windowed } = props
  useTranslation()
  const { scrollBox, visible, ...shown } = useVisibleRows(props, heightPx, windowed)
  const { isVirtual, start, height } = shown

  return (
    <StyledBox
      styles={styles}
      ref={scrollBox}
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight }}
    >
      {header}
      <ul
        aria-label={label}
        style={isVirtual ? { height: height - start, marginTop: start } : undefined}
      >
        {visible.map(({ row, id, index }) => (
          <RowItem
            key={id}
            id={id}
            row={row}
            position={index + 1}
            count={rows.length}
            isOpen={id === openId}
            selectLabel={getSelectLabel?.(row)}
            {...{ heightPx, renderRow, selection }}
          />
        ))}
      </ul>
      {shown.isCut && <CutNote count={rows.length} />}
    </StyledBox>
  )
}

type RowProps<Row> = Pick<Props<Row>, 'heightPx' | 'renderRow' | 'selection'> & {
  row: Row
  id: string
  /** From 1, for aria-posinset, because only visible rows are rendered. */
  position: number
  count: number
  isOpen: boolean
  selectLabel: string | undefined
}

function PlainItem<Row>(props: RowProps<Row>) {
  const { row, id, position, count, isOpen, heightPx, renderRow, selection } = props
  const { selectLabel = id } = props
  const isSelected = useIsSelected(selection, id)
  // Memoised: selecting a row does not re-render its content.
  const content = useMemo(() => renderRow(row), [renderRow, row])
  return (
    <li
      data-row-id={id}
      aria-posinset={position}
      aria-setsize={count}
      aria-current={isOpen || undefined}
      data-selected={isSelected || undefined}
      style={{ height: heightPx }}
    >
      {selection && (
        <TableCheckbox {...{ id, selection }} label={selectLabel} isChecked={isSelected} />
      )}
      {content}
    </li>
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
const RowItem = memo(PlainItem) as typeof PlainItem
