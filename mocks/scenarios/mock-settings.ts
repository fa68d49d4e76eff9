import { brokenAnswers, type Failure, isFailure } from './failure'
import { latencies, type LatencyName } from './latency'
import { isScenarioName, type ScenarioName, scenarioNames } from './scenarios'

export const roles = ['admin', 'user', 'nobody'] as const
export type Role = (typeof roles)[number]

/**
 * The languages of Settings, and the pseudo-language, which reveals untranslated texts and layouts
 * that are too narrow.
 */
export const languages = ['english', 'spanish', 'french', 'german', 'portuguese', 'pseudo'] as const
export type LanguageName = (typeof languages)[number]

/** Settings of the mock backend; missing ones use their default. */
export type MockSettings = {
  scenario?: ScenarioName
  role?: Role
  language?: LanguageName
  latency?: LatencyName
  fail: Record<string, Failure>
  hold?: string[]
  /** In units (100 are one credit). */
  balance?: number
  /** Number of days that the backend's clock is ahead. */
  days?: number
}

const names = ['scenario', 'role', 'language', 'latency', 'fail', 'hold', 'balance', 'days']

export const hasMockSettings = (params: URLSearchParams) => names.some((name) => params.has(name))

/**
 * Parses
 * `?scenario=…&role=…&language=…&latency=…&fail=operationId:failure&hold=operationId&balance=…&days=…`;
 * ignores invalid values.
 */
export function readMockSettings(params: URLSearchParams): MockSettings {
  const scenario = params.get('scenario')
  const latency = params.get('latency')
  return {
    scenario: isScenarioName(scenario) ? scenario : undefined,
    role: roles.find((name) => name === params.get('role')),
    language: languages.find((name) => name === params.get('language')),
    latency: isLatencyName(latency) ? latency : undefined,
    fail: Object.fromEntries(
      failuresIn(params).flatMap(({ id, failure }) => (id && failure ? [[id, failure]] : [])),
    ),
    hold: params
      .get('hold')
      ?.split(',')
      .filter((id) => /^\w+$/.test(id)),
    balance: toCount(params.get('balance')),
    days: toCount(params.get('days')),
  }
}

/** Lists invalid settings in the URL, with the valid names. */
export function mistakesIn(params: URLSearchParams, operationIds: () => string[]): string[] {
  const unknown = (kind: string, names: readonly string[], known: readonly string[]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => `There is no ${kind} "${name}". Known: ${known.join(', ')}`)
  const failures = failuresIn(params)
  const held = params.get('hold')?.split(',') ?? []
  const operations = [...failures.map(({ id }) => id), ...held]
  const numbers = ['balance', 'days'].filter(
    (name) => params.has(name) && toCount(params.get(name)) === undefined,
  )
  return [
    ...unknown('scenario', params.getAll('scenario'), scenarioNames),
    ...unknown('role', params.getAll('role'), roles),
    ...unknown('language', params.getAll('language'), languages),
    ...unknown('latency', params.getAll('latency'), Object.keys(latencies)),
    ...(operations.length > 0 ? unknown('operation', operations, operationIds()) : []),
    ...failures
      .filter(({ failure }) => failure === undefined)
      .map(
        ({ id, how }) =>
          `"${how}" is no failure of ${id}. Known: a status from 400 to 599, ${brokenAnswers.join(', ')}`,
      ),
    ...numbers.map((name) => `"${params.get(name)}" is no number for ${name}.`),
  ]
}

export function writeMockSettings(params: URLSearchParams, settings: MockSettings): void {
  for (const name of names) params.delete(name)
  const { fail, hold = [], ...single } = settings
  for (const [name, value] of Object.entries(single)) {
    if (value !== undefined) params.set(name, String(value))
  }
  const failures = Object.entries(fail).map(([id, failure]) => `${id}:${failure}`)
  if (failures.length > 0) params.set('fail', failures.join(','))
  if (hold.length > 0) params.set('hold', hold.join(','))
}

export const toFailures = (fail: MockSettings['fail']) => new Map(Object.entries(fail))

/** Each `operationId:failure` in the URL; `failure` is missing if it is invalid. */
function failuresIn(params: URLSearchParams): { id: string; how: string; failure?: Failure }[] {
  const texts = params.getAll('fail').flatMap((text) => text.split(','))
  return texts.map((text) => {
    const [id = '', how = ''] = text.split(':')
    const failure = Number(how) || how
    return { id, how, failure: isFailure(failure) ? failure : undefined }
  })
}

const isLatencyName = (name: string | null): name is LatencyName =>
  name !== null && Object.hasOwn(latencies, name)

function toCount(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
