import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Campaign } from '@/entities/campaign/campaign'
import { CampaignsNotLaunchedError } from '@/entities/campaign/launch-queries'
import { ApiError, NetworkError } from '@/shared/api/api-error'
import { clearSessionStores, createStore, type Store } from '@/shared/lib/state/store'
import { deferred } from '@/test/deferred'
import { fc } from '@/test/fast-check'
import type { Message } from '@/shared/i18n/message'
import { type Attempt, attemptsOfDevice } from '@/shared/api/attempts'
import { createDeviceMarks } from './device-marks'
import { whyAgainText } from './sending-texts'
import {
  campaignSelection,
  type Checked,
  createSending,
  HOLD_MS,
  type Job,
  othersOf,
  type SendKind,
  type Sending,
} from './sending'

const IDS = ['1', '2', '3']

/** An answer controlled by a command: `resolve` takes a function, which may throw. */
type Answer<Value> = ReturnType<typeof deferred<() => Value>>
const failing = (error: Error) => () => {
  throw error
}
async function answerTo<Value>(answer: Answer<Value>): Promise<Value> {
  return (await answer.promise)()
}

const campaign = (id: string, status: string): Campaign => ({
  id,
  sentId: id,
  name: `Campaign ${id}`,
  description: '',
  listId: '1',
  emailTemplate: '',
  status,
  sentEmails: 0,
  totalLeads: 0,
  createdAt: undefined,
  steps: [],
})

/** A click of the user, and the decisions that followed. */
type Consent = {
  ids: readonly string[]
  /** Id of the job in its page. */
  jobId: number
  /** Why the consent no longer holds. */
  withdrawn?: 'by the person' | 'by a message'
  /**
   * When the campaigns were last read and were still as shown at the click. Times without a unit
   * are counted by `order`.
   */
  readAt?: number
  /** The user sends although the campaigns could not be read. */
  isAnyway?: boolean
  /** When the user last confirmed to send again. */
  againAt?: number
  /** When the job last waited for a decision. */
  waitedAt: number
  isHoldWanted: boolean
  /** When the bar with Undo appeared, in milliseconds since the epoch. */
  barSince?: number
  isSentNow?: boolean
  post?: Post
}

type Post = {
  consent: Consent
  device: Device
  page: Page
  sentAt: number
  answer: Answer<unknown>
  /** 'refused': the server reported that nothing was sent. */
  state: 'in flight' | 'accepted' | 'refused' | 'unknown'
  isDone: boolean
  /** Statuses shown at the click, by campaign id. */
  seen: ReadonlyMap<string, string>
  /**
   * Campaigns that the device has since read with another status, which confirms that they were
   * sent.
   */
  confirmed: Set<string>
}

type Read = { page: Page; consent: Consent; answer: Answer<readonly Campaign[]> }
type Device = { marks: ReturnType<typeof keptInMemory>; lock: Promise<unknown>; isHolding: boolean }
type Page = {
  name: string
  device: Device
  sending: Sending
  consents: Consent[]
  inBulk: Set<string>
  deletions: Set<string>
  selected: Set<string>
  isLeaveAsked: Store<boolean>
  shown: readonly Campaign[]
  messages: () => number
}

function keptInMemory() {
  let marks: Attempt[] = []
  return {
    get: () => marks,
    update: (change: (all: Attempt[]) => Attempt[] | undefined) => {
      marks = change(marks) ?? []
      return true
    },
    forget: () => {},
  }
}

