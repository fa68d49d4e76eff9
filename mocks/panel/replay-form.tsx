import { type ChangeEvent, useState } from 'react'
import type { Call } from '../contract/call-watch'
import type { Controls } from './controls'

type Props = { controls: Controls; calls: readonly Call[] }

export function ReplayForm({ controls, calls }: Props) {
  const [problem, setProblem] = useState('')
  const name = controls.recording()

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    try {
      await controls.replay(file)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    target.value = ''
  }

  if (name === undefined) {
    return (
      <label className="wide">
        Replay recorded calls (.har)
        <input type="file" accept=".har,.json" onChange={(event) => void handleFile(event)} />
        <span role="alert" className="bad">
          {problem}
        </span>
      </label>
    )
  }
  const others = new Set(
    calls
      .filter(({ isRecorded }) => isRecorded === false)
      .map(({ method, path }) => `${method} ${path}`),
  )
  return (
    <>
      <div className="row">
        <span className="growing">{`Calls are answered as recorded in ${name}.`}</span>
        <button type="button" onClick={() => void controls.endReplay()}>
          End
        </button>
      </div>
      {others.size > 0 && (
        <p className="note" role="status">
          {`Not recorded, so answered by the mock backend: ${[...others].join(', ')}`}
        </p>
      )}
    </>
  )
}
