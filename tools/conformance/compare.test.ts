import { HttpResponse } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import contractText from '../../openapi.yaml?raw'
import { createContractCheck } from '../../mocks/contract/contract-check'
import { createCallWatch } from '../../mocks/contract/call-watch'
import { createBackend } from '../../mocks/entry/backend'
import { trusted } from '../../mocks/model/trusted'
import { createWorld, type World } from '../../mocks/model/world'
import { scenarios } from '../../mocks/scenarios/scenarios'
import { AGREES, compareServer, DIFFERS, LEFT_SOMETHING, NO_RESULT } from './compare'

const contract = createContractCheck(contractText)
const account = { email: 'admin@example.com', password: 'password' }
const everything = { spend: true, send: true }

type Call = {
  request: Request
  /** Body of the request. */
  sent: Sent
  world: World
  /** Lets the mock backend answer, with some fields of the request changed. */
  pass: (change?: Partial<Sent>) => Promise<Response>
}
type Sent = {
  job_titles: string[]
  seniority_levels: string[]
  name: string
  email: string
  password: string
  sequence: unknown[]
  page: number
  page_size: number
}

/** Answers a call in another way; undefined passes it on. */
type Deviate = (call: Call) => Promise<Response | undefined> | Response | undefined

type Options = Partial<Parameters<typeof compareServer>[0]>

/** Compares the mock backend, some of whose calls deviate, with the contract. */
async function compare(options: Options, deviations: readonly (readonly [RegExp, Deviate])[] = []) {
  const world = createWorld('example.com')
  world.reset(scenarios.default.seed)
  const watch = createCallWatch(() => contractText)
  const backend = createBackend(world, { ...watch, contract: () => contract })
  const send = (request: Request) => backend.answer(request, crypto.randomUUID())

  async function answer(request: Request): Promise<Response> {
    const call = `${request.method} ${request.url.slice('http://localhost'.length)}`
    const deviate = deviations.find(([pattern]) => pattern.test(call))?.[1]
    if (!deviate) return send(request)
    const body = await request.clone().text()
    const sent = trusted<Sent>(body && body !== '{' ? JSON.parse(body) : {})
    const pass = async (change?: object) => {
      if (!change) return send(request)
      const { url, method, headers } = request
      return send(
        new Request(url, { method, headers, body: JSON.stringify({ ...sent, ...change }) }),
      )
    }
    return (await deviate({ request: request.clone(), sent, world, pass })) ?? send(request)
  }

  const contents = () =>
    JSON.stringify([
      world.db.lists.all(),
      world.db.campaigns.all(),
      world.db.users.all(),
      world.db.memberships.of('1'),
    ])
  const before = contents()
  const lines: string[] = []
  const code = await compareServer({
    origin: 'http://localhost',
    account,
    contract,
    print: (line) => void lines.push(line),
    transport: async (input, init) => answer(new Request(input, init)),
    ...options,
  })
  return { code, lines, printed: lines.join('\n'), isUnchanged: contents() === before }
}

test('the mock backend agrees, and its data is unchanged afterwards', async () => {
  const { code, printed, isUnchanged } = await compare(everything)
  expect(printed).toMatch(/^(\d+) of \1 operations agree with openapi\.yaml\.$/m)
  expect([code, isUnchanged]).toEqual([AGREES, true])
  expect(printed).toContain('Credits are spent. Mail is sent, to admin@example.com only.')
})

test('without the flags nothing is spent or sent, and what was not tried is said', async () => {
  const balances = new Set<number | undefined>()
  const note: Deviate = ({ world }) => void balances.add(world.db.account.get('1')?.balance)
  const { code, lines, isUnchanged } = await compare({}, [[/./, note]])
  expect([code, isUnchanged, balances.size]).toEqual([AGREES, true, 1])
  expect(lines).toContain('Credits are not spent. Mail is not sent.')
  const inPart = lines.flatMap((line) => /^in part {3}(.*)/.exec(line)?.[1] ?? [])
  expect(inPart.toSorted()).toEqual([
    'createLeads: without --send',
    'generateEmail: without --spend',
    'launchCampaigns: without --send',
    'revealLeads: without --spend',
    'searchLeads: without --spend',
    'setCampaignStatus: without --send',
    'startCampaign: without --send',
  ])
})

