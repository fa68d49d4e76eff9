import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contactsInWords, type List, listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { PickerField } from '@/shared/ui/fields/picker-field'

type Props = {
  listId: string | undefined
  onChange: (listId: string) => void
  isLabelHidden?: boolean
}

/** Adds the size and, if needed, the id to lists with the same name. */
function listOptions(lists: readonly List[], t: Translate) {
  const counts = new Map<string, number>()
  const options = lists.map(({ id, name, totalLeads }) => {
    const label = `${name} (${contactsInWords(totalLeads)})`
    counts.set(label, (counts.get(label) ?? 0) + 1)
    return { value: id, label }
  })
  return options.map(({ value: id, label }) => {
    const isTwin = (counts.get(label) ?? 0) > 1
    return { value: id, label: isTwin ? t('{label}, list {id}', { label, id }) : label }
  })
}

export function LeadListField({ listId, onChange, isLabelHidden }: Props) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const options = useMemo(() => listOptions(lists.data ?? [], t), [lists.data, t])
  const isMissing = listState(lists.data, listId) === 'missing'

  return (
    <PickerField
      label={t('Lead list')}
      filterLabel={t('Filter by name')}
      isRequired
      isLabelHidden={isLabelHidden}
      size={isLabelHidden ? 'sm' : 'md'}
      placeholder={lists.isPending ? t('Loading lead lists...') : t('Select a lead list')}
      options={options}
      value={isMissing ? undefined : listId}
      onChange={onChange}
      error={isMissing ? t('The list that was chosen is not among your lists.') : undefined}
    />
  )
}
