import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Loading } from './loading'
import { staticStyles, StyledBox } from './static-styles'

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
  '& > div': { display: 'flex', alignItems: 'center', gap: '6', height: '11', px: '4' },
  '& > div:not(:last-child)': { borderBottomWidth: '1px' },
  '& > div:first-of-type': { height: '10', bg: 'bg.muted' },
})

type TableProps = {
  rows: number
  maxHeight?: string
  label?: string
}

/** More rows than fit in any window. */
const MAX_ROWS = 20

/** Placeholder for a loading table. */
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
