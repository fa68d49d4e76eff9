import { type FormEvent, useState } from 'react'
import type { Operation } from '../contract/operations'
import { brokenAnswers, type Failure, isFailure } from '../scenarios/failure'
import type { Controls } from './controls'
import { OperationSelect } from './operation-select'

/** Failures that every call can have, in addition to those of the contract. */
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

/** Makes the next call of an operation fail once, also for anybody who opens the link. */
export function FailureForm({ controls }: { controls: Controls }) {
  const operations = controls.operations()
  const [chosen, setChosen] = useState(operations[0])
  const [, showChange] = useState({})
  const failures = Object.entries(controls.settings().fail)

  function fail(id: string, failure: Failure) {
    controls.failNext(id, failure)
    showChange({})
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const how = new FormData(event.currentTarget).get('failure')
    const failure = Number(how) || how
    if (chosen && isFailure(failure)) fail(chosen.id, failure)
  }

  return (
    <>
      <form className="row" onSubmit={handleSubmit}>
        <OperationSelect
          label="Fail the next call of"
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
              <span className="growing">
                {`${id}: ${nameOf(String(failure))}, `}
                {controls.isWaiting(id) ? 'at its next call' : 'has happened'}
              </span>
              {!controls.isWaiting(id) && (
                <button type="button" onClick={() => fail(id, failure)}>
                  Again
                </button>
              )}
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
