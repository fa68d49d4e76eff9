import { useEffect, useRef } from 'react'

export type TableCheckboxProps = {
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  onToggle: () => void
}

/** The browser's own: a thousand of them cost a fraction of the styled kind. */
export function TableCheckbox(props: TableCheckboxProps) {
  const { label, isChecked, isIndeterminate = false, onToggle } = props
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <input ref={ref} type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
  )
}
