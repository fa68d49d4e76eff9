import { Skeleton } from '@chakra-ui/react'
import { staticStyles, StyledBox } from '@/shared/ui/static-styles'

const ROWS = 20

const styles = staticStyles({
  flex: '1 1 0',
  minHeight: '20rem',
  overflow: 'hidden',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  // What takes less than 300 ms shows nothing in between.
  animation: 'fade-in 1ms 300ms both',
  '& > div': { display: 'flex', alignItems: 'center', gap: '6', height: '12', px: '4' },
  '& > div:not(:last-child)': { borderBottomWidth: '1px' },
  '& > div:first-of-type': { height: '10', bg: 'bg.muted' },
})

/** The shape of the table, while the first search runs. */
export function LeadsSkeleton() {
  return (
    <StyledBox styles={styles} aria-hidden>
      <div />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row}>
          <Skeleton height="4" flex="3" />
          <Skeleton height="4" flex="2" />
          <Skeleton height="4" flex="2" />
        </div>
      ))}
    </StyledBox>
  )
}
