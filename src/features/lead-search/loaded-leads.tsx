import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import * as z from 'zod/mini'
import { copyEmails } from '@/entities/lead/copy-emails'
import { isUnlisted, type KnownLead, knownLeads, useKnownLeads } from '@/entities/lead/known-people'
import { clampLimit } from '@/entities/lead/search/lead-search'
import {
  type ChangeResults,
  remainingLeads,
  type SearchResults,
  withDeleted,
} from '@/entities/lead/search/results-store'
import { useReveal, withRevealed } from '@/entities/lead/search/reveal-queries'
import { LookProgress, useLookAhead, useLookFirst } from '@/entities/lead/ui/look-first'
import { HiddenSelection } from '@/entities/lead/ui/hidden-selection'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { UnlistedToggle } from '@/entities/lead/ui/unlisted-toggle'
import { listsQuery } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { reasonOf } from '@/shared/api/api-error'
import { persisted } from '@/shared/lib/device/persisted'
import { useSelectionInTab } from '@/shared/lib/state/use-selection'
import { textKey } from '@/shared/lib/values/text-key'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { ErrorPanel } from '@/shared/ui/page/error-panel'
import { toolbar } from '@/shared/ui/page/toolbar'
import { notify } from '@/shared/ui/notifications/toaster'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { useIsPhone } from '@/shared/ui/use-is-phone'
import type { ShownResults } from './address-state'
import { messages } from './messages'
import { SelectionBar } from './selection-bar'

const LeadDetails = lazyPart(async () => (await import('./lead-details')).LeadDetails, opening())

const selectionOf = persisted<readonly string[]>({
  name: 'selected-leads',
  scope: 'tab',
  schema: z.array(z.string()),
  fallback: [],
  atLogOut: 'forgotten',
})

type Props = {
  /** Box beside the title, for the numbers. */
  head: HTMLElement | null
  /** Box in the row of filters. */
  end: HTMLElement | null
  results: SearchResults | null
  created: SearchResults | undefined
  view: ShownResults
  /** Beside the counts. */
  note: ReactNode
  /** Progress of a running search, shown instead of the counts. */
  progress: ReactNode
  emptyState: ReactNode
  onChange: ChangeResults
  onLimitChange: (limit: number) => void
  onCreateList: (selected: readonly KnownLead[]) => void
}

