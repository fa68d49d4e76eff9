import { memo } from 'react'
import { formatCount } from '@/shared/lib/format-count'
import { Look, lookOf } from '@/shared/ui/look'

type Props = {
  /** How many match on the server. */
  found: number
  /** How many of them are on the page, and how many of those the text box leaves. */
  loaded: number
  shown: number
  /** More than these cannot be asked for. */
  maxLimit: number
}

const look = lookOf({
  color: 'fg.muted',
  '& strong': { color: 'fg', fontWeight: 'semibold', me: '3' },
})

export const ResultsCounts = memo(function ResultsCounts({
  found,
  loaded,
  shown,
  maxLimit,
}: Props) {
  return (
    <Look look={look} role="status">
      <strong>{`${found} leads found`}</strong>
      <span>
        {shown < loaded
          ? `Showing ${formatCount(shown)} of ${formatCount(loaded)}`
          : loaded < found && howToSeeMore(found, loaded, maxLimit)}
      </span>
    </Look>
  )
})

function howToSeeMore(found: number, loaded: number, maxLimit: number): string {
  return loaded < maxLimit
    ? `Showing ${formatCount(loaded)} of ${formatCount(found)}: raise the limit or narrow the filters`
    : `Showing ${formatCount(loaded)} of ${formatCount(found)}: narrow the filters to see the others`
}