/** A server and two devices with one or two tabs each, whose user presses what is on screen. */
function createWorld() {
  const server = new Map(IDS.map((id) => [id, 'draft']))
  /** Statuses that the server has changed but does not report yet. */
  const late = new Map<string, string>()
  let isSlow = false
  const posts: Post[] = []
  /** Failed assertions about a call. */
  const broken: unknown[] = []
  const reads: Read[] = []
  const checks: { page: Page; consent: Consent; answer: Answer<Checked> }[] = []
  const devices: Device[] = [1, 2].map(() => ({
    marks: keptInMemory(),
    lock: Promise.resolve(),
    isHolding: false,
  }))
  let order = 0
  let pageCount = 0
  const tick = () => (order += 1)

  const statuses = (): Campaign[] => [...server].map(([id, status]) => campaign(id, status))

  function openPage(device: Device): Page {
    const name = `page ${(pageCount += 1)}`
    const inBulk = new Set<string>()
    const isLeaveAsked = createStore(false)
    let messages = 0
    const sending = createSending({
      isLeaveAsked,
      marks: createDeviceMarks({
        store: device.marks,
        page: name,
        livePages: async () => new Set(pages.map((page) => page.name)),
        now: Date.now,
      }),
      now: Date.now,
      isHoldWanted: () => device.isHolding,
      whyBusy: (id) => (inBulk.has(id) ? 'It is being changed.' : undefined),
      mayLeave: async () => true,
      exclusively: async <Result>(work: () => Result) => {
        const turn = device.lock.then(work)
        device.lock = turn
        return turn
      },
      report: () => (messages += 1),
    })
    return {
      name,
      device,
      sending,
      consents: [],
      inBulk,
      deletions: new Set(),
      selected: new Set(),
      isLeaveAsked,
      shown: statuses(),
      messages: () => messages,
    }
  }
  const pages: Page[] = devices
    .flatMap((device) => [openPage(device), openPage(device)])
    .slice(0, 3)

  const jobs = ({ sending }: Page): readonly Job[] => sending.jobs.get()
  const consentOf = ({ consents }: Page, { id }: Job) =>
    consents.find(({ jobId, withdrawn }) => jobId === id && !withdrawn)
  const jobAt = (page: Page, at: number, ...names: Job['stage']['name'][]) => {
    const fitting = jobs(page).filter(({ stage }) => names.includes(stage.name))
    return fitting[at % fitting.length]
  }

  /** Whether this device may have sent the campaign without the server confirming it. */
  const isOpen = (post: Post, id: string) =>
    !post.confirmed.has(id) &&
    (post.state === 'in flight' ||
      post.state === 'unknown' ||
      (post.state === 'accepted' && server.get(id) === 'draft'))

  /** Asserts the invariants of each call that leaves a page. */
  function checkPost(page: Page, consent: Consent, kind: SendKind, ids: readonly string[]) {
    const { device } = page
    expect(pages, 'a page that is left sends nothing').toContain(page)
    expect(consent.withdrawn, 'there is a consent').toBeUndefined()
    expect(consent.post, 'a consent makes one call').toBeUndefined()
    expect(page.isLeaveAsked.get(), 'no open question says that it would not be sent').toBe(false)
    expect(ids, `${kind} sends what was pressed`).toEqual(consent.ids)
    if (consent.isHoldWanted && !consent.isSentNow) {
      expect(Date.now() - (consent.barSince ?? Infinity), 'Undo was there').toBeGreaterThanOrEqual(
        HOLD_MS,
      )
    }
    if (!consent.isAnyway)
      expect(consent.readAt ?? -1, 'it was read after the last decision').toBeGreaterThan(
        consent.waitedAt,
      )
    for (const id of ids) {
      expect(page.inBulk.has(id), 'no bulk action changes it').toBe(false)
      expect(page.deletions.has(id), 'it is not being deleted').toBe(false)
      const others = posts.filter(
        (post) => post.device === device && post.consent.ids.includes(id) && isOpen(post, id),
      )
      for (const { sentAt } of others)
        expect(consent.againAt ?? -1, 'the person knew that it was sent').toBeGreaterThan(sentAt)
    }
  }

  function press(page: Page, kind: SendKind, ids: readonly string[], isChecked: boolean) {
    const campaigns = page.shown.filter(({ id }) => ids.includes(id))
    if (campaigns.length === 0) return
    const consent: Consent = {
      ids: campaigns.map(({ id }) => id),
      jobId: 0,
      waitedAt: tick(),
      isHoldWanted: page.device.isHolding,
    }
    const isInJob = consent.ids.some((id) => page.sending.jobOf(id))
    const isInBulk = consent.ids.some((id) => page.inBulk.has(id))
    const neighbours = pages.filter((one) => one !== page && one.device === page.device)
    const isHeldElsewhere = neighbours.flatMap(jobs).some(({ isHeld, stage, campaigns: held }) => {
      const isOnHold = isHeld && stage.name !== 'sending'
      return isOnHold && held.some(({ id }) => consent.ids.includes(id))
    })
    const before = page.messages()
    const isAccepted = page.sending.request({
      kind,
      campaigns,
      summary: '',
      check: isChecked
        ? async () => {
            const answer = deferred<() => Checked>()
            checks.push({ page, consent, answer })
            return answerTo(answer)
          }
        : undefined,
      server: {
        read: async () => {
          const answer = deferred<() => readonly Campaign[]>()
          reads.push({ page, consent, answer })
          return answerTo(answer)
        },
        send: async (sentKind, sent) => {
          try {
            checkPost(
              page,
              consent,
              sentKind,
              sent.map(({ id }) => id),
            )
          } catch (error) {
            // `sending` would treat it as a failure of the call.
            broken.push(error)
          }
          const answer = deferred<() => unknown>()
          const post: Post = {
            consent,
            device: page.device,
            page,
            sentAt: tick(),
            answer,
            state: 'in flight',
            isDone: false,
            seen: new Map(sent.map(({ id, status }) => [id, status])),
            confirmed: new Set(),
          }
          consent.post = post
          posts.push(post)
          return answerTo(answer)
        },
      },
    })
    expect(page.messages() - before, 'who is refused gets an answer').toBe(isAccepted ? 0 : 1)
    if (isInJob || isInBulk) expect(isAccepted).toBe(false)
    if (!isAccepted) return
    if (isHeldElsewhere) consent.withdrawn = 'by a message'
    consent.jobId = jobs(page).at(-1)?.id ?? 0
    page.consents.push(consent)
  }

  /** Performs the call on the server. */
  function act(post: Post) {
    if (post.isDone) return
    post.isDone = true
    for (const id of post.consent.ids) {
      if (server.has(id)) (isSlow ? late : server).set(id, 'active')
    }
  }
  const withdraw = (page: Page, job: Job | undefined, by: Consent['withdrawn']) => {
    const consent = job && consentOf(page, job)
    if (consent) consent.withdrawn = by
  }
  const leave = (page: Page) => {
    for (const job of jobs(page))
      if (job.stage.name !== 'sending') withdraw(page, job, 'by the person')
  }

  type Command = (page: Page, at: number, isOn: boolean) => void
  const commands: Record<string, Command> = {
    'selects or unselects': ({ selected }, at) => {
      const id = IDS[at % IDS.length] ?? ''
      if (!selected.delete(id)) selected.add(id)
    },
    'presses Launch': (page, _at, isOn) => press(page, 'launch', [...page.selected], !isOn),
    'presses Start': (page, at, isOn) => {
      const drafts = page.shown.filter(({ status }) => status === 'draft')
      const id = drafts[at % drafts.length]?.id
      if (id !== undefined) press(page, 'start', [id], !isOn)
    },
    'begins or ends a bulk action': (page, at) => {
      const id = IDS[at % IDS.length] ?? ''
      if (!page.inBulk.delete(id) && !page.sending.jobOf(id)) page.inBulk.add(id)
    },
    'deletes a campaign that is about to be sent': (page, at) => {
      const id = jobAt(page, at, 'held', 'reading')?.campaigns[0]?.id
      if (id === undefined || page.deletions.has(id)) return
      page.deletions.add(id)
      page.sending.deletionBegins(id)
    },
    'gets the answer to a deletion': (page, _at, isOn) => {
      const [id] = page.deletions
      if (id === undefined) return
      page.deletions.delete(id)
      if (isOn) server.delete(id)
      page.sending.deletionEnds(id, isOn)
    },
    'wants a countdown or none': ({ device }) => void (device.isHolding = !device.isHolding),
    'is asked whether to leave, or stays': (page) =>
      page.isLeaveAsked.update((isAsked) => !isAsked),
    'sees the bar, until a dialog covers it': (page, _at, isOn) => {
      for (const job of jobs(page)) {
        const consent = consentOf(page, job)
        if (job.stage.name !== 'held' || !consent) continue
        consent.barSince = Date.now()
        const cover = page.sending.countDown(job.id)
        if (isOn) continue
        cover()
        consent.barSince = Infinity
      }
    },
    'presses Undo or Cancel': (page, at) => {
      const job = jobAt(page, at, 'held', 'asking', 'unread', 'checking', 'reading', 'sending')
      if (job && page.sending.cancel(job.id)) withdraw(page, job, 'by the person')
    },
    'says yes': (page, at) => {
      const job = jobAt(page, at, 'held', 'asking', 'unread', 'checking')
      const consent = job && consentOf(page, job)
      if (!job || !consent) return
      consent.waitedAt = tick()
      consent.isAnyway = job.stage.name === 'unread'
      if (job.stage.name === 'held') consent.isSentNow = true
      if (job.stage.name === 'asking') consent.againAt = tick()
      page.sending.proceed(job.id)
    },
    'says "only the others"': (page, at) => {
      const job = jobAt(page, at, 'asking')
      const consent = job && consentOf(page, job)
      if (!consent || job.stage.name !== 'asking') return
      const others = othersOf(job, job.stage)
      if (others.length === 0) return
      consent.waitedAt = tick()
      consent.ids = others.map(({ id }) => id)
      page.sending.proceedWithOthers(job.id)
    },
    'presses Retry': (page, at) => {
      const job = jobAt(page, at, 'unread')
      if (job) page.sending.retry(job.id)
    },
    'reads the list': (page) => void (page.shown = statuses()),
    'leaves the page and comes back': (page) => {
      leave(page)
      page.sending.cancelAll()
    },
    'reloads, or crashes': (page, _at, isOn) => {
      leave(page)
      if (isOn) page.sending.cancelAll()
      for (const post of posts)
        if (post.page === page && post.state === 'in flight') post.state = 'unknown'
      pages[pages.indexOf(page)] = openPage(page.device)
    },
    'logs out': () => {
      for (const page of pages) leave(page)
      clearSessionStores()
    },
    'waits a little': () => void vi.advanceTimersByTime(HOLD_MS / 3),
    'waits for the countdown': () => void vi.advanceTimersByTime(HOLD_MS + 1),
    'closes the lid for a minute': () => void vi.setSystemTime(Date.now() + 60_000),

    'the check is done': (_page, at, isOn) => {
      const [done] = checks.splice(at % (checks.length || 1), 1)
      if (!done) return
      const job = jobs(done.page).find(({ id }) => id === done.consent.jobId)
      if (!isOn && job?.stage.name === 'checking') done.consent.withdrawn = 'by a message'
      done.answer.resolve(() => ({ summary: '', whyNobody: isOn ? undefined : 'Nobody' }))
    },
    'the campaigns are read': (_page, at, isOn) => {
      const [read] = reads.splice(at % (reads.length || 1), 1)
      if (!read || !pages.includes(read.page)) return
      if (!isOn) return read.answer.resolve(failing(new NetworkError('Offline')))
      const fresh = statuses()
      const { consent, page } = read
      for (const { device, seen, confirmed } of posts) {
        if (device !== page.device) continue
        for (const { id, status } of fresh)
          if ((seen.get(id) ?? status) !== status) confirmed.add(id)
      }
      const seen = new Map(
        jobs(page)
          .find(({ id }) => id === consent.jobId)
          ?.campaigns.map(({ id, status }) => [id, status]),
      )
      const isSame = consent.ids.every((id) => server.get(id) === seen.get(id))
      if (isSame) consent.readAt = tick()
      else consent.withdrawn ??= 'by a message'
      read.answer.resolve(() => fresh)
    },
    'the server answers': (_page, at, isOn) => {
      const open = posts.filter(({ state }) => state === 'in flight')
      const post = open[at % open.length]
      if (!post) return
      const isAccepted = isOn || post.isDone
      if (isAccepted) act(post)
      post.state = isAccepted ? 'accepted' : 'refused'
      if (isAccepted) return post.answer.resolve(() => undefined)
      const failures = post.consent.ids.map((campaignId) => ({ campaignId, message: 'No' }))
      post.answer.resolve(
        failing(
          at % 2 === 0
            ? new ApiError(400, '', 'Bad Request')
            : new CampaignsNotLaunchedError(failures),
        ),
      )
    },
    'the answer is lost': (_page, at, isOn) => {
      const open = posts.filter(({ state }) => state === 'in flight')
      const post = open[at % open.length]
      if (!post) return
      if (isOn) act(post)
      post.state = 'unknown'
      const failures = post.consent.ids.map((campaignId) => ({
        campaignId,
        message: '',
        isUnknown: true,
      }))
      post.answer.resolve(
        failing(
          [
            new NetworkError('Offline'),
            new ApiError(502, '', 'Bad Gateway'),
            new CampaignsNotLaunchedError(failures),
          ][at % 3] ?? new ApiError(408, '', ''),
        ),
      )
    },
    'the server works slowly or at once': () => {
      isSlow = !isSlow
      for (const [id, status] of late) if (server.has(id)) server.set(id, status)
      late.clear()
    },
    'a colleague launches': (_page, at) => {
      const id = IDS[at % IDS.length] ?? ''
      if (server.has(id)) server.set(id, 'active')
    },
    'a colleague pauses': (_page, at) => {
      const id = IDS[at % IDS.length] ?? ''
      if (server.get(id) === 'active') server.set(id, 'paused')
    },
  }

  return { pages, commands, posts, broken }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  clearSessionStores()
  campaignSelection.clear()
})

