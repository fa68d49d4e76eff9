import { useEffect, useRef } from 'react'
import { type Selection, useCoverage } from '@/shared/lib/use-selection'

type Props = {
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  onToggle: () => void
}

/** The browser's own: a thousand of them cost a fraction of the styled kind. */
export function TableCheckbox({ label, isChecked, isIndeterminate = false, onToggle }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <input ref={ref} type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
  )
}

/** For all rows that can be seen. */
export function SelectAllCheckbox({ selection, ids }: { selection: Selection; ids: string[] }) {
  const coverage = useCoverage(selection, ids)
  return (
    <TableCheckbox
      label="Select all"
      isChecked={coverage === 'all'}
      isIndeterminate={coverage === 'some'}
      onToggle={() => selection.toggleAll(ids)}
    />
  )
}
