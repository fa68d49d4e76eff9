import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CallLog } from './call-log'
import { CallList } from './call-list'
import type { Controls } from './controls'
import { FailureForm } from './failure-form'
import { HoldForm } from './hold-form'
import { ReplayForm } from './replay-form'
import { SettingsForm } from './settings-form'

export type MockPanelProps = {
  controls: Controls
  log: CallLog
  /** Invalid settings in the URL, one sentence each; opens the panel. */
  mistakes: readonly string[]
}

const openedKey = 'mock-panel-is-open'

export function MockPanel({ controls, log, mistakes }: MockPanelProps) {
  const [isOpen, setIsOpen] = useState(() => mistakes.length > 0 || wasOpen())
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const calls = useSyncExternalStore(log.subscribe, log.calls)
  const violations = calls.reduce((sum, call) => sum + call.violations.length, 0)

  const show = useCallback((next: boolean) => {
    setIsOpen(next)
    rememberOpen(next)
    if (!next) button.current?.focus()
  }, [])

  useEffect(() => {
    if (!isOpen) return undefined
    // Capture: runs before a dialog of the app handles the key.
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !panel.current) return
      if (!event.composedPath().includes(panel.current)) return
      event.stopImmediatePropagation()
      show(false)
    }
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [isOpen, show])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="opener"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'panel' : undefined}
        onClick={() => show(!isOpen)}
      >
        Mock panel
        {violations > 0 && (
          <span className="count" aria-label={`${violations} violations of openapi.yaml`}>
            {violations}
          </span>
        )}
      </button>
      {isOpen && (
        <section ref={panel} id="panel" className="panel" aria-label="Mock panel">
          <header>
            <h2>Mock panel</h2>
            <CopyLink link={controls.link} />
            <button type="button" aria-label="Close" onClick={() => show(false)}>
              ✕
            </button>
          </header>
          {mistakes.length > 0 && (
            <ul role="alert" aria-label="Mistakes in the address" className="bad">
              {mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          )}
          <SettingsForm controls={controls} />
          <FailureForm controls={controls} />
          <HoldForm controls={controls} />
          <ReplayForm controls={controls} calls={calls} />
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

/**
 * Opened by a link with `?replay`. Stays open when a setting reloads the page, unless storage is
 * blocked.
 */
function wasOpen(): boolean {
  if (new URLSearchParams(location.search).has('replay')) return true
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
    // Storage is blocked: the state is not remembered.
  }
}
