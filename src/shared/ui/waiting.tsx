import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Loading } from './loading'
import { staticStyles, StyledBox } from './static-styles'

/** What takes less than 300 ms shows nothing in between. */
export const delayed = { animation: 'fade-in 1ms 300ms both' } as const

/** As a table does in a flex column. */
const shrinking = {
  '&, & > div': { display: 'flex', flexDirection: 'column', minHeight: '0' },
} as const

/**
 * The shape of what loads, as high as that, so that nothing moves when it comes. Not for a write: its
 * button says what it is doing.
 * @param children the shape
 */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
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
  '& > div': { display: 'flex', alignItems: 'center', gap: '6', height: '11', px: '4' },
  '& > div:not(:last-child)': { borderBottomWidth: '1px' },
  '& > div:first-of-type': { height: '10', bg: 'bg.muted' },
})

type TableProps = {
  rows: number
  maxHeight?: string
  label?: string
}

/** More rows than a window is high need not be drawn. */
const MAX_ROWS = 20

/** The shape of a table that loads. */
export function TableSkeleton({ rows, maxHeight = '100dvh', label }: TableProps) {
  return (
    <StyledBox styles={tableStyles} style={{ maxHeight }}>
      <div>{label && <Loading label={label} />}</div>
      {Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, row) => (
        <div key={row} aria-hidden>
          <Skeleton height="4" flex="3" />
          <Skeleton height="4" flex="2" />
          <Skeleton height="4" flex="2" />
        </div>
      ))}
    </StyledBox>
  )
}
