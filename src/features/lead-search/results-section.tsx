import { Flex, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { listsQuery } from '@/entities/list/list-queries'
import { listsByContact } from '@/entities/list/lists-by-contact'
import { reasonOf } from '@/shared/api/api-error'
import { useSelection } from '@/shared/lib/use-selection'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { SearchField } from '@/shared/ui/search-field'
import { notify } from '@/shared/ui/toaster'
import { HiddenSelection } from './hidden-selection'
import { messages } from './messages'
import { narrowLeads } from './narrow-leads'
import { remainingLeads, type Results } from './results'
import { ResultsCounts } from './results-counts'
import { SelectionActions } from './selection-actions'
import { type ChangeResults, useLeadActions } from './use-lead-actions'

const CreateListDialog = lazy(async () => {
  const { CreateListDialog } = await import('./create-list-dialog')
  return { default: CreateListDialog }
})

type Props = {
  results: Results | null
  /** Stands where the leads would be. */
  emptyState: ReactNode
  onChange: ChangeResults
  onListCreated: (listId: string | undefined) => void
}

/** The leads of one search and what can be done with them; nothing here calls for another search. */
export const ResultsSection = memo(function ResultsSection(props: Props) {
  const { results, emptyState, onChange, onListCreated } = props
  const [isSaving, setIsSaving] = useState(false)
  const [wanted, setWanted] = useState('')
  const deferred = useDeferredValue(wanted)
  const selection = useSelection()
  const { data: allLists } = useQuery(listsQuery)

  const lists = useMemo(() => listsByContact(allLists ?? []), [allLists])
  const leads = useMemo(() => (results ? remainingLeads(results) : []), [results])
  const shown = useMemo(() => narrowLeads(leads, deferred), [leads, deferred])
  const selected = useMemo(
    () => leads.filter(({ key }) => selection.selected.has(key)),
    [leads, selection.selected],
  )
  const actions = useLeadActions({ leads, selected, selection, onChange })

  const handleCreateList = () => {
    if (selected.length > 0) setIsSaving(true)
    else notify.error(messages.nothingSelected)
  }

  return (
    <Stack as="section" aria-label="Results" gap="4">
      <Flex role="group" aria-label="Actions" wrap="wrap" gap="2">
        <SelectionActions
          count={selected.length}
          isRevealing={actions.isRevealing}
          onReveal={actions.handleReveal}
          onCopyEmails={() => void actions.handleCopyEmails()}
          onDelete={actions.handleDelete}
          onCreateList={handleCreateList}
        />
      </Flex>
      {actions.revealError && (
        <ErrorPanel
          title="The addresses could not be revealed"
          message={reasonOf(actions.revealError)}
        />
      )}
      {results && (
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <ResultsCounts
            found={results.total - results.deleted.size}
            loaded={leads.length}
            shown={shown.length}
          />
          <SearchField
            label="Find in these results"
            maxWidth="22rem"
            value={wanted}
            onChange={setWanted}
          />
        </Flex>
      )}
      <HiddenSelection selected={selected} shown={shown} onDeselect={selection.deselect} />
      {leads.length === 0 ? (
        emptyState
      ) : (
        <LeadsTable leads={shown} selection={selection} lists={lists} maxHeight="65dvh" />
      )}
      <Suspense fallback={<Loading label="Opening the form..." />}>
        {isSaving && (
          <CreateListDialog
            leads={selected}
            onCreated={onListCreated}
            onClose={() => setIsSaving(false)}
          />
        )}
      </Suspense>
    </Stack>
  )
})