const names = Object.keys(createWorld().commands)
/** Weighted, so that most runs send something. */
const frequent = [
  'selects or unselects',
  'presses Launch',
  'presses Start',
  'the campaigns are read',
  'the server answers',
  'says yes',
  'sees the bar, until a dialog covers it',
]
const aCommand = fc.record({
  name: fc.oneof(fc.constantFrom(...names), { weight: 3, arbitrary: fc.constantFrom(...frequent) }),
  page: fc.nat({ max: 2 }),
  at: fc.nat({ max: 5 }),
  isOn: fc.nat({ max: 4 }).map((one) => one > 0),
})

it('sends each requested launch once, whatever happens in between', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.array(aCommand, { maxLength: 120, size: 'max' }), async (list) => {
      const { pages, commands, posts, broken } = createWorld()
      for (const { name, page: index, at, isOn } of list) {
        const page = pages[index]
        if (page) commands[name]?.(page, at, isOn)
        // oxlint-disable-next-line no-await-in-loop -- one command after the other
        await vi.advanceTimersByTimeAsync(1)
        if (broken.length > 0) throw broken[0]
      }
      sent += posts.length
    }),
    { numRuns: 500 },
  )
  expect(sent).toBeGreaterThan(200)
})

/** A tab of a device. `press` requests a launch of campaign 1, whose server reads and sends at once. */
function openTab(name: string, device: { marks: ReturnType<typeof keptInMemory>; open: string[] }) {
  const sent: string[] = []
  const messages: Message[] = []
  const sending = createSending({
    isLeaveAsked: createStore(false),
    marks: createDeviceMarks({
      store: device.marks,
      page: name,
      livePages: async () => new Set(device.open),
      now: Date.now,
    }),
    now: Date.now,
    isHoldWanted: () => true,
    whyBusy: () => undefined,
    mayLeave: async () => true,
    exclusively: async (work) => work(),
    report: (message) => messages.push(message),
  })
  const press = async (read = async () => [campaign('1', 'draft')]) => {
    const server = { read, send: async () => sent.push(name) }
    const campaigns = [campaign('1', 'draft')]
    sending.request({ kind: 'launch', campaigns, summary: '', server })
    await vi.advanceTimersByTimeAsync(1)
  }
  device.open.push(name)
  return { sending, press, sent, messages }
}

