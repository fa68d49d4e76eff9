import { Button, Flex, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type FoundLeads, toNewLead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import type { LeadOrder } from '@/entities/lead/sort-leads'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { LeadsTable, LeadsViewButton } from '@/entities/lead/ui/leads-table'
import { ResultsCounts } from '@/entities/lead/ui/results-counts'
import { listsQuery } from '@/entities/list/list-queries'
import { listsByContact } from '@/entities/list/lists-by-contact'
import { newLeads, openSaver } from '@/entities/list/saver/saver'
import { onSaverIntent } from '@/entities/list/saver/saver-dialog'
import { useCurrentUser } from '@/entities/session/session-context'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { notify } from '@/shared/ui/notifications/toaster'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { searchImportMessages } from '../messages'

type Props = {
  found: FoundLeads
  selection: Selection
  maxLimit: number
  /** Called when all chosen leads are in the list. */
  onSaved: (listId: string) => void
}

/** In a small window the rows scroll with the dialog, and the buttons stay in view. */
const roomy = '@media (min-width: 80rem) and (min-height: 60rem)'
const styles = {
  '--rows-height': 'none',
  '& tr, & li': { scrollMarginTop: '20' },
  [roomy]: { '--rows-height': '40dvh', '& tr, & li': { scrollMarginTop: '0' } },
}

export function FoundLeadsStep({ found: { leads, total }, selection, maxLimit, onSaved }: Props) {
  const t = useTranslation()
  const { data: allLists } = useQuery(listsQuery)
  const lists = useMemo(() => listsByContact(allLists ?? []), [allLists])
  const layout = useTableLayout(useCurrentUser().id, leadsTable)
  const [order, setOrder] = useState<LeadOrder>()
  const selectedKeys = useSelected(selection)
  const selected = leads.filter(({ key }) => selectedKeys.has(key))

  const handleImport = () => {
    if (selected.length === 0) {
      notify.error(searchImportMessages.nothingSelected)
      return
    }
    openSaver({
      source: newLeads(withoutDuplicates(selected).map(toNewLead)),
      title: msg('Name your list'),
      submitLabel: msg('Save'),
      messages: searchImportMessages.list,
      onEnd: ({ list, left }) => left === 0 && onSaved(list.id),
    })
  }

  return (
    <Stack gap="1" css={styles}>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        position="sticky"
        top="0"
        zIndex="1"
        py="2"
        bg="bg.panel"
      >
        <ResultsCounts
          found={total}
          loaded={leads.length}
          shown={leads.length}
          maxLimit={maxLimit}
        />
        <Flex gap="2" align="center">
          <LeadsViewButton layout={layout} isIconOnly />
          <Button size="sm" {...onSaverIntent} onClick={handleImport}>
            {t('Save as list ({count})', { count: selected.length })}
          </Button>
        </Flex>
      </Flex>
      <LeadsTable
        leads={leads}
        selection={selection}
        lists={lists}
        layout={layout}
        order={order}
        onOrderChange={setOrder}
        maxHeight="var(--rows-height)"
      />
    </Stack>
  )
}
