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
  /** Goes to the filters. */
  onChoose: () => void
}

/** Distinguishes three cases: not searched yet, nothing found, and nothing left. */
export function NoResults({ results, areLost, createdListId, onOpenList, onChoose }: Props) {
  const icon = <SearchIcon />
  const choose = (
    <Button variant="outline" onClick={onChoose}>
      Choose filters
    </Button>
  )
  if (results && results.total > 0) {
    return (
      <EmptyState
        icon={icon}
        title="No leads are left on this page"
        description="You have removed every lead. Search again to get them back."
        action={choose}
      />
    )
  }
  if (results) {
    return (
      <EmptyState
        icon={icon}
        title="No leads match these filters"
        description="Remove a filter or add values to one, and search again."
        action={choose}
      />
    )
  }
  return (
    <EmptyState
      icon={icon}
      title="No Results Yet"
      description={
        areLost
          ? 'Results are kept on this page only, and reloading it cleared them. The filters are still here.'
          : 'Choose filters above and search. Results are kept on this page only until you save them as a list.'
      }
      action={
        createdListId === undefined ? (
          choose
        ) : (
          <Button variant="outline" onClick={() => onOpenList(createdListId)}>
            Open the new list
          </Button>
        )
      }
    />
  )
}
