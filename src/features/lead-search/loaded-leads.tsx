import { Stack } from '@chakra-ui/react'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { useSelection } from '@/shared/lib/use-selection'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { notify } from '@/shared/ui/notifications/toaster'
import { LeadsPanel } from './leads-panel'
import { messages } from './messages'
import { remainingLeads, type Results } from '@/entities/lead/search/results'
import type { ShownResults } from './results-view'
import { SelectionBar } from './selection-bar'
import { type ChangeResults, useLeadActions } from './use-lead-actions'

export type LoadedLeadsProps = {
  results: Results | null
  view: ShownResults
  isSearching: boolean
  emptyState: ReactNode
  onChange: ChangeResults
  onCreateList: (selected: readonly Lead[]) => void
}

/** The leads of one search, with their actions; nothing here starts another search. */
export const LoadedLeads = memo(function LoadedLeads(props: LoadedLeadsProps) {
  const t = useTranslation()
  const { results, view, isSearching, emptyState, onChange, onCreateList } = props
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

  const errorPanel = actions.revealError && (
    <ErrorPanel
      title={t('The addresses could not be revealed')}
      message={reasonOf(actions.revealError)}
    />
  )

  return (
    <>
      <SelectionBar
        leads={leads}
        selection={selection}
        isRevealing={actions.isRevealing}
        onReveal={() => actions.handleReveal()}
        onCopyEmails={() => void actions.handleCopyEmails()}
        onDelete={actions.handleDelete}
        onCreateList={handleCreateList}
      />
      {results ? (
        <LeadsPanel
          leads={leads}
          view={view}
          found={results.total}
          deleted={results.deleted.size}
          selection={selection}
          isSearching={isSearching}
          isRevealing={actions.isRevealing}
          onReveal={actions.handleReveal}
        >
          {errorPanel}
          {leads.length === 0 && emptyState}
        </LeadsPanel>
      ) : (
        <Stack gridArea="leads" gap="3" alignSelf="stretch" minWidth="0" minHeight="0">
          {errorPanel}
          {emptyState}
        </Stack>
      )}
    </>
  )
})
