import { Box } from '@chakra-ui/react'
import { memo, useEffect, useRef } from 'react'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { SearchField } from '@/shared/ui/fields/search-field'
import { toolbar } from '@/shared/ui/page/toolbar'
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

type Props = Omit<LoadedLeadsProps, 'view'> & {
  view: ResultsView
  onViewChange: MoveView
}

/** Memoised, so that it does not re-render with the results. */
const NarrowField = memo(SearchField)

/** The leads fill the window; their actions are below them, within reach of the thumb. */
const grid = {
  ...toolbar,
  gridTemplateAreas: {
    base: '"find find view" "counts unlisted unlisted" "leads leads leads" "actions actions actions"',
    md: '"find counts unlisted view" "leads leads leads leads" "actions actions actions actions"',
  },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto auto',
    md: 'minmax(10rem, 14rem) minmax(0, 1fr) auto auto',
  },
  gridTemplateRows: { base: 'auto auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
}

export function ResultsSection({ view, onViewChange, ...loaded }: Props) {
  const t = useTranslation()
  const layout = useTableLayout(useCurrentUser().id, leadsTable)
  const { shown, setTyped, commitTyped } = useResultsView(view, onViewChange)

  return (
    <Box
      role="region"
      aria-label={t('Results')}
      ref={useKeptInView(loaded.results?.id)}
      display="grid"
      gap="2"
      alignItems="center"
      flex="1"
      // In short windows the page scrolls.
      minHeight={{ base: '24rem', md: '26.5rem' }}
      css={grid}
    >
      <Box gridArea="find" onBlur={commitTyped}>
        <NarrowField label={t('Find in these results')} value={shown.find} onChange={setTyped} />
      </Box>
      <Box gridArea="view" marginStart="-2" justifySelf="end">
        <ViewButton layout={layout} isIconOnly />
      </Box>
      <LoadedLeads key={loaded.results?.id} view={shown} {...loaded} />
    </Box>
  )
}
