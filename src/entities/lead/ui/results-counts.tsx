import { Box, chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { formatCount } from '@/shared/lib/format-count'

type Props = {
  /** Number of matches on the server. */
  found: number
  /** Number of matches on the page, and of those that pass the text filter. */
  loaded: number
  shown: number
  /** Number of leads deleted from the page. */
  deleted?: number
  /** Maximum number of leads of a search. */
  maxLimit: number
  /** In two lines that never wrap. */
  isCompact?: boolean
}

const compact = {
  lineHeight: '1.25',
  '& > *': { display: 'block', truncate: true },
  '& > span': { textStyle: 'xs' },
}

/** How many leads were found, and how many of them are shown. */
export const ResultsCounts = memo(function ResultsCounts(props: Props) {
  const showing = howManyShow(props)
  return (
    <Box role="status" color="fg.muted" css={props.isCompact && compact}>
      <chakra.strong color="fg" fontWeight="semibold" me="3">
        {`${props.found} leads found`}
      </chakra.strong>
      <span title={showing}>{showing}</span>
    </Box>
  )
})

function howManyShow({ found, loaded, shown, deleted = 0, maxLimit }: Props): string | undefined {
  if (shown < loaded) return `Showing ${formatCount(shown)} of ${formatCount(loaded)}`
  if (loaded >= found) return undefined
  const showing = `Showing ${formatCount(loaded)} of ${formatCount(found)}`
  const fetched = loaded + deleted
  if (fetched >= found) return showing
  return fetched < maxLimit
    ? `${showing}: raise the limit or narrow the filters`
    : `${showing}: narrow the filters to see the others`
}
