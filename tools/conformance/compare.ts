import type { ContractCheck } from '../../mocks/contract/contract-check'
import { accountSteps } from './account-steps'
import { campaignSteps } from './campaign-steps'
import { createCleaning } from './cleaning'
import { createFindings, printOperation, printSummary, withoutSuccess } from './differences'
import { leadSteps } from './lead-steps'
import { NoAnswer, NotTried } from './recording-fetch'
import { refusalSteps } from './refusals'
import { type Account, createRun, type Step } from './run'
import { sessionSteps } from './session-steps'

/** Exit codes. */
export const AGREES = 0
export const DIFFERS = 1
export const NO_RESULT = 2
export const LEFT_SOMETHING = 3

type Options = {
  /** Without a trailing slash; may end in a path. */
  origin: string
  account: Account
  contract: ContractCheck
  /** Whether calls may cost credits, and campaigns may send mail. */
  spend?: boolean
  send?: boolean
  transport?: typeof fetch
  print: (line: string) => void
  /** Called after the plan is printed. */
  confirm?: () => Promise<void>
}

const flags = { spend: '--spend', send: '--send' }

/**
 * Makes every call of openapi.yaml to a server, reads what each has changed, makes calls that must
 * be refused, and deletes what it has created.
 * @returns the exit code
 */
export async function compareServer(options: Options): Promise<number> {
  const { origin, account, contract, print, confirm, transport = fetch } = options
  const findings = createFindings(contract)
  const run = createRun({ origin, account, contract, findings, transport })
  const session = sessionSteps(run)
  const accounts = accountSteps(run)
  const leads = leadSteps(run)
  const campaigns = campaignSteps(run)
  const cleaning = createCleaning(run)
  const refusals = refusalSteps(run)
  const before = [...refusals.signedOut, ...session.refused]
  const steps = [
    ...session.first,
    ...leads.steps,
    ...campaigns.drafts,
    ...leads.adding,
    ...campaigns.sending,
    ...campaigns.others,
    ...accounts.steps,
    ...refusals.signedIn,
    ...cleaning.steps,
    accounts.deletion,
  ]

  print(`This will make these calls to ${origin}:`)
  printPlan([...before, ...steps, ...session.last], options)
  await confirm?.()

  const failures = new Map<string, string>()
  /** Reasons why an operation, or a part of its steps, was not tried. */
  const notTried = new Map<string, NotTried>()
  const tried = new Set<string>()

  async function perform({ operation, needs, run: work }: Step): Promise<void> {
    run.begin(operation)
    try {
      if (needs && !options[needs]) throw new NotTried(`without ${flags[needs]}`)
      await work()
      tried.add(operation)
    } catch (error) {
      if (error instanceof NotTried) notTried.set(operation, notTried.get(operation) ?? error)
      else failures.set(operation, error instanceof Error ? error.message : String(error))
    }
  }

  /** Ends without a verdict, because the server's answers are not known. */
  function giveUp(reason: string): number {
    for (const id of new Set(findings.differences.map(({ operation }) => operation))) {
      printOperation(findings, id, print)
    }
    print(reason)
    return NO_RESULT
  }

  for (const step of before) await perform(step)
  const unreachable = [...notTried.values()].find((error) => error instanceof NoAnswer)
  if (unreachable) return giveUp(`${origin} could not be reached: ${unreachable.message}`)
  notTried.clear()
  tried.clear()

  const [logIn, ...others] = steps
  if (logIn) await perform(logIn)
  if (!tried.has('logIn')) return giveUp(`Could not sign in as ${account.email}`)
  for (const step of others) await perform(step)
  const left = await cleaning.leftovers()
  for (const step of session.last) await perform(step)

  let agreeing = 0
  for (const { id } of contract.operations) {
    const isDifferent = findings.differences.some(({ operation }) => operation === id)
    const reason =
      notTried.get(id)?.message ??
      (tried.has(id) ? withoutSuccess(findings, id) : 'no step makes it')
    if (isDifferent || failures.has(id)) {
      printOperation(findings, id, print, failures.get(id))
      print(`            see openapi.yaml:${contract.lineOf(id)}`)
      const prevented = [...notTried].filter(([, { because }]) => because === id)
      const names = prevented.map(([name]) => name).join(', ')
      if (names) print(`            so these were not tried, or only in part: ${names}`)
    } else if (reason === undefined) {
      agreeing += 1
      printOperation(findings, id, print)
    } else print(`${tried.has(id) ? 'in part  ' : 'not tried'} ${id}: ${reason}`)
  }
  const code = printSummary(findings, {
    all: contract.operations.length,
    failed: [...failures.keys()],
    agreeing,
    print,
  })
  if (run.made.contact) print(`The contact ${run.made.contact} stays: no call deletes contacts.`)
  if (left.length === 0) return code
  print(`Could not be deleted, and is still there: ${left.join(', ')}`)
  return LEFT_SOMETHING
}

/** Prints each text once, with the operations that it is about. */
function printPlan(steps: readonly Step[], options: Options) {
  const plan = new Map<string, string[]>()
  for (const { operation, does, needs } of steps) {
    const isSkipped = needs && !options[needs]
    const text = isSkipped ? `${does} (only with ${flags[needs]})` : does
    plan.set(text, [...(plan.get(text) ?? []), operation])
  }
  for (const [text, operations] of plan) {
    const shown = operations.length > 3 ? `${operations.length} calls` : operations.join(', ')
    options.print(`  ${shown.padEnd(18)} ${text}`)
  }
  options.print(
    `Credits are ${options.spend ? 'spent' : 'not spent'}. Mail is ${
      options.send ? `sent, to ${options.account.email} only` : 'not sent'
    }.`,
  )
}
