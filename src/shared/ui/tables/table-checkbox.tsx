import type { SystemStyleObject } from '@chakra-ui/react'
import { type ChangeEvent, useEffect } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { type Selection, useCoverage } from '@/shared/lib/state/use-selection'

/** The label around a checkbox is as large as the cell, or with the space around it in a card. */
export const tableCheckboxStyles = {
  '& .pick': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    m: '-3',
    p: '3',
    cursor: 'pointer',
  },
  '& .pick > input': { boxSize: '4', cursor: 'pointer' },
} satisfies SystemStyleObject

type Props = { label: string; id: string; isChecked: boolean; selection: Selection }

/** Native, because a thousand Chakra checkboxes render far slower. With Shift it extends a range. */
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

/** For the rows that the current filter shows; their order is that of ranges. */
export function SelectAllCheckbox({ selection, ids, isNamed = false }: AllProps) {
  const t = useTranslation()
  const coverage = useCoverage(selection, ids)
  useEffect(() => selection.setOrder(ids), [selection, ids])
  return (
    <label className="pick">
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
      {isNamed && t('Select all')}
    </label>
  )
}
