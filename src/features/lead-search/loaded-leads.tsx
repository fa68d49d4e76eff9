import { Button, Flex, Stack } from '@chakra-ui/react'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { reasonOf } from '@/shared/api/api-error'
import { type Selection, useSelected, useSelection } from '@/shared/lib/use-selection'
import { onFirstClick } from '@/shared/lib/first-click'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { CopyIcon, DeleteIcon, EmailIcon, ListsIcon } from '@/shared/ui/icons'
import { notify } from '@/shared/ui/notifications/toaster'
import { CreateListDialog } from './lazy-parts'
import { LeadsPanel } from './leads-panel'
import { messages } from './messages'
import { remainingLeads, type Results } from './results'
import { type ChangeResults, useLeadActions } from './use-lead-actions'

export type LoadedLeadsProps = {
  results: Results | null
  /** Shown in place of the leads. */
  emptyState: ReactNode
  onChange: ChangeResults
  onCreateList: (selected: readonly Lead[]) => void
}

/** The leads of one search, with their actions; nothing here starts another search. */
export const LoadedLeads = memo(function LoadedLeads(props: LoadedLeadsProps) {
  const { results, emptyState, onChange, onCreateList } = props
  const selection = useSelection()

  const leads = useMemo(() => (results ? remainingLeads(results) : []), [results])
  const getSelected = useCallback(
    () => leads.filter(({ key }) => selection.get().has(key)),
    [leads, selection],
  )
  const actions = useLeadActions({ leads, getSelected, selection, onChange })

  const handleCreateList = () => {
    const selected = getSelected()
    if (selected.length > 0) onCreateList(selected)
    else notify.error(messages.nothingSelected)
  }

  return (
    <>
      <Flex role="group" aria-label="Actions" wrap="wrap" gap="2">
        <SelectionActions
          leads={leads}
          selection={selection}
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
            found={results.total}
            deleted={results.deleted.size}
            selection={selection}
          />
        )}
        {leads.length === 0 && emptyState}
      </Stack>
    </>
  )
})

type ActionsProps = {
  leads: readonly Lead[]
  selection: Selection
  isRevealing: boolean
  onReveal: () => void
  onCopyEmails: () => void
  onDelete: () => void
  onCreateList: () => void
}

/** Enabled without a selection too: their toast then says what is missing. */
function SelectionActions(props: ActionsProps) {
  const { leads, selection, isRevealing, onReveal, onCopyEmails, onDelete, onCreateList } = props
  const count = <SelectedCount leads={leads} selection={selection} />
  return (
    <>
      <Button size="sm" variant="outline" aria-busy={isRevealing} onClick={onFirstClick(onReveal)}>
        <EmailIcon />
        Reveal Emails ({count})
      </Button>
      <Button size="sm" variant="outline" onClick={onCopyEmails}>
        <CopyIcon />
        Copy emails
      </Button>
      <Button size="sm" variant="outline" onClick={onFirstClick(onDelete)}>
        <DeleteIcon />
        Delete ({count})
      </Button>
      <Button size="sm" {...CreateListDialog.onIntent} onClick={onCreateList}>
        <ListsIcon />
        Create List ({count})
      </Button>
    </>
  )
}

/** A component of its own, so that a new selection does not re-render the buttons around it. */
function SelectedCount({ leads, selection }: Pick<ActionsProps, 'leads' | 'selection'>) {
  const selected = useSelected(selection)
  return leads.filter(({ key }) => selected.has(key)).length
}
