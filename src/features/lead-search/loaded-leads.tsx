import { Alert, Box, Button, Flex } from '@chakra-ui/react'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { copyEmails } from '@/entities/lead/copy-emails'
import { industryLabel } from '@/entities/lead/lead-labels'
import type { Lead } from '@/entities/lead/lead-mapping'
import { limitRange } from '@/entities/lead/lead-search'
import {
  type ChangeResults,
  remainingLeads,
  type Results,
  withDeleted,
} from '@/entities/lead/search/results-store'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { useListsByContact } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { reasonOf } from '@/shared/api/api-error'
import { type Translate, translate, useTranslation } from '@/shared/i18n/translate'
import { type Selection, useSelected, useSelection } from '@/shared/lib/state/use-selection'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { notify } from '@/shared/ui/notifications/toaster'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import type { ShownResults } from './address-state'
import { messages } from './messages'
import { RevealCost } from './reveal-cost'
import { useReveal } from './reveal-queries'
import { SelectionBar } from './selection-bar'

const LeadDetails = lazyPart(async () => (await import('./lead-details')).LeadDetails, {
  fallback: opening(),
})

const noLeads: readonly Lead[] = []

export type LoadedLeadsProps = {
  results: Results | null
  view: ShownResults
  /** Whether the progress of the next search stands in place of the counts. */
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
  const leads = useMemo(() => (results ? remainingLeads(results) : noLeads), [results])
  const shown = useMemo(() => narrowLeads(leads, view.find, t), [leads, view.find, t])
  const open = leads.find(({ key }) => key === view.details)
  const getSelected = () => leads.filter(({ key }) => selection.get().has(key))
  const { reveal, isRevealing, revealError } = useReveal(selection, onChange)

  const handleDelete = () => {
    const keys = getSelected().map(({ key }) => key)
    if (keys.length === 0) {
      notify.error(messages.nothingSelected)
      return
    }
    onChange((results) => withDeleted(results, keys))
    selection.clear()
    notify.success(messages.deleted(keys.length), {
      action: {
        label: translate('Undo'),
        onClick: () => onChange((results) => withDeleted(results, keys, false)),
      },
    })
  }

  /** The addresses of the selected leads, or of all when none is selected, one per line. */
  const handleCopyEmails = () => {
    const selected = getSelected()
    void copyEmails(selected.length > 0 ? selected : leads, messages.nothingToCopy)
  }

  const handleCreateList = () => {
    const selected = getSelected()
    if (selected.length > 0) onCreateList(selected)
    else notify.error(messages.nothingSelected)
  }

  return (
    <>
      <SelectionBar
        leads={leads}
        selection={selection}
        isRevealing={isRevealing}
        onReveal={() => reveal(getSelected())}
        onCopyEmails={handleCopyEmails}
        onDelete={handleDelete}
        onCreateList={handleCreateList}
      />
      {results && !isSearching && (
        <Box gridArea="counts" minWidth="0">
          <ResultsCounts
            found={results.total}
            loaded={leads.length}
            shown={shown.length}
            deleted={results.leads.length - leads.length}
            maxLimit={limitRange.max}
            isCompact
          />
        </Box>
      )}
      <Flex
        gridArea="leads"
        direction="column"
        gap="3"
        alignSelf="stretch"
        minWidth="0"
        minHeight="0"
      >
        {revealError && (
          <ErrorPanel
            title={t('The addresses could not be revealed')}
            message={reasonOf(revealError)}
          />
        )}
        {leads.length === 0 && emptyState}
        <HiddenSelection {...{ leads, shown, selection }} />
        {leads.length > 0 && (
          <PanelArea
            {...LeadDetails.onIntent}
            panel={
              open && (
                <PanelPlace>
                  <LeadDetails
                    lead={open}
                    isRevealing={isRevealing}
                    onReveal={(lead) => reveal([lead], true)}
                    onClose={() => view.onDetailsChange(undefined)}
                  />
                </PanelPlace>
              )
            }
          >
            <Table {...{ shown, selection, view }} openKey={open?.key} />
          </PanelArea>
        )}
        <RevealCost leads={leads} selection={selection} />
      </Flex>
    </>
  )
})

function narrowLeads(leads: readonly Lead[], query: string, t: Translate): readonly Lead[] {
  const key = query.trim().toLowerCase()
  if (key === '') return leads
  return leads.filter(({ name, title, company, location, industry = '', email }) =>
    [name, title, company, location, industryLabel(industry, t), email]
      .join('\n')
      .toLowerCase()
      .includes(key),
  )
}

type TableProps = {
  shown: readonly Lead[]
  selection: Selection
  view: ShownResults
  openKey: string | undefined
}

function Table({ shown, selection, view, openKey }: TableProps) {
  const { order, onOrderChange, onDetailsChange } = view
  const lists = useListsByContact()
  const layout = useTableLayout(useCurrentUser().id, leadsTable)
  const handleOpen = useCallback(({ key }: Lead) => onDetailsChange(key), [onDetailsChange])
  return (
    <LeadsTable
      leads={shown}
      {...{ selection, lists, layout, order, onOrderChange, openKey }}
      onOpen={handleOpen}
    />
  )
}

type HiddenProps = { leads: readonly Lead[]; shown: readonly Lead[]; selection: Selection }

/** Actions include selected leads that the text box hides, so a warning says so. */
function HiddenSelection({ leads, shown, selection }: HiddenProps) {
  const t = useTranslation()
  const selected = useSelected(selection)
  if (selected.size === 0 || shown.length === leads.length) return null
  const visible = new Set(shown)
  const hidden = leads.filter((lead) => selected.has(lead.key) && !visible.has(lead))
  if (hidden.length === 0) return null

  return (
    <Alert.Root status="warning" size="sm" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {hidden.length === 1
          ? t('1 selected lead is hidden by the text box.')
          : t('{count} selected leads are hidden by the text box.', { count: hidden.length })}
      </Alert.Title>
      <Button
        size="xs"
        variant="outline"
        onClick={() => selection.deselect(hidden.map(({ key }) => key))}
      >
        {t('Deselect hidden')}
      </Button>
    </Alert.Root>
  )
}
