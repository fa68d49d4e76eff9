import { Button } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { EmptyState } from '@/shared/ui/empty-state'
import { SearchIcon } from '@/shared/ui/icons'
import type { Results } from '@/entities/lead/search/results'

type Props = {
  results: Results | null
  /** Whether the page was reloaded and its results were lost. */
  areLost: boolean
  createdListId: string | undefined
  onOpenList: (listId: string) => void
  onChoose: () => void
}

/** Distinguishes three cases: not searched yet, nothing found, and nothing left. */
export function NoResults({ results, areLost, createdListId, onOpenList, onChoose }: Props) {
  const t = useTranslation()
  const icon = <SearchIcon />
  const choose = (
    <Button variant="outline" onClick={onChoose}>
      {t('Choose filters')}
    </Button>
  )
  if (results && results.total > 0) {
    return (
      <EmptyState
        icon={icon}
        title={t('No leads are left on this page')}
        description={t('You have removed every lead. Search again to get them back.')}
        action={choose}
      />
    )
  }
  if (results) {
    return (
      <EmptyState
        icon={icon}
        title={t('No leads match these filters')}
        description={t('Remove a filter or add values to one, and search again.')}
        action={choose}
      />
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={t('No Results Yet')}
      description={
        areLost
          ? t(
              'Results are kept on this page only, and reloading it cleared them. The filters are still here.',
            )
          : t(
              'Choose filters above and search. Results are kept on this page only until you save them as a list.',
            )
      }
      action={
        createdListId === undefined ? (
          choose
        ) : (
          <Button variant="outline" onClick={() => onOpenList(createdListId)}>
            {t('Open the new list')}
          </Button>
        )
      }
    />
  )
}