const only = ({ sending }: ReturnType<typeof openTab>) => sending.jobs.get()[0]?.id ?? 0

it('counts down only while Undo can be pressed, which works until the call', async () => {
  const tab = openTab('A', { marks: keptInMemory(), open: [] })
  const read = deferred<Campaign[]>()
  await tab.press(async () => read.promise)
  const cover = tab.sending.countDown(only(tab))
  await vi.advanceTimersByTimeAsync(HOLD_MS - 1)
  cover()
  await vi.advanceTimersByTimeAsync(HOLD_MS * 2)
  expect(tab.sending.jobs.get()).toMatchObject([{ stage: { name: 'held' } }])

  tab.sending.countDown(only(tab))
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(tab.sending.jobs.get()).toMatchObject([{ stage: { name: 'reading' }, isHeld: true }])
  expect(tab.sending.cancel(only(tab))).toBe(true)
  read.resolve([campaign('1', 'draft')])
  await vi.advanceTimersByTimeAsync(1)
  expect(tab.sent).toEqual([])
})

it('a hold of a tab that is gone blocks nothing, and is reported once', async () => {
  const device = { marks: keptInMemory(), open: [] as string[] }
  const tabs = [openTab('A', device), openTab('B', device)] as const
  const [crashing, other] = tabs
  await crashing.press()
  await other.press()
  expect(other.messages).toMatchObject([{ title: 'Already on hold in another tab' }])
  device.open = ['B']
  await other.sending.reportLost([campaign('1', 'draft')])
  await other.sending.reportLost([campaign('1', 'draft')])
  expect(other.messages.slice(1)).toEqual([
    {
      title: 'Nothing was sent',
      description: 'The launch of “Campaign 1” was on hold in a tab that is gone.',
    },
  ])
  await other.press()
  other.sending.countDown(only(other))
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(other.sent).toEqual(['B'])
})

