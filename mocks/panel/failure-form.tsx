import { type FormEvent, useState } from 'react'
import type { Operation } from '../contract/operations'
import { brokenAnswers, isFailure } from '../scenarios/failure'
import type { Controls } from './controls'
import { OperationSelect } from './operation-select'

/** Failures offered for every call, besides those of the contract. */
const everywhere = ['429', '500', '503', ...brokenAnswers]

const failuresOf = ({ answers }: Operation) => [
  ...new Set([...Object.keys(answers).filter((status) => /^[45]/.test(status)), ...everywhere]),
]

const names: Record<string, string> = {
  empty: 'Status 500, empty',
  page: 'Status 500, a page of HTML',
  cut: 'Done, but the answer cut off',
  network: 'No network',
}
const nameOf = (failure: string) => names[failure] ?? `Status ${failure}`

export function FailureForm({ controls }: { controls: Controls }) {
  const operations = controls.operations()
  const [chosen, setChosen] = useState(operations[0])
  const [, showChange] = useState({})
  const failures = Object.entries(controls.settings().fail)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const how = new FormData(event.currentTarget).get('failure')
    const failure = Number(how) || how
    if (!chosen || !isFailure(failure)) return
    controls.fail(chosen.id, failure)
    showChange({})
  }

  return (
    <>
      <form className="row" onSubmit={handleSubmit}>
        <OperationSelect
          label="Fail"
          operations={operations}
          chosen={chosen}
          onChange={setChosen}
        />
        <label>
          with
          <select name="failure" defaultValue="500">
            {chosen &&
              failuresOf(chosen).map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
          </select>
        </label>
        <button type="submit">Fail it</button>
      </form>
      {failures.length > 0 && (
        <ul aria-label="Failures">
          {failures.map(([id, failure]) => (
            <li key={id} className="row">
              <span className="growing">{`${id}: ${nameOf(String(failure))}`}</span>
              <button
                type="button"
                aria-label={`Do not fail ${id}`}
                onClick={() => {
                  controls.dropFailure(id)
                  showChange({})
                }}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
