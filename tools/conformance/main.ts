/**
 * Compares a server with openapi.yaml by making every call through the application's own client:
 * npm run contract:test -- --url http://localhost:4000 --email admin@example.com --password password
 * Or compares the calls that a file has recorded:
 * npm run contract:test -- --har problem.har
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { createContractCheck } from '../../mocks/contract/contract-check'
import { trusted } from '../../mocks/model/trusted'
import { readHar } from '../../mocks/replay/har'
import { createFindings, printOperation, printSummary } from './differences'
import { createRecordingFetch } from './recording-fetch'
import { createSteps, NotTried, type ReadExample, type Step } from './steps'

const usage = `npm run contract:test -- --url <origin> --email <address> --password <password> [--yes]
  --yes  does not ask before it starts
npm run contract:test -- --har <file of recorded calls>`

const { values } = parseArgs({
  options: {
    har: { type: 'string' },
    url: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})
const text = readFileSync('openapi.yaml', 'utf8')
const contract = createContractCheck(text)
const findings = createFindings(contract)

if (values.har) process.exit(compareRecorded(values.har))

const { url, email, password } = values
if (!url || !URL.canParse(url) || !email || !password) {
  console.error(usage)
  process.exit(2)
}
const origin = url.replace(/\/+$/, '')

// What the client expects of its page.
Object.assign(globalThis, {
  __SETTINGS__: { companyDomain: '', apiBaseUrl: '' },
  window: { location: { origin } },
  fetch: createRecordingFetch(origin, findings),
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
  const failure = failures.get(id)
  if (findings.answered.has(id) || failure !== undefined) printOperation(findings, id, failure)
  else
    console.log(
      `not tried ${id}: ${notTried.get(id) ?? (failures.has('logIn') ? 'signing in failed' : 'no step of tools/conformance/steps.ts makes it')}`,
    )
}
process.exit(printSummary(findings, contract.operations.length, [...failures.keys()]))

/** @returns the exit code */
function compareRecorded(file: string): number {
  let calls
  try {
    calls = readHar(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
  for (const call of calls) {
    const address = new URL(call.path, 'http://localhost')
    // Without an answer there is nothing to compare.
    if (call.status === 0) continue
    findings.note(
      call.method,
      address,
      call.status,
      { headers: new Headers({ 'Content-Type': 'application/json' }), body: call.request },
      { headers: new Headers({ 'Content-Type': call.contentType }), body: call.answer },
    )
  }
  for (const id of findings.answered.keys()) printOperation(findings, id)
  return printSummary(findings, contract.operations.length)
}
