/**
 * Compares a server with openapi.yaml:
 * npm run contract:test -- --url http://localhost:4000 --email admin@example.com --password password
 * Or compares the calls that a file has recorded:
 * npm run contract:test -- --har calls.har
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createContractCheck } from '../../mocks/contract/contract-check'
import { readHar } from '../../mocks/replay/har'
import { compareServer, NO_RESULT } from './compare'
import { createFindings, printOperation, printSummary, withoutSuccess } from './differences'

const usage = `npm run contract:test -- --url <origin> --email <address> --password <password> [--spend] [--send] [--yes]
  --spend  also makes calls that may cost credits
  --send   also starts and launches campaigns, which send mail to the account's address
  --yes    does not ask before it starts
npm run contract:test -- --har <file of recorded calls>`

const { values } = parseArgs({
  options: {
    har: { type: 'string' },
    url: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    spend: { type: 'boolean', default: false },
    send: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
})
const contract = createContractCheck(readFileSync('openapi.yaml', 'utf8'))
const print = (line: string) => console.log(line)

process.exit(values.har ? compareRecorded(values.har) : await compareWithServer())

async function compareWithServer(): Promise<number> {
  const { url, email, password, spend, send, yes } = values
  if (!url || !URL.canParse(url) || !email || !password) {
    console.error(usage)
    return NO_RESULT
  }
  const confirm = async () => {
    if (yes) return
    const ask = createInterface({ input: process.stdin, output: process.stdout })
    await ask.question('\nPress Enter to start, Ctrl+C to stop. ')
    ask.close()
  }
  const origin = url.replace(/\/+$/, '')
  const account = { email, password }
  return compareServer({ origin, account, contract, spend, send, print, confirm })
}

/** @returns the exit code */
function compareRecorded(file: string): number {
  const findings = createFindings(contract)
  let calls
  try {
    calls = readHar(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return NO_RESULT
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
  const ids = [...findings.answered.keys()]
  for (const id of ids) {
    const reason = withoutSuccess(findings, id)
    if (reason) print(`in part   ${id}: ${reason}`)
    else printOperation(findings, id, print)
  }
  return printSummary(findings, {
    all: contract.operations.length,
    agreeing: ids.filter((id) => !withoutSuccess(findings, id)).length,
    print,
  })
}
