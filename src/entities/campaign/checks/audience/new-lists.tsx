import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Person } from '@/entities/lead/people'
import { listsQuery } from '@/entities/list/list-queries'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import {
  createdLeads,
  type LeadSource,
  openListSaveJob,
  type ListSaveResult,
} from '@/entities/list/list-save/list-save-job'
import { createListMessages } from '@/entities/list/list-save/save-messages'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import type { Checked } from '../check'
import { type Audience, leadsWithout, type Source } from './count-audience'

type ListProps = {
  audience: Audience
  sources: readonly Source[]
  selected: readonly Checked[]
}

/** Creates lists of the recipients, named after the lists that the campaigns write to. */
function useNewLists(selected: ListProps['selected']) {
  const t = useTranslation()
  const client = useQueryClient()
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  const used = new Set(selected.map(({ listId }) => listId))
  const [first, ...others] = lists.filter(({ id }) => used.has(id))
  const listName = first?.name ?? ''
  const name =
    others.length > 0
      ? t('{name} and {count} more', { name: listName, count: others.length })
      : listName

  /** Resolves once the list is complete and the lists are refetched; else never. */
  const create = (leads: LeadSource, newName: string, title: Translatable) =>
    new Promise<ListSaveResult['list']>((resolve) => {
      openListSaveJob({
        source: leads,
        title,
        submitLabel: msg('Create List'),
        name: newName,
        messages: createListMessages,
        onEnd: ({ list, left }) => {
          if (left > 0) return
          // Until lists are refetched, the new list would look deleted.
          void client
            .fetchQuery(listsQuery)
            .catch(() => {})
            .then(() => resolve(list))
        },
      })
    })
  return { name, create }
}

type WithoutProps = ListProps & {
  without: readonly Person[]
  onMade: (list: ListSaveResult['list']) => void
}

/** Saves the recipients outside a group as a new list, and opens the draft with it. */
export function ListWithout({ without, audience, sources, selected, onMade }: WithoutProps) {
  const t = useTranslation()
  const { name, create } = useNewLists(selected)
  const source = useMemo(
    () => createdLeads(leadsWithout(audience, without, sources)),
    [without, audience, sources],
  )
  const handleSave = async () => {
    const newName = t('{name} without {count, number}', { name, count: without.length })
    onMade(await create(source, newName, msg('Create List')))
  }
  return (
    <Button
      disabledReason={source.total === 0 ? t('Nobody would be left for a new list.') : undefined}
      size="sm"
      variant="outline"
      disabled={source.total === 0}
      {...onSaverIntent}
      onClick={() => void handleSave()}
    >
      {t('{count, plural, one {Leave this person out} other {Leave these out}}', {
        count: without.length,
      })}
    </Button>
  )
}

/** Saves every second recipient as one list and the others as another, to compare two mails. */
export function SplitInTwo({
  audience,
  sources,
  selected,
  onSplit,
}: ListProps & { onSplit: (listIds: readonly [string, string]) => void }) {
  const t = useTranslation()
  const { name, create } = useNewLists(selected)
  const { everyone } = audience
  const handleSplit = async () => {
    const saveHalf = (half: number, title: Translatable) => {
      const others = everyone.filter((_person, index) => index % 2 === half % 2)
      const source = createdLeads(leadsWithout(audience, others, sources))
      return create(source, t('{name}, half {half}', { name, half }), title)
    }
    const first = await saveHalf(1, msg('First half'))
    const second = await saveHalf(2, msg('Second half'))
    onSplit([first.id, second.id])
  }
  return (
    <Button
      size="sm"
      variant="outline"
      hidden={everyone.length < 2}
      {...onSaverIntent}
      onClick={() => void handleSplit()}
    >
      {t('Split in two')}
    </Button>
  )
}
