import { type ChangeEvent, useEffect } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { type Selection, useCoverage } from '@/shared/lib/state/use-selection'

type Props = { label: string; id: string; isChecked: boolean; selection: Selection }

export function TableCheckbox({ label, id, isChecked, selection }: Props) {
  const handleChange = ({ nativeEvent }: ChangeEvent) => {
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.extendTo(id)
    else selection.toggle(id)
  }
  return (
    <label className="pick">
      <input type="checkbox" aria-label={label} checked={isChecked} onChange={handleChange} />
    </label>
  )
}

type AllProps = { selection: Selection; ids: string[]; isNamed?: boolean }

/** Selects all rows that pass the current filter. */
export function SelectAllCheckbox({ selection, ids, isNamed = false }: AllProps) {
  const t = useTranslation()
  const coverage = useCoverage(selection, ids)
  useEffect(() => selection.setOrder(ids), [selection, ids])
  return (
    <label className="pick">
      <input
        // `indeterminate` has no attribute of its own.
        ref={(box) => {
          if (box) box.indeterminate = coverage === 'some'
        }}
        type="checkbox"
        aria-label={t('Select all')}
        aria-checked={coverage === 'some' ? 'mixed' : undefined}
        checked={coverage === 'all'}
        onChange={() => selection.toggleAll(ids)}
      />
      {isNamed && t('Select all')}
    </label>
  )
}
