import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Backend, createBackend } from './backend'
import { type Call, type CallWatch, createCallWatch } from '../contract/call-watch'
import { send, toRequest } from './http/node-bridge'
import { staticFile } from './http/static-files'
import { readHar } from '../replay/har'
import type { Latency } from '../scenarios/latency'
import { isScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios'
import type { Tables } from '../model/tables'
import { createWorld, type World } from '../model/world'

export type MockServerOptions = {
  port?: number
  scenario?: string
  companyDomain?: string
  /** Folder of a built app to serve on the same origin. */
  staticFolder?: string
  latency?: Latency
  /** Content of a HAR file whose recorded responses take precedence. */
  replay?: string
  /** Another origin allowed to call with credentials; a function if it is only known later. */
  allowOrigin?: string | (() => string)
  /** Called when a call starts, when its request has been read, and when it ends. */
  onCall?: (call: Call) => void
}

export type MockServer = {
  url: string
  world: World
  db: Tables
  takeViolations: CallWatch['takeViolations']
  /**
   * Holds responses of an operation, for example `hold('searchLeads')`, until the test releases
   * them.
   */
  hold: Backend['held']['hold']
  fail: Backend['fail']
  close: () => Promise<void>
}

/** Serves the mock backend over HTTP, with the same handlers as in the browser and in tests. */
export async function startMockServer({
  port = 0,
  scenario = 'default',
  companyDomain = 'example.com',
  staticFolder,
  latency = [0, 0],
  replay,
  allowOrigin,
  onCall = () => {},
}: MockServerOptions = {}): Promise<MockServer> {
  if (!isScenarioName(scenario)) {
    throw new Error(`There is no scenario "${scenario}". Known: ${scenarioNames.join(', ')}`)
  }
  const world = createWorld(companyDomain)
  world.reset(scenarios[scenario].seed)
  const watch = createCallWatch(readContract, onCall)
  const backend = createBackend(world, watch)
  backend.latency = latency
  backend.play(scenario)
  if (replay) backend.replay(readHar(replay))
  const httpServer = createServer((message, to) => {
    if (allowOrigin) {
      const origin = typeof allowOrigin === 'string' ? allowOrigin : allowOrigin()
      to.setHeader('Access-Control-Allow-Origin', origin)
      to.setHeader('Access-Control-Allow-Credentials', 'true')
      to.setHeader('Access-Control-Allow-Headers', 'Content-Type')
      to.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
      to.setHeader('Vary', 'Origin')
    }
    toRequest(message)
      .then((request) => answer(request, { watch, backend, staticFolder }))
      .then((response) => send(response, to))
      .catch((error: unknown) => {
        console.error(error)
        to.destroy()
      })
  })
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject)
    httpServer.listen(port, '127.0.0.1', resolve)
  })
  const address = httpServer.address()
  const actualPort = address && typeof address === 'object' ? address.port : port
  return {
    url: `http://localhost:${actualPort}`,
    world,
    db: world.db,
    takeViolations: watch.takeViolations,
    hold: backend.held.hold,
    fail: backend.fail,
    close: () => close(httpServer),
  }
}

function readContract(): string {
  return readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')
}

type Parts = { watch: CallWatch; backend: Backend; staticFolder: string | undefined }

async function answer(
  request: Request,
  { watch, backend, staticFolder }: Parts,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) {
    const id = crypto.randomUUID()
    watch.begin(id, request)
    return backend.answer(request, id)
  }
  if (staticFolder) return staticFile(staticFolder, pathname)
  return new Response('The mock backend answers under /api', { status: 404 })
}

function close(httpServer: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    httpServer.close((error) => (error ? reject(error) : resolve()))
    httpServer.closeAllConnections()
  })
}

async function main(): Promise<void> {
  const { PORT = '4000', SCENARIO, VITE_COMPANY_DOMAIN, ALLOW_ORIGIN } = process.env
  const { values } = parseArgs({ options: { replay: { type: 'string' } } })
  const { url } = await startMockServer({
    port: Number(PORT),
    scenario: SCENARIO,
    companyDomain: VITE_COMPANY_DOMAIN,
    allowOrigin: ALLOW_ORIGIN,
    replay: values.replay && readFileSync(values.replay, 'utf8'),
    onCall: printViolations(),
  })
  console.log(`The mock backend listens on ${url}`)
}

/** @returns a listener that prints each violation once */
function printViolations() {
  const printed = new WeakMap<Call, number>()
  return (call: Call) => {
    for (const violation of call.violations.slice(printed.get(call) ?? 0)) {
      console.warn(`Violation of openapi.yaml: ${violation}`)
    }
    printed.set(call, call.violations.length)
  }
}

const isProgram = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href
if (isProgram) await main()
