import { type FormEvent, useState, useSyncExternalStore } from 'react'
import type { Controls } from './controls'
import { OperationSelect } from './operation-select'

/**
 * Holds responses of an operation and releases them in any order. The setting is part of the link.
 */
export function HoldForm({ controls }: { controls: Controls }) {
  const { held, hold, endHold } = controls
  const operations = controls.operations()
  const [chosen, setChosen] = useState(operations[0])
  const heldOperations = useSyncExternalStore(held.subscribe, held.operations)
  const waiting = useSyncExternalStore(held.subscribe, held.waiting)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (chosen) hold(chosen.id)
  }

  return (
    <>
      <form className="row" onSubmit={handleSubmit}>
        <OperationSelect
          label="Hold the answers of"
          operations={operations}
          chosen={chosen}
          onChange={setChosen}
        />
        <button type="submit">Hold</button>
      </form>
      {heldOperations.length > 0 && (
        <ul aria-label="Held operations">
          {heldOperations.map((id) => (
            <li key={id} className="row">
              <span className="growing">{`${id}: its answers wait`}</span>
              <button type="button" aria-label={`Do not hold ${id}`} onClick={() => endHold(id)}>
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ol aria-label="Waiting answers">
          {waiting.map(({ id, call }) => (
            <li key={id} className="row">
              <span className="growing path">{call}</span>
              <button type="button" onClick={() => held.release(id)}>
                Release
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
