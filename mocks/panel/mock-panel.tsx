import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { CallLog } from '../call-log'
import { CallList } from './call-list'
import type { Controls } from './controls'
import { FailureForm } from './failure-form'
import { SituationForm } from './situation-form'

type Props = { controls: Controls; log: CallLog }

const openedKey = 'mock-panel-is-open'

export function MockPanel({ controls, log }: Props) {
  const [isOpen, setIsOpen] = useState(wasOpen)
  const button = useRef<HTMLButtonElement>(null)
  const calls = useSyncExternalStore(log.subscribe, log.calls)
  const breaches = calls.reduce((sum, call) => sum + call.breaches.length, 0)

  function handleOpen(next: boolean) {
    setIsOpen(next)
    rememberOpen(next)
    if (!next) button.current?.focus()
  }
  function handleKeyDown(event: KeyboardEvent) {
    // Nothing typed here is meant for the application's shortcuts and dialogs.
    event.stopPropagation()
    if (event.key === 'Escape') handleOpen(false)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="opener"
        aria-expanded={isOpen}
        aria-controls="panel"
        onClick={() => handleOpen(!isOpen)}
      >
        Mock panel
        {breaches > 0 && (
          <span className="count" aria-label={`${breaches} breaches of openapi.yaml`}>
            {breaches}
          </span>
        )}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
        <section id="panel" className="panel" aria-label="Mock panel" onKeyDown={handleKeyDown}>
          <header>
            <h2>Mock panel</h2>
            <CopyLink link={controls.link} />
            <button type="button" aria-label="Close" onClick={() => handleOpen(false)}>
              ✕
            </button>
          </header>
          <SituationForm controls={controls} />
          <FailureForm controls={controls} />
          <CallList calls={calls} onClear={log.clear} />
        </section>
      )}
    </>
  )
}

function CopyLink({ link }: { link: () => string }) {
  const [outcome, setOutcome] = useState('')
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link())
      setOutcome('Link copied.')
    } catch {
      setOutcome('The link stands in the address bar.')
    }
  }
  return (
    <>
      <span className="note" role="status">
        {outcome}
      </span>
      <button type="button" onClick={() => void handleCopy()}>
        Copy link
      </button>
    </>
  )
}

/** Open over the reloads that choices cause. Where storage is blocked it starts closed. */
function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(openedKey) !== null
  } catch {
    return false
  }
}

function rememberOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(openedKey, '')
    else sessionStorage.removeItem(openedKey)
  } catch {
    // Blocked: it is forgotten.
  }
}
