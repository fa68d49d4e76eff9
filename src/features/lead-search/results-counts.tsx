import { Text } from '@chakra-ui/react'
import { limitRange } from '@/entities/lead/search-limit'
import { formatCount } from '@/shared/lib/format-count'

type Props = {
  /** How many match on the server. */
  found: number
  /** How many of them are on the page, and how many of those the text box leaves. */
  loaded: number
  shown: number
}

export function ResultsCounts({ found, loaded, shown }: Props) {
  return (
    <Text as="div" role="status">
      <Text as="span" fontWeight="semibold" me="3">
        {found === 1 ? '1 lead found' : `${found} leads found`}
      </Text>
      <Text as="span" color="fg.muted">
        {shown < loaded
          ? `Showing ${formatCount(shown)} of ${formatCount(loaded)}`
          : loaded < found && howToSeeMore(found, loaded)}
      </Text>
    </Text>
  )
}

function howToSeeMore(found: number, loaded: number): string {
  return loaded < limitRange.max
    ? `Showing ${formatCount(loaded)} of ${formatCount(found)}: raise the limit or narrow the filters`
    : `Showing ${formatCount(loaded)} of ${formatCount(found)}: narrow the filters to see the others`
}
