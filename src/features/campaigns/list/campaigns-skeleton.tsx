import { Flex, Skeleton, SkeletonCircle, Stack } from '@chakra-ui/react'
import { staticStyles, StyledBox } from '@/shared/ui/static-styles'
import { CHECKBOX_WIDTH } from '@/shared/ui/tables/table-layout'
import { tableColumns } from './campaign-columns'

/** Fills the window; more rows would not be visible. */
const ROWS = 24

const styles = staticStyles({
  flexShrink: '1',
  minHeight: '0',
  overflow: 'hidden',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  '& > div': { borderBottomWidth: '1px', height: { base: '84px', md: '11' } },
  '& > div:first-of-type': { height: { base: '9', md: '10' }, bg: 'bg.muted' },
  '& .cells': {
    display: { base: 'none', md: 'grid' },
    height: 'full',
    alignItems: 'center',
    gridTemplateColumns: [
      CHECKBOX_WIDTH,
      ...tableColumns.map(({ width }) => width ?? 'minmax(0, 1fr)'),
    ].join(' '),
    '& > *': { mx: '3' },
  },
  '& .lines': {
    display: { base: 'flex', md: 'none' },
    height: 'full',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '4',
    px: '3',
    ps: '10',
  },
})

export function CampaignsSkeleton() {
  return (
    <Stack gap={{ base: '2', md: '4' }} minHeight="0">
      <Flex flexShrink="0" align="flex-end" gap="3">
        <Skeleton height="var(--control-height)" flex="1 1 11rem" />
        <Skeleton height="var(--control-height)" width="20" hideFrom="md" />
        <Skeleton
          height="var(--control-height)"
          width={{ base: '7rem', xl: '9rem' }}
          hideBelow="md"
        />
        <Skeleton
          height="var(--control-height)"
          width={{ base: '9rem', xl: '12rem' }}
          hideBelow="md"
        />
        <Skeleton
          height="var(--control-height)"
          width={{ base: '7rem', xl: '9rem' }}
          hideBelow="md"
        />
        <Skeleton height="var(--control-height)" width="20" hideBelow="md" />
      </Flex>
      <StyledBox styles={styles}>
        <div />
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row}>
            <div className="cells">
              <Skeleton boxSize="4" />
              <Skeleton height="5" width="24" />
              <Skeleton height="4" width="50%" />
              <Skeleton height="4" width="16" />
              <SkeletonCircle size="7" />
              <Skeleton height="4" width="20" />
              <span />
            </div>
            <div className="lines">
              <Skeleton height="4" width="60%" />
              <Skeleton height="4" width="90%" />
            </div>
          </div>
        ))}
      </StyledBox>
    </Stack>
  )
}
