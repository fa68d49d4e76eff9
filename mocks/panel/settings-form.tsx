import { type FormEvent, useState } from 'react'
import { type LanguageName, languages, type Role, roles } from '../scenarios/mock-settings'
import { latencies, type LatencyName } from '../scenarios/latency'
import { isScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios'
import type { Controls } from './controls'

const roleLabels: Record<Role, string> = { admin: 'Admin', user: 'User', nobody: 'Nobody' }
const languageLabels: Record<LanguageName, string> = {
  english: 'English',
  spanish: 'Spanish',
  french: 'French',
  german: 'German',
  portuguese: 'Portuguese',
  pseudo: 'Pseudo',
}
const latencyLabels: Record<LatencyName, string> = { none: 'None', real: 'Real', slow: 'Slow, 3 s' }

/** Changing scenario, role or time reloads the page, because the app reads them once. */
export function SettingsForm({ controls }: { controls: Controls }) {
  const { scenario = 'default', latency = 'real', days = 0 } = controls.settings()
  const [shownLanguage, setShownLanguage] = useState<LanguageName | ''>(
    controls.settings().language ?? '',
  )
  const [shownLatency, setShownLatency] = useState<LatencyName>(latency)

  return (
    <div className="grid">
      <label className="wide">
        Scenario
        <select
          value={scenario}
          onChange={({ target }) =>
            isScenarioName(target.value) && void controls.setScenario(target.value)
          }
        >
          {scenarioNames.map((name) => (
            <option key={name} value={name}>
              {`${name}: ${scenarios[name].title}`}
            </option>
          ))}
        </select>
      </label>
      <LabelledSelect
        label="Signed in"
        value={controls.role()}
        options={roles}
        labels={roleLabels}
        onChange={(role) => void controls.setRole(role)}
      />
      <LabelledSelect
        label="Latency"
        value={shownLatency}
        options={latencyNames}
        labels={latencyLabels}
        onChange={(name) => {
          controls.setLatency(name)
          setShownLatency(name)
        }}
      />
      <LabelledSelect
        label="Language"
        value={shownLanguage}
        options={['', ...languages]}
        labels={{ '': 'As in Settings', ...languageLabels }}
        onChange={(name) => {
          if (name) controls.setLanguage(name)
          setShownLanguage(name)
        }}
      />
      <BalanceForm controls={controls} />
      <div className="row">
        <span>Time: {days === 0 ? 'now' : days === 1 ? '1 day ahead' : `${days} days ahead`}</span>
        <button type="button" onClick={() => void controls.skipDay()}>
          Let a day pass
        </button>
        <button type="button" onClick={() => void controls.reset()}>
          Reset everything
        </button>
      </div>
    </div>
  )
}

const latencyNames = Object.keys(latencies).filter(
  (name): name is LatencyName => name in latencyLabels,
)

type LabelledSelectProps<Name extends string> = {
  label: string
  value: Name
  options: readonly Name[]
  labels: Record<Name, string>
  onChange: (name: Name) => void
}

function LabelledSelect<Name extends string>({
  label,
  value,
  options,
  labels,
  onChange,
}: LabelledSelectProps<Name>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((name) => name === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {options.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </label>
  )
}

function BalanceForm({ controls }: { controls: Controls }) {
  const [isSet, setIsSet] = useState(false)
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const units = Number(new FormData(event.currentTarget).get('balance'))
    controls.setBalance(Math.max(0, Math.round(units)))
    setIsSet(true)
  }
  return (
    <form className="row" onSubmit={handleSubmit}>
      <label>
        Credit units (100 are one credit)
        <input
          name="balance"
          type="number"
          min="0"
          step="1"
          required
          defaultValue={controls.balance()}
          onChange={() => setIsSet(false)}
        />
      </label>
      <button type="submit">Set</button>
      <span className="note" role="status">
        {isSet && 'The application asks for it every 30 seconds.'}
      </span>
    </form>
  )
}
