import { memo, useState } from 'react'
import type { Call } from '../contract/call-watch'

type Props = { calls: readonly Call[]; onClear: () => void }

export function CallList({ calls, onClear }: Props) {
  return (
    <>
      <div className="row">
        <h3 className="growing">Calls</h3>
        <button type="button" disabled={calls.length === 0} onClick={onClear}>
          Clear
        </button>
      </div>
      {calls.length === 0 ? (
        <p className="note">The application has called nothing yet.</p>
      ) : (
        <ol aria-label="Calls">
          {calls.map((call) => (
            <CallEntry key={call.id} call={call} />
          ))}
        </ol>
      )}
    </>
  )
}

const CallEntry = memo(function CallEntry({ call }: { call: Call }) {
  const [isOpen, setIsOpen] = useState(false)
  const { method, path, status, duration, violations, request, answer } = call
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span className="path">{`${method} ${path}`}</span>
          <span className={status && status < 400 ? 'status' : 'status bad'}>
            {status === undefined ? '…' : status || 'No network'}
          </span>
          <span className="duration">{duration !== undefined && `${Math.round(duration)} ms`}</span>
          <span className={violations.length > 0 ? 'fit bad' : 'fit'}>{verdict(call)}</span>
        </summary>
        {isOpen && (
          <>
            {violations.map((violation) => (
              <p key={violation} className="bad">
                {violation}
              </p>
            ))}
            <Body label="Request" value={request} />
            <Body label="Answer" value={answer} />
          </>
        )}
      </details>
    </li>
  )
})

function verdict({ violations, isAnswerChecked, isRecorded, status }: Call): string {
  if (violations.length > 0) return 'breaks it'
  if (status === undefined) return ''
  if (isRecorded !== undefined) return isRecorded ? 'recorded' : 'not recorded'
  return isAnswerChecked && status !== 0 ? 'fits' : 'not checked'
}

/**
 * Maximum length in characters: longer bodies are truncated, because they would slow the page down.
 */
const longestText = 20_000

function Body({ label, value }: { label: string; value: unknown }) {
  if (value === undefined) return <p className="note">{`${label}: no body`}</p>
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <pre tabIndex={0}>
        {text.length > longestText ? `${text.slice(0, longestText)}\n…` : text}
      </pre>
    </figure>
  )
}