it('a mark that cannot be read asks about every campaign, until one is sent all the same', () => {
  localStorage.setItem(`attempts::send-campaign:${Date.now()}:a`, '{"abo')
  const marks = createDeviceMarks({
    store: attemptsOfDevice,
    page: 'A',
    livePages: async () => new Set('A'),
    now: Date.now,
  })
  const question = { sentAt: marks.sentAt('1'), isUnreadable: marks.isUnreadable('1') }
  const asked = whyAgainText({ campaign: campaign('1', 'draft'), ...question })
  expect(asked).toMatch(/^A campaign was launched from this device/)
  marks.sent([campaign('1', 'draft')])
  expect(marks.sentAt('2')).toBeDefined()
  marks.accepted(['1'])
  expect(marks.sentAt('2')).toBeUndefined()
  expect(marks.sentAt('1')).toBeDefined()
})

it('a session that ends, ends what waits for the user, and says so', async () => {
  const tab = openTab('A', { marks: keptInMemory(), open: [] })
  await tab.press()
  tab.sending.countDown(only(tab))
  tab.sending.sessionEnds()
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  expect(tab.sent).toEqual([])
  expect(tab.messages).toEqual([
    {
      title: 'Nothing was sent',
      description: 'The session ended before the launch of “Campaign 1”.',
    },
  ])
})