test('an operation that no server has does not agree', async () => {
  const note = `  /api/leads/{id}/note:
    parameters: [{ $ref: '#/components/parameters/Id' }]
    post:
      operationId: noteLead
      summary: Note
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses:
        '204': { description: Done }
        default: { $ref: '#/components/responses/Failure' }
`
  const withNote = createContractCheck(contractText.replace(/^paths:\n/m, `$&${note}`))
  const { printed } = await compare({ ...everything, contract: withNote })
  expect(printed).toContain('\nin part   noteLead: no success was seen (404)\n')
  const { operations } = withNote
  expect(printed).toContain(
    `\n${operations.length - 1} of ${operations.length} operations agree with openapi.yaml.`,
  )
})

test('a failure names the server’s message, its place in openapi.yaml, and what it prevents', async () => {
  const full: Deviate = ({ sent }) =>
    sent.name?.trim() ? json({ message: 'The disk is full' }, 507) : undefined
  const { lines } = await compare(everything, [[/POST \/api\/lists$/, full]])
  expect(placesOf(lines, 'createList')).toEqual([
    '201 expected, 507 came',
    'example: {"message":"The disk is full"}',
    `see openapi.yaml:${contract.lineOf('createList')}`,
    expect.stringMatching(/^so these were not tried, or only in part: .*addLeadsToList/),
  ])
})

test('a read that shows the effect of another call names that call if it fails', async () => {
  const text: Deviate = async ({ pass }) => {
    const { balance } = trusted<{ balance: number }>(await (await pass()).json())
    return json({ balance: String(balance) })
  }
  const { lines } = await compare(everything, [[/GET \/api\/credits\/balance$/, text]])
  expect(placesOf(lines, 'getCreditBalance')).toContain(
    'so these were not tried, or only in part: revealLeads',
  )
})

test('where the contact with the own address cannot be created, nobody gets mail', async () => {
  const missing: Deviate = ({ sent }) =>
    Array.isArray(sent) ? undefined : json({ message: 'Not found' }, 404)
  const sending: unknown[] = []
  const watch: Deviate = async ({ pass }) => {
    const response = await pass()
    const results = response.ok ? await bodyOf(response) : []
    sending.push(...[results].flat().filter(({ ok = true }) => ok))
    return response
  }
  const { lines } = await compare(everything, [
    [/POST \/api\/leads$/, missing],
    [/(start|launch)$/, watch],
  ])
  expect(sending).toEqual([])
  expect(placesOf(lines, 'createLeads')).toContainEqual(
    'so these were not tried, or only in part: startCampaign, setCampaignStatus, launchCampaigns',
  )
})

test('nobody is added to a campaign that an empty launch has made active', async () => {
  const start: Deviate = ({ world }) => {
    for (const { id, name } of world.db.campaigns.all())
      if (name.startsWith('Conformance')) world.db.campaigns.update(id, { status: 'active' })
    return undefined
  }
  const added: string[] = []
  const watch: Deviate = ({ sent }) => void added.push(JSON.stringify(sent))
  const { lines } = await compare({}, [
    [/launch$/, start],
    [/POST \/api\/lists\/\d+\/leads$/, watch],
  ])
  expect(added).toEqual([])
  expect(lines).toContain('in part   addLeadsToList: somebody else could get its mail')
})

test('for somebody who is no admin, the refusal of the calls for admins is checked', async () => {
  const user = { email: 'user@example.com', password: 'password' }
  const { code, lines } = await compare({ account: user })
  expect(code).toBe(AGREES)
  expect(lines.filter((line) => line.includes('not an admin')).length).toBe(2)
})

test.each([
  ['an unreachable server', {}, 'http://localhost could not be reached: gone'],
  ['a wrong password', { password: 'other' }, 'Could not sign in as admin@example.com'],
])('%s gets no verdict', async (_, change, line) => {
  const gone = { transport: () => Promise.reject(new Error('gone')) }
  const isGone = Object.keys(change).length === 0
  const { code, lines } = await compare({
    account: { ...account, ...change },
    ...(isGone ? gone : {}),
  })
  expect(code).toBe(NO_RESULT)
  expect(lines.at(-1)).toBe(line)
})

const json = (body: unknown, status = 200) => HttpResponse.json(trusted<object>(body), { status })
const nothing = () => new Response(null, { status: 204 })
const bodyOf = async (response: Response) => trusted<never>(await response.clone().json())

/** Lets the call succeed, and changes the body or status of its answer. */
const answering =
  (change: (body: never) => unknown, status?: number): Deviate =>
  async ({ pass }) => {
    const response = await pass()
    if (!response.ok) return response
    return json(change(await bodyOf(response)), status ?? response.status)
  }

/** Deviations, and the line that names the place of each. */
type Planted = readonly [
  name: string,
  call: RegExp,
  deviate: Deviate,
  operation: string,
  place: string,
]

