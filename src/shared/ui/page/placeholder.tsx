import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Loading } from '../loading'
import { staticStyles, StyledBox } from '../theme/static-styles'

/** Delays placeholders by 300 ms, so that fast loads show none. */
export const delayed = { animation: 'fade-in 1ms 300ms both' } as const

/** Like a table in a flex column. */
const shrinking = {
  '&, & > div': { display: 'flex', flexDirection: 'column', minHeight: '0' },
} as const

/**
 * A skeleton with the size of the content, to avoid layout shifts. Not for a write: its button
 * shows the progress.
 * @param children the skeleton
 */
export function Placeholder({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box {...delayed} css={shrinking}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </Box>
  )
}

const tableStyles = staticStyles({
  minHeight: '0',
  overflow: 'hidden',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  '& > div': { display: 'flex', alignItems: 'center', gap: '6', height: 'var(--row)', px: '4' },
  '& > div:not(:last-child)': { borderBottomWidth: '1px' },
  '& > div:first-of-type': { height: '10', bg: 'bg.muted' },
  '& .cell': { minWidth: '0' },
  '& .check': { boxSize: '4', flexShrink: '0' },
  // In a narrow window those columns have left the table.
  '& .cell ~ .cell ~ .cell ~ .cell': { display: { base: 'none', xl: 'block' } },
  '&[data-cards] > div:not(:first-of-type)': {
    mdDown: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'center',
      gap: '2.5',
      height: 'var(--card)',
      ps: '10',
      '& .check': { display: 'none' },
      '& .cell': { flex: 'none !important' },
    },
  },
})

type TableProps = {
  rows: number
  /** Shares of the width, in the order of the columns. */
  columns?: readonly number[]
  rowPx?: number
  /** Rows with checkboxes, which are cards of this height on a phone. */
  cardPx?: number
  maxHeight?: string
  label?: string
}

/** Like words of different lengths. */
const barWidths = ['60%', '75%', '50%', '65%', '55%']
const equalColumns = [3, 2, 2] as const

/** More rows than fit in any window. */
const MAX_ROWS = 20

/** Placeholder for a loading table. */
export function TableSkeleton(props: TableProps) {
  const { rows, columns = equalColumns, rowPx = 44, cardPx, maxHeight = '100dvh', label } = props
  const heights: object = { '--row': `${rowPx}px`, '--card': `${cardPx}px`, maxHeight }
  return (
    <StyledBox styles={tableStyles} style={heights} data-cards={cardPx}>
      <div>{label && <Loading label={label} />}</div>
      {Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, row) => (
        <div key={row} aria-hidden>
          {cardPx && <Skeleton className="check" />}
          {Array.from({ length: columns.length }, (_, column) => (
            <div key={column} className="cell" style={{ flex: columns[column] }}>
              <Skeleton height="3.5" width={barWidths[(row + 2 * column) % barWidths.length]} />
            </div>
          ))}
        </div>
      ))}
    </StyledBox>
  )
}
