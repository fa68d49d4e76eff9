import { Button } from '@chakra-ui/react'
import { EmptyState } from '@/shared/ui/empty-state'
import { SearchIcon } from '@/shared/ui/icons'
import type { Results } from './results'

type Props = {
  results: Results | null
  /** Whether the page was reloaded and its results were lost. */
  areLost: boolean
  /** The list that the last results were saved as. */
  createdListId: string | undefined
  onOpenList: (listId: string) => void
}

/** Distinguishes three cases: not searched yet, nothing found, and nothing left. */
export function NoResults({ results, areLost, createdListId, onOpenList }: Props) {
  const icon = <SearchIcon />
  if (results && results.total > 0) {
    return (
      <EmptyState
        icon={icon}
        title="No leads are left on this page"
        description="You have removed all that were found. Search again to get them back."
      />
    )
  }
  if (results) {
    return (
      <EmptyState
        icon={icon}
        title="No leads match these filters"
        description="Take off the filter that narrows the most, or add values to it, and search again."
      />
    )
  }
  return (
    <EmptyState
      icon={icon}
      title="No Results Yet"
      description={
        areLost
          ? 'Results live only on this page, and reloading it has cleared them. The filters are still here.'
          : 'Choose filters above and search. Results live only on this page until you save them as a list.'
      }
      action={
        createdListId !== undefined && (
          <Button variant="outline" onClick={() => onOpenList(createdListId)}>
            Open the new list
          </Button>
        )
      }
    />
  )
}
