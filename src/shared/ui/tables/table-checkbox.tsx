import { type Selection, useCoverage } from '@/shared/lib/use-selection'

type Props = { label: string; isChecked: boolean; onToggle: () => void }

/** The browser's own: a thousand of them cost a fraction of the styled kind. */
export function TableCheckbox({ label, isChecked, onToggle }: Props) {
  return <input type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
}

/** For all rows that can be seen. */
export function SelectAllCheckbox({ selection, ids }: { selection: Selection; ids: string[] }) {
  const coverage = useCoverage(selection, ids)
  return (
    <input
      // There is no attribute for it.
      ref={(box) => {
        if (box) box.indeterminate = coverage === 'some'
      }}
      type="checkbox"
      aria-label="Select all"
      checked={coverage === 'all'}
      onChange={() => selection.toggleAll(ids)}
    />
  )
}
