import { type Selection, useCoverage } from '@/shared/lib/use-selection'

type Props = { label: string; isChecked: boolean; onToggle: () => void }

/** Native, because a thousand Chakra checkboxes render far slower. */
export function TableCheckbox({ label, isChecked, onToggle }: Props) {
  return <input type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
}

/** For the rows that the current filter shows. */
export function SelectAllCheckbox({ selection, ids }: { selection: Selection; ids: string[] }) {
  const coverage = useCoverage(selection, ids)
  return (
    <input
      // `indeterminate` is a property without an attribute.
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
