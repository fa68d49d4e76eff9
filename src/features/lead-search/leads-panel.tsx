import { Alert, Box, Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { limitRange } from '@/entities/lead/lead-search'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { LeadsTable } from '@/entities/lead/ui/leads-table'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { listsQuery } from '@/entities/list/list-queries'
import { listsByContact } from '@/entities/list/lists-by-contact'
import { useCurrentUser } from '@/entities/session/session-context'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { lazyPart } from '@/shared/ui/lazy-part'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { industryLabel } from '@/entities/lead/lead-labels'
import { RevealCost } from './reveal/reveal-cost'
import type { ShownResults } from './results-view'

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

const LeadDetails = lazyPart(async () => (await import('./lead-details')).LeadDetails)

type Props = {
  leads: readonly Lead[]
  view: ShownResults
  found: number
  deleted: number
  selection: Selection
  /** Whether the progress of the next search stands in place of the counts. */
  isSearching: boolean
  isRevealing: boolean
  onReveal: (lead: Lead) => void
  /** Above the leads, or in their place. */
  children: ReactNode
}

export function LeadsPanel(props: Props) {
  const { leads, found, deleted, selection, isSearching, isRevealing, onReveal, children } = props
  const t = useTranslation()
  const { find, order, details, onOrderChange, onDetailsChange } = props.view
  const layout = useTableLayout(useCurrentUser().id, leadsTable)
  const { data: allLists } = useQuery(listsQuery)
  const lists = useMemo(() => listsByContact(allLists ?? []), [allLists])
  const shown = useMemo(() => narrowLeads(leads, find, t), [leads, find, t])
  const open = leads.find(({ key }) => key === details)
  const handleOpen = useCallback(({ key }: Lead) => onDetailsChange(key), [onDetailsChange])

  return (
    <>
      {!isSearching && (
        <Box gridArea="counts" minWidth="0">
          <ResultsCounts
            found={found}
            loaded={leads.length}
            shown={shown.length}
            deleted={deleted}
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
        {children}
        <HiddenSelection leads={leads} shown={shown} selection={selection} />
        {leads.length > 0 && (
          <PanelArea
            {...LeadDetails.onIntent}
            panel={
              open && (
                <PanelPlace loadingLabel={t('Opening...')}>
                  <LeadDetails
                    lead={open}
                    {...{ isRevealing, onReveal }}
                    onClose={() => onDetailsChange(undefined)}
                  />
                </PanelPlace>
              )
            }
          >
            <LeadsTable
              leads={shown}
              selection={selection}
              lists={lists}
              layout={layout}
              order={order}
              onOrderChange={onOrderChange}
              openKey={open?.key}
              onOpen={handleOpen}
            />
          </PanelArea>
        )}
        <RevealCost leads={leads} selection={selection} />
      </Flex>
    </>
  )
}

type HiddenProps = {
  leads: readonly Lead[]
  shown: readonly Lead[]
  selection: Selection
}

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
