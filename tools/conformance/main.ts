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
import { createContractCheck, successOf } from '../../mocks/contract/contract-check'
import { trusted } from '../../mocks/model/trusted'
import { readHar } from '../../mocks/replay/har'
import { createFindings, instead, printOperation, printSummary } from './differences'
import { createSender } from './recording-fetch'
import { createRefusals } from './refusals'
import { createSteps, NoAnswer, NotTried, type ReadExample, type Step } from './steps'

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
const { fetch, send } = createSender(origin, findings)

// Browser globals that the client needs.
Object.assign(globalThis, {
  __SETTINGS__: { companyDomain: '', apiBaseUrl: '' },
  window: { location: { origin } },
  fetch,
})
const { api } = await import('../../src/shared/api/client')
const { ApiError } = await import('../../src/shared/api/api-error')

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

const { signedOut, signedIn } = createRefusals({
  operations: contract.operations,
  findings,
  send,
  domain: email.split('@')[1] ?? '',
})

console.log(`This will make these calls to ${origin}:`)
for (const { operation, does } of [...steps, ...cleaning]) {
  console.log(`  ${operation.padEnd(18)} ${does}`)
}
console.log('and, to see how they are refused, calls that are wrong:')
for (const does of new Set([...signedOut, ...signedIn].map((step) => step.does))) {
  console.log(`  ${does}`)
}
if (!values.yes) {
  const ask = createInterface({ input: process.stdin, output: process.stdout })
  await ask.question('\nPress Enter to start, Ctrl+C to stop. ')
  ask.close()
}
console.log()

const failures = new Map<string, string>()
const notTried = new Map<string, NotTried>()

async function run({ operation, run: work }: Step): Promise<void> {
  try {
    await work()
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    // A refusal is not a success, even if the contract allows it.
    if (error instanceof ApiError && operation !== 'logIn') {
      const expected = contract.operations.find(({ id }) => id === operation)
      const text = instead(expected ? successOf(expected) : 'a success', error.status)
      findings.differences.push({ operation, text, example: error.body })
    } else if (cause instanceof NotTried) notTried.set(operation, cause)
    else failures.set(operation, error instanceof Error ? error.message : String(error))
  }
}

/** Exits without a verdict, because the server's response is unknown. */
function stop(reason: string): never {
  for (const id of new Set(findings.differences.map(({ operation }) => operation))) {
    printOperation(findings, id)
  }
  console.error(reason)
  process.exit(2)
}

for (const step of signedOut) await run(step)
const unreachable = [...notTried.values()].find((error) => error instanceof NoAnswer)
if (unreachable) stop(`${origin} could not be reached: ${unreachable.message}`)

const [logIn, ...others] = steps
if (logIn) await run(logIn)
const refusal = failures.get('logIn') ?? notTried.get('logIn')?.message
if (refusal !== undefined) stop(`Could not sign in as ${email}: ${refusal}`)
for (const step of [...others, ...signedIn, ...cleaning]) await run(step)

const made = new Set([...steps, ...cleaning].map(({ operation }) => operation))
for (const { id } of contract.operations) {
  // Its refusals do not count.
  if (!made.has(id)) {
    notTried.set(id, new NotTried('no step of tools/conformance/steps.ts makes it'))
  }
  const failure = failures.get(id)
  const isDifferent = findings.differences.some(({ operation }) => operation === id)
  const reason = notTried.get(id)?.message
  if (reason === undefined || isDifferent || failure) printOperation(findings, id, failure)
  else console.log(`not tried ${id}: ${reason}`)
}
const wrong = [...failures.keys()]
process.exit(printSummary(findings, contract.operations.length, wrong, notTried.size))

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
    // Without a response there is nothing to compare.
    if (call.status === 0) continue
    findings.note({
      method: call.method,
      url: address,
      status: call.status,
      request: {
        headers: new Headers({ 'Content-Type': 'application/json' }),
        body: call.request,
      },
      answer: { headers: new Headers({ 'Content-Type': call.contentType }), body: call.answer },
    })
  }
  for (const id of findings.answered.keys()) printOperation(findings, id)
  return printSummary(findings, contract.operations.length)
}