const behaviour: Planted[] = [
  [
    'any password is accepted',
    /POST .*login/,
    ({ sent, pass }) => (sent.email === account.email ? pass({ password: 'password' }) : undefined),
    'logIn',
    'signs in with a wrong password: 401 expected, 200 came',
  ],
  [
    'log out keeps the session',
    /POST .*logout/,
    nothing,
    'logOut',
    'then GET /api/auth/user with the old cookie: 401 expected, 200 came',
  ],
  [
    'a list gets another name',
    /POST \/api\/lists$/,
    ({ sent, pass }) => (sent.name?.trim() ? pass({ name: `${sent.name} 2` }) : undefined),
    'createList',
    'then GET /api/lists, lists of this name: 1 expected, 0 came',
  ],
  [
    'a deleted list stays',
    /DELETE \/api\/lists\/\d+$/,
    nothing,
    'deleteList',
    'then GET /api/lists: list 7 is still there',
  ],
  [
    'a status in capitals',
    /PATCH/,
    answering((body: { status: string }) => ({ ...body, status: body.status.toUpperCase() })),
    'setCampaignStatus',
    '200: /body/status of the answer must be one of ["draft","active","paused"]',
  ],
  [
    'a step is lost',
    /POST \/api\/campaigns$/,
    ({ sent, pass }) =>
      sent.sequence?.length ? pass({ sequence: sent.sequence.slice(0, 1) }) : undefined,
    'createCampaign',
    'then GET /api/campaigns/steps: ',
  ],
  [
    'a copy has other steps',
    /duplicate$/,
    async ({ world, pass }) => {
      const response = await pass()
      if (response.ok) {
        const { id } = trusted<{ id: string }>(await bodyOf(response))
        const { steps = [] } = world.db.campaigns.get(id) ?? {}
        world.db.campaigns.update(id, { steps: [...steps, ...steps] })
      }
      return response
    },
    'duplicateCampaign',
    'then GET /api/campaigns, copy/steps: ',
  ],
  [
    'users see the accounts',
    /GET \/api\/admin\/users/,
    async ({ world, pass }) => {
      const response = await pass()
      const users = world.db.users
        .all()
        .map(({ id, name, email, role }) => ({ id, name, email, role }))
      return response.status === 403 ? json({ users }) : response
    },
    'getUsers',
    'as a user: 403 expected, 200 came',
  ],
  [
    'a known contact is overwritten',
    /POST \/api\/leads$/,
    ({ world, sent }) => {
      const [lead] = Array.isArray(sent) ? trusted<{ apolloId: string }[]>(sent) : []
      const known = lead && world.db.contacts.getByUnique(lead.apolloId)
      if (known) world.db.contacts.update(known.id, { name: 'Other' })
      return undefined
    },
    'createLeads',
    'then GET /api/lists/{id}/leads: name of the known contact: ',
  ],
  [
    'the page size is ignored',
    /POST .*search/,
    ({ sent, pass }) => (sent.page_size === 2 ? pass({ page_size: 25 }) : undefined),
    'searchLeads',
    '/leads with page_size 2: 2 expected, 25 came',
  ],
  [
    'a reveal costs more than it says',
    /POST .*reveal/,
    answering((body: object) => ({ ...body, credits_used: 1 })),
    'revealLeads',
    'then GET /api/credits/balance: ',
  ],
  [
    'the type of events is ignored',
    /GET .*events\?type=(?!read)/,
    ({ request, pass }) => (request.url.includes('type=sent') ? json([]) : pass()),
    'getEvents',
    'types with type=sent: ["sent"] expected, [] came',
  ],
  [
    'a launch succeeds for what does not exist',
    /POST .*launch/,
    answering((body: { ok: boolean }[]) => body.map((one) => ({ ...one, ok: true }))),
    'launchCampaigns',
    '/1/ok, which does not exist: false expected, true came',
  ],
]

