import { Box } from '@chakra-ui/react'
import { memo, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { SearchField } from '@/shared/ui/fields/search-field'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { LoadedLeads, type LoadedLeadsProps } from './loaded-leads'
import { type MoveView, type ResultsView, useResultsView } from './address-state'

/** Scrolls to new results that start below the first third of the window, as on phones. */
function useKeptInView(resultsId: string | undefined) {
  const region = useRef<HTMLDivElement>(null)
  const seen = useRef(resultsId)

  useEffect(() => {
    if (resultsId === seen.current) return
    seen.current = resultsId
    const top = region.current?.getBoundingClientRect().top ?? 0
    if (resultsId !== undefined && top > window.innerHeight / 3) region.current?.scrollIntoView()
  }, [resultsId])
  return region
}

type Props = Omit<LoadedLeadsProps, 'view' | 'layout'> & {
  view: ResultsView
  onViewChange: MoveView
}

/** Memoised, so that it does not re-render with the results. */
const NarrowField = memo(SearchField)

export function ResultsSection({ slots, view, onViewChange, ...loaded }: Props) {
  const t = useTranslation()
  const layout = useTableLayout(useCurrentUser().id, leadsTable)
  const { shown, setTyped, commitTyped } = useResultsView(view, onViewChange)

  return (
    <Box
      role="region"
      aria-label={t('Results')}
      ref={useKeptInView(loaded.results?.id)}
      display="flex"
      flexDirection="column"
      gap="2"
      flex="1"
      // In short windows the page scrolls.
      minHeight={{ base: '21rem', md: '24rem' }}
    >
      {slots.start &&
        createPortal(
          <div onBlur={commitTyped}>
            <NarrowField
              label={t('Find in these results')}
              value={shown.find}
              onChange={setTyped}
            />
          </div>,
          slots.start,
        )}
      <LoadedLeads key={loaded.results?.id} view={shown} {...{ slots, layout }} {...loaded} />
    </Box>
  )
}
