import type { Operation } from '../contract/operations'

type Props = {
  label: string
  operations: readonly Operation[]
  chosen: Operation | undefined
  onChange: (operation: Operation | undefined) => void
}

export function OperationSelect({ label, operations, chosen, onChange }: Props) {
  return (
    <label className="growing">
      {label}
      <select
        value={chosen?.id}
        onChange={({ target }) => onChange(operations.find(({ id }) => id === target.value))}
      >
        {operations.map(({ id, method, path }) => (
          <option key={id} value={id}>
            {`${id}: ${method} ${path}`}
          </option>
        ))}
      </select>
    </label>
  )
}
