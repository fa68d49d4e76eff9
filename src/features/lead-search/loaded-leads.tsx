import { Flex, Stack } from '@chakra-ui/react'
import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { useSelection } from '@/shared/lib/use-selection'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'
import { notify } from '@/shared/ui/toaster'
import { LeadsPanel } from './leads-panel'
import { messages } from './messages'
import { remainingLeads, type Results } from './results'
import { SelectionActions } from './selection-actions'
import { type ChangeResults, useLeadActions } from './use-lead-actions'

const CreateListDialog = lazy(async () => {
  const { CreateListDialog } = await import('./create-list-dialog')
  return { default: CreateListDialog }
})

export type LoadedLeadsProps = {
  results: Results | null
  /** Stands where the leads would be. */
  emptyState: ReactNode
  onChange: ChangeResults
  onListCreated: (listId: string | undefined) => void
}

/** The leads of one search and what can be done with them; nothing here calls for another search. */
export const LoadedLeads = memo(function LoadedLeads(props: LoadedLeadsProps) {
  const { results, emptyState, onChange, onListCreated } = props
  const [isSaving, setIsSaving] = useState(false)
  const selection = useSelection()

  const leads = useMemo(() => (results ? remainingLeads(results) : []), [results])
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
    <>
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
      <Stack gap="4" flexBasis="full" minWidth="0">
        {actions.revealError && (
          <ErrorPanel
            title="The addresses could not be revealed"
            message={reasonOf(actions.revealError)}
          />
        )}
        {results && (
          <LeadsPanel
            leads={leads}
            found={results.total - results.deleted.size}
            selected={selected}
            selection={selection}
          />
        )}
        {leads.length === 0 && emptyState}
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
    </>
  )
})