/** The leads of one search, with their actions. Nothing in it starts a search. */
export const LoadedLeads = memo(function LoadedLeads(props: Props) {
  const t = useTranslation()
  const { head, end, results, created, view, note, progress, emptyState } = props
  const { onChange, onLimitChange, onCreateList } = props
  const userId = useCurrentUser().id
  const remaining = useMemo(
    () => [results ?? [], created ?? []].flat().flatMap(remainingLeads),
    [results, created],
  )
  const selection = useSelectionInTab(selectionOf(userId), remaining)
  const lists = useQuery(listsQuery)
  const leads = useKnownLeads(remaining, lists.data)
  const found = useMemo(() => narrowLeads(leads, view.find), [leads, view.find])
  const unlisted = useMemo(() => lists.data && found.filter(isUnlisted), [lists.data, found])
  const shown = (view.isUnlisted && unlisted) || found
  const loaded = leads.filter(({ isCreated }) => !isCreated)
  const createdShown = shown.filter(({ isCreated }) => isCreated).length
  const isPhone = useIsPhone()
  const isEmpty = loaded.length === 0 && found.length === 0
  const open = leads.find(({ key }) => key === view.details)
  const [revealedKeys, setRevealedKeys] = useState<ReadonlySet<string>>(new Set())
  const revealed = leads.filter(({ key }) => revealedKeys.has(key))
  const layout = useTableLayout(userId, leadsTable)
  const { onDetailsChange } = view
  const handleOpen = useCallback(({ key }: KnownLead) => onDetailsChange(key), [onDetailsChange])
  const getSelected = () => leads.filter(({ key }) => selection.get().has(key))
  const {
    reveal: send,
    isRevealing: isSending,
    revealError,
  } = useReveal((outcome, isOfPanel) => {
    onChange((results) => withRevealed(results, outcome))
    if (isOfPanel) return
    setRevealedKeys(new Set(selection.get()))
    selection.clear()
  })
  const { look, lookFirst } = useLookFirst()
  useLookAhead(leads)
  const isRevealing = isSending || look !== undefined
  const isLookInPanel = open !== undefined && look?.keys.has(open.key)
  const reveal = (wanted: readonly KnownLead[], isOfPanel?: boolean) => {
    if (!look) lookFirst(wanted, () => send(knownLeads(wanted, lists.data), isOfPanel))
  }

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

  /** Copies the addresses of the selected leads, or of all if none is selected, one per line. */
  const handleCopyEmails = () => {
    const selected = getSelected()
    void copyEmails(selected.length > 0 ? selected : loaded, messages.nothingToCopy)
  }

  const handleCreateList = () => {
    const selected = getSelected()
    const saved = selected.length > 0 ? selected : revealed
    if (saved.length > 0) onCreateList(saved)
    else notify.error(messages.nothingSelected)
  }

  const unlistedToggle = !isEmpty && (
    <UnlistedToggle
      isBrief
      isOn={view.isUnlisted}
      count={unlisted?.length}
      isUnknown={lists.isError && !lists.data}
      onChange={view.onUnlistedChange}
    />
  )
  const counts = (
    <>
      {progress ||
        (results && (
          <ResultsCounts
            found={results.total}
            loaded={loaded.length}
            shown={shown.length - createdShown}
            deleted={results.leads.length - loaded.length}
            searchedLimit={results.search.limit}
            limitFor={clampLimit}
            onLimitChange={onLimitChange}
            note={note}
            isCompact
          />
        ))}
      {createdShown > 0 && (
        <Text color="fg.muted" truncate>
          {t('{count} created in this tab', { count: createdShown })}
        </Text>
      )}
    </>
  )

  return (
    <>
      {end && !isPhone && createPortal(unlistedToggle, end)}
      {head && createPortal(counts, head)}
      <Flex direction="column" gap="3" flex="1" minWidth="0" minHeight="0" css={toolbar}>
        {revealError && (
          <ErrorPanel
            title={t('The addresses could not be revealed')}
            message={reasonOf(revealError)}
          />
        )}
        {isEmpty && emptyState}
        {!isEmpty && (
          <PanelArea
            {...LeadDetails.onIntent}
            panel={
              open && (
                <PanelPlace>
                  <LeadDetails
                    lead={open}
                    isRevealing={isRevealing}
                    look={isLookInPanel ? look : undefined}
                    onReveal={(lead) => reveal([lead], true)}
                    onClose={() => onDetailsChange(undefined)}
                  />
                </PanelPlace>
              )
            }
          >
            <LeadsTable
              leads={shown}
              {...{ selection, layout }}
              tools={isPhone && unlistedToggle}
              order={view.order}
              onOrderChange={view.onOrderChange}
              openKey={open?.key}
              onOpen={handleOpen}
            />
          </PanelArea>
        )}
        <HiddenSelection {...{ leads, shown, selection }} />
        {look && !isLookInPanel && (
          <LookProgress look={look} data-kept-clear position="sticky" bottom="0" py="1" bg="bg" />
        )}
      </Flex>
      <SelectionBar
        leads={isEmpty ? [] : leads}
        selection={selection}
        revealed={revealed}
        isRevealing={isRevealing}
        onReveal={() => reveal(getSelected())}
        onCopyEmails={handleCopyEmails}
        onDelete={handleDelete}
        onCreateList={handleCreateList}
      />
    </>
  )
})

function narrowLeads(leads: readonly KnownLead[], query: string): readonly KnownLead[] {
  const key = textKey(query)
  if (key === '') return leads.filter(({ isCreated }) => !isCreated)
  return leads.filter((lead) =>
    textKey(leadsTable.columns.map(({ text }) => text(lead)).join('\n')).includes(key),
  )
}
