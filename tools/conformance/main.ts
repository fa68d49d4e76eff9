/**
 * Compares a server with openapi.yaml by making every call through the application's own client:
 * npm run contract:test -- --url http://localhost:4000 --email admin@example.com --password password
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { createContractCheck } from '../../mocks/contract/contract-check'
import { trusted } from '../../mocks/model/trusted'
import { createRecorder } from './recording-fetch'
import { createSteps, NotTried, type ReadExample, type Step } from './steps'

const usage = `npm run contract:test -- --url <origin> --email <address> --password <password> [--yes]
  --yes  does not ask before it starts`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})
const { url, email, password } = values
if (!url || !URL.canParse(url) || !email || !password) {
  console.error(usage)
  process.exit(2)
}
const origin = url.replace(/\/+$/, '')

const text = readFileSync('openapi.yaml', 'utf8')
const contract = createContractCheck(text)
const recorder = createRecorder(origin, contract)

// What the client expects of its page.
Object.assign(globalThis, {
  __SETTINGS__: { companyDomain: '', apiBaseUrl: '' },
  window: { location: { origin } },
  fetch: recorder.fetch,
})
const { api } = await import('../../src/shared/api/client')

type Examples = { example?: unknown; examples?: Record<string, { value: unknown }> }
type Document = {
  paths: Record<string, { post: { requestBody: { content: Record<string, Examples> } } }>
}
const document = trusted<Document>(parse(text))
const exampleOf: ReadExample = (path, name) => {
  const content = document.paths[path]?.post.requestBody.content['application/json']
  const chosen =
    name === undefined ? Object.values(content?.examples ?? {})[0] : content?.examples?.[name]
  return trusted(content?.example ?? chosen?.value)
}

const { steps, cleaning } = createSteps({ api, account: { email, password }, exampleOf })

console.log(`This will make these calls to ${origin}:`)
for (const { operation, does } of [...steps, ...cleaning]) {
  console.log(`  ${operation.padEnd(18)} ${does}`)
}
if (!values.yes) {
  const ask = createInterface({ input: process.stdin, output: process.stdout })
  await ask.question('\nPress Enter to start, Ctrl+C to stop. ')
  ask.close()
}
console.log()

const failures = new Map<string, string>()
const notTried = new Map<string, string>()

async function run({ operation, run: work }: Step): Promise<void> {
  try {
    await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof NotTried) notTried.set(operation, reason)
    else failures.set(operation, reason)
  }
}

const [logIn, ...others] = steps
if (logIn) await run(logIn)
if (!failures.has('logIn')) {
  for (const step of others) await run(step)
  for (const step of cleaning) await run(step)
}

for (const { id } of contract.operations) {
  const differences = recorder.differences.filter(({ operation }) => operation === id)
  const statuses = [...(recorder.answered.get(id) ?? [])].join(', ')
  const failure = failures.get(id)
  if (differences.length > 0 || failure !== undefined) {
    console.log(`DIFFERS   ${id} (${statuses || 'no answer'})`)
    // A refusal that the contract allows is still no success.
    if (differences.length === 0) console.log(`            ${failure}`)
  } else if (recorder.answered.has(id)) console.log(`ok        ${id} (${statuses})`)
  else console.log(`not tried ${id}: ${notTried.get(id) ?? 'signing in failed'}`)
  for (const one of differences) {
    console.log(`            ${one.text}\n            example: ${one.example}`)
  }
}
const wrong = new Set([
  ...recorder.differences.map(({ operation }) => operation),
  ...failures.keys(),
])
console.log(
  wrong.size === 0
    ? `\n${recorder.answered.size} of ${contract.operations.length} operations agree with openapi.yaml.`
    : `\n${wrong.size === 1 ? '1 operation differs' : `${wrong.size} operations differ`}: ${[...wrong].join(', ')}`,
)
process.exit(wrong.size === 0 ? 0 : 1)