const moreBehaviour: Planted[] = [
  [
    'the filters are ignored',
    /POST .*search/,
    ({ sent, pass }) =>
      sent.job_titles?.length ? pass({ job_titles: [], seniority_levels: ['c_suite'] }) : undefined,
    'searchLeads',
    '/total with a title that nobody has: 0 expected, ',
  ],
  [
    'a copy says that it is active',
    /duplicate$/,
    answering((body: object) => ({ ...body, status: 'active' })),
    'duplicateCampaign',
    '/status: "draft" expected, "active" came',
  ],
  [
    'a foreign domain may sign in',
    /POST .*login/,
    ({ sent }) =>
      sent.email?.includes('@not-') ? json({ user: trusted({ ...oneUser }) }) : undefined,
    'logIn',
    'signs in with an address of another domain: 403 expected, 200 came',
  ],
  [
    'nobody is added to a list',
    /POST \/api\/lists\/\d+\/leads/,
    () => json({ added: 1 }),
    'addLeadsToList',
    'then GET /api/lists/{id}/leads: apolloIds: ',
  ],
  [
    'a start does nothing',
    /POST .*start$/,
    () => json({ prospectsAdded: 1, prospectsSkipped: 0 }),
    'startCampaign',
    'then GET /api/campaigns: status: "active" expected, "draft" came',
  ],
  [
    'a deleted account keeps its session',
    /DELETE .*users\/\d+/,
    ({ request, world }) => {
      const id = request.url.split('/').at(-1) ?? ''
      const user = world.db.users.get(id)
      return user ? nothing() : undefined
    },
    'deleteUser',
    'then GET /api/auth/user in its session: 401 expected, 200 came',
  ],
]
const oneUser = { id: '1', name: 'Ada', email: 'ada@example.com', role: 'user' }

const shapes: Planted[] = [
  [
    'page 2 repeats page 1',
    /POST .*search/,
    ({ sent, pass }) => (sent.page === 2 ? pass({ page: 1 }) : undefined),
    'searchLeads',
    '/leads of page 2: also on page 1: [] expected, ["',
  ],
  [
    'a pause does nothing',
    /PATCH/,
    async ({ pass, world, request }) => {
      const id = request.url.split('/').at(-2) ?? ''
      const status = world.db.campaigns.get(id)?.status
      const response = await pass()
      if (status) world.db.campaigns.update(id, { status })
      return response
    },
    'setCampaignStatus',
    'then GET /api/campaigns: status: "paused" expected, "active" came',
  ],
  [
    'a balance as text',
    /GET .*balance/,
    () => json({ balance: '12500' }),
    'getCreditBalance',
    '200: /body/balance of the answer must be number',
  ],
  [
    'a wrapped account',
    /POST \/api\/admin\/users/,
    answering((data) => ({ data })),
    'createUser',
    "201: /body of the answer must have required property 'user'",
  ],
  [
    'another success status',
    /POST \/api\/lists$/,
    answering((body) => body, 200),
    'createList',
    '201 expected, 200 came',
  ],
  [
    'a page in place of an error',
    /GET \/api\/auth\/user/,
    async ({ pass }) => {
      const response = await pass()
      return response.ok ? response : HttpResponse.html('<h1>', { status: response.status })
    },
    'getCurrentUser',
    '401: /headers/content-type of the answer must be application/json, not text/html',
  ],
  [
    'an error without a message',
    /DELETE \/api\/campaigns/,
    async ({ pass }) => {
      const response = await pass()
      return response.ok ? response : json({ error: 'Not found' }, response.status)
    },
    'deleteCampaign',
    "404: /body of the answer must have required property 'message'",
  ],
]

/** The lines below the one that names the operation. */
function placesOf(lines: readonly string[], operation: string) {
  const start = lines.findIndex((line) => line.startsWith(`DIFFERS   ${operation} `))
  if (start === -1) return []
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('   '))
  return lines.slice(start + 1, end).map((line) => line.trim())
}

describe.each([
  { of: 'behaviour', planted: behaviour, consequences: [], left: 'list 7' },
  {
    of: 'behaviour that other calls need',
    planted: moreBehaviour,
    consequences: ['launchCampaigns', 'setCampaignStatus'],
    left: 'account 9',
  },
  { of: 'shape', planted: shapes, consequences: [], left: '' },
])('deviations of $of', ({ planted, consequences, left }) => {
  let result: Awaited<ReturnType<typeof compare>>
  beforeAll(async () => {
    const deviations = planted.map(([, call, deviate]) => [call, deviate] as const)
    result = await compare(everything, deviations)
  })

  test.each(planted)('%s', (_name, _call, _deviate, operation, place) => {
    expect(placesOf(result.lines, operation)).toContainEqual(expect.stringContaining(place))
  })

  test('nothing else is reported', () => {
    const named = result.lines.flatMap((line) => /^DIFFERS {3}(\w+)/.exec(line)?.[1] ?? [])
    const expected = [...planted.map(([, , , operation]) => operation), ...consequences]
    expect(named.toSorted()).toEqual(expected.toSorted())
  })

  test('what is still there is named, also by the exit code', () => {
    expect(result.code).toBe(left ? LEFT_SOMETHING : DIFFERS)
    const line = result.lines.find((one) => one.startsWith('Could not be deleted'))
    expect(line).toBe(left ? `Could not be deleted, and is still there: ${left}` : undefined)
  })
})
