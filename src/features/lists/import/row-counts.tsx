import { Box, Grid, Text } from '@chakra-ui/react'
import { formatCount } from '@/shared/lib/format-count'

export type RowCount = { label: string; count: number; isGood?: boolean }

/** Counts that add up to the number of rows in the file. */
export function RowCounts({ counts }: { counts: RowCount[] }) {
  return (
    <Grid as="dl" gap="3" templateColumns="repeat(auto-fit, minmax(7rem, 1fr))">
      {counts.map(({ label, count, isGood }) => (
        <Box key={label} px="4" py="3" borderWidth="1px" borderRadius="l2">
          <Text as="dt" color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Text
            as="dd"
            textStyle="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            color={isGood ? 'fg.success' : undefined}
          >
            {formatCount(count)}
          </Text>
        </Box>
      ))}
    </Grid>
  )
}
