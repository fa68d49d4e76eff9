import { type ChangeEvent, useEffect } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { type Selection, useCoverage } from '@/shared/lib/use-selection'

type Props = { label: string; id: string; isChecked: boolean; selection: Selection }

/** Native, because a thousand Chakra checkboxes render far slower. With Shift it extends a range. */
export function TableCheckbox({ label, id, isChecked, selection }: Props) {
  const handleChange = ({ nativeEvent }: ChangeEvent) => {
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.extendTo(id)
    else selection.toggle(id)
  }
  return <input type="checkbox" aria-label={label} checked={isChecked} onChange={handleChange} />
}

/** For the rows that the current filter shows; their order is that of ranges. */
export function SelectAllCheckbox({ selection, ids }: { selection: Selection; ids: string[] }) {
  const t = useTranslation()
  const coverage = useCoverage(selection, ids)
  useEffect(() => selection.setOrder(ids), [selection, ids])
  return (
    <input
      // `indeterminate` is a property without an attribute.
      ref={(box) => {
        if (box) box.indeterminate = coverage === 'some'
      }}
      type="checkbox"
      aria-label={t('Select all')}
      checked={coverage === 'all'}
      onChange={() => selection.toggleAll(ids)}
    />
  )
}
