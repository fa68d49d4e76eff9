import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Call } from '../../mocks/contract/call-watch'
import type { MockServer } from '../../mocks/entry/http-server'
import { beginCampaign } from '../support/begin-campaign'
import { fillLogIn } from '../support/log-in'
import { expect, test } from '../support/app-test'

/**
 * A user acts at random, and the network and the device fail at random. The server must never
 * contain a duplicate unless the user was asked and agreed to repeat the action, must contain what a
 * message claims, and nothing after Undo; text that was said to be kept is there at the end. Each
 * step and call depends only on the seed: the same seed repeats a failed run.
 */

const STEPS = 60
const SEEDS = Number(process.env['SEEDS'] ?? 5)
/** Share of write calls that fail. */
const WRITE_FAULTS = 0.45
const READ_FAULTS = 0.08

function createRandom(seed: string) {
  let state = 0
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x1000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    isTrue: (chance: number) => next() < chance,
    one: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from')
      return item
    },
  }
}

const html = '<!doctype html><h1>Log in to the proxy</h1>'

/** Responses that replace the server's. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  500: (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }),
  '502 with a page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  504: (route) => route.fulfill({ status: 504, body: '' }),
  reset: (route) => route.abort('connectionreset'),
  cut: (route) => route.fulfill({ contentType: 'application/json', body: '{"id": "7", "na' }),
  page: (route) => route.fulfill({ contentType: 'text/html', body: html }),
  'page without a type': (route) => route.fulfill({ contentType: 'application/json', body: html }),
}

/** Full while this cookie is set, which all tabs share and a reload keeps. */
const FULL = { name: 'storage', value: 'full' }

function fillOnDemand() {
  for (const [owner, method] of [
    [Storage.prototype, 'setItem'],
    [IDBObjectStore.prototype, 'put'],
  ] as const) {
    const write: (...values: unknown[]) => unknown = Reflect.get(owner, method)
    Reflect.set(owner, method, function (this: unknown, ...values: unknown[]) {
      if (document.cookie.includes('storage=full'))
        throw new DOMException('Full', 'QuotaExceededError')
      return write.apply(this, values)
    })
  }
}

/** @param stepOf the step under way */
async function disturb(context: BrowserContext, stepOf: () => string, log: string[]) {
  const counts = new Map<string, number>()
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/auth')) return route.fallback()
    const isRead = request.method() === 'GET'
    const call = `${stepOf()} ${request.method()} ${pathname}`
    const count = (counts.get(call) ?? 0) + 1
    counts.set(call, count)
    // By itself, because calls that leave together arrive in any order.
    const random = createRandom(`${call} ${count}`)
    if (!random.isTrue(isRead ? READ_FAULTS : WRITE_FAULTS)) return route.fallback()
    const name = random.one(Object.keys(faults))
    const isDone = !isRead && random.isTrue(0.5)
    log.push(`${request.method()} ${pathname}: ${name}${isDone ? ', done' : ''}`)
    try {
      if (isDone) await route.fetch()
      await faults[name]?.(route)
    } catch {
      // The page has aborted the call.
    }
  })
}

/** @returns statuses of campaigns, or sizes of lists, of that name */
function heldOf({ campaigns, lists, memberships, users }: MockServer['db'], subject: string) {
  const [kind = '', ...words] = subject.split(' ')
  const wanted = words.join(' ') + (kind === 'copy' ? ' (Copy)' : '')
  if (kind === 'user') return users.all().flatMap(({ email }) => (email === wanted ? [email] : []))
  if (kind !== 'list')
    return campaigns.all().flatMap(({ name, status }) => (name === wanted ? [status] : []))
  const found = lists.all().filter(({ name }) => name === wanted)
  return found.map(({ id }) => `${memberships.of(id).length} leads`)
}

type IsTrue = (now: readonly string[], before: readonly string[]) => boolean
/** Messages that claim something, by the first word of the subject. */
const claims: Record<string, readonly [message: RegExp, isTrue: IsTrue]> = {
  campaign: [/^Campaign created/m, (now) => now.length > 0],
  copy: [/^Campaign duplicated/m, (now) => now.length > 0],
  deletion: [/^Campaign deleted/m, (now, before) => now.length === 0 || before.length > 1],
  list: [/holds 2 contacts/, (now) => now.includes('2 leads')],
  send: [/^(Campaign Started!|Launch successful)/m, (now) => now.includes('active')],
  status: [/^Status updated/m, (now, before) => now.join() !== before.join()],
  user: [/^User created successfully/m, (now) => now.length > 0],
}

const SHORT = { timeout: 5000, intervals: [100] }

class Person {
  made = 0
  /** Changes with each step. */
  random = createRandom('')
  isFull = false
  /** Texts that were said to be kept, by campaign; any of them may be the last that was. */
  kept = new Map<string, readonly string[]>()
  broken: string[] = []
  /** Messages since the last press. */
  private said: string[] = []
  /** Whether the user lets calls leave that the device cannot remember. */
  private isForgetful = false
  /** Number of times that the user agreed to repeat an action, by its subject. */
  agreed = new Map<string, number>()

  constructor(
    /** The tab in use. */
    public page: Page,
    readonly log: string[],
    readonly server: MockServer,
    /** Number of calls that have asked the server to send a campaign. */
    readonly sends: (name: string) => number,
  ) {}

  /** Notes every toast, because the error of a failed read may replace one at once. */
  async watchMessages() {
    const context = this.page.context()
    await context.exposeFunction('noteMessage', (text: string) => this.said.push(text))
    await context.addInitScript(() => {
      let last: string | null | undefined
      new MutationObserver(() => {
        const notifications = document.querySelector('[aria-label="Notifications (F8)"]')
        const message = notifications?.querySelector('[role="status"], [role="alert"]')
        const text = message?.textContent
        // Ignore failed reads: only messages of writes count.
        const isOfWrite = text && !text.startsWith('Failed to load')
        if (isOfWrite && text !== last) Reflect.get(window, 'noteMessage')(text)
        last = text
      }).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    })
  }

  agreements = () => [...this.agreed.values()].reduce((sum, one) => sum + one, 0)

  private button = (name: string | RegExp) =>
    this.page.getByRole('button', { name, exact: typeof name === 'string' }).last()

  press = (name: string | RegExp) => this.button(name).click(SHORT)

  private agree = (subject: string) => this.agreed.set(subject, (this.agreed.get(subject) ?? 0) + 1)

  /** Waits for the effects of a click and answers questions, until nothing is in flight. */
  async settle(subject: string) {
    const { page, random } = this
    const question = page.getByRole('alertdialog', {
      name: /^(Try again\?|Send again\?|Nothing was sent yet|This device cannot remember this call)$/,
    })
    const hold = page.getByRole('region', { name: 'On hold' })
    for (let round = 0; round < 6; round += 1) {
      const seen = round === 0 ? 0 : this.said.length
      const hasReacted = async () =>
        this.said.length > seen || (await question.or(hold).first().isVisible())
      await expect
        .poll(hasReacted, SHORT)
        .toBe(true)
        .catch(() => {})
      if (await question.isVisible()) {
        const isYes = random.isTrue(0.5)
        const isFirst = (await question.getByText('cannot remember').count()) > 0
        this.log.push(`  ${subject}: asked${isFirst ? ' first' : ''}, ${isYes ? 'yes' : 'no'}`)
        const answer = question.getByRole('button', { name: isYes ? /again|anyway/i : 'Cancel' })
        await answer.last().click(SHORT)
        if (!isYes) return
        if (isFirst) this.isForgetful = true
        else this.agree(subject)
      } else if (await hold.isVisible()) {
        const what = random.one(['Undo', 'Send now', 'wait', 'leave'])
        this.log.push(`  ${subject}: on hold, ${what}`)
        if (what === 'leave') return
        if (what !== 'wait') await hold.getByRole('button', { name: what }).click(SHORT)
        await page.clock.fastForward(11_000)
        if (what === 'Undo') return
        await hold.waitFor({ state: 'hidden', ...SHORT }).catch(() => {})
      } else return
    }
  }

  /** Comes back to the same screen by a reload, in another tab, or after a log out. */
  private async comeBack(subject: string) {
    const { page, random } = this
    const way = random.one(['reload', 'reload', 'another tab', 'log out'])
    this.log.push(`  ${subject}: ${way}`)
    // The user was told that nothing would ask.
    if (this.isForgetful) this.agree(subject)
    this.isForgetful = false
    if (way === 'reload') {
      await page.reload()
      return
    }
    const address = page.url()
    if (way === 'another tab') {
      this.page = await page.context().newPage()
      this.page.setDefaultTimeout(10_000)
      await this.page.goto(address)
      if (random.isTrue(0.5)) await page.close()
      return
    }
    await this.press('Logout')
    const anyway = this.button(/^Log out/)
    const email = page.getByRole('textbox', { name: 'Email' })
    await anyway.or(email).first().waitFor(SHORT)
    if (await anyway.isVisible()) await anyway.click(SHORT)
    await fillLogIn(page, 'admin@example.com', 'password')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await page.goto(address)
  }

  /** Fills the storage of the device, or frees it. */
  async fillOrFree() {
    this.isFull = !this.isFull
    this.log.push(`  the storage is ${this.isFull ? 'full' : 'free'}`)
    const context = this.page.context()
    if (this.isFull) await context.addCookies([{ ...FULL, url: this.server.url }])
    else await context.clearCookies({ name: FULL.name })
  }

  /** Types text into the open step, which the builder says to be kept unless the storage is full. */
  async write(campaign: string) {
    const text = this.name('Subject')
    await this.page.getByRole('textbox', { name: 'Subject' }).fill(text, SHORT)
    await this.page.clock.fastForward(1000)
    this.log.push(`  ${campaign}: ${text}${this.isFull ? ', not kept' : ''}`)
    const state = this.isFull ? 'Draft not kept' : /^Draft kept/
    await this.page
      .getByText(state)
      .waitFor({ timeout: 30_000 })
      .catch(() => this.broken.push(`“${String(state)}” is not said of ${text}`))
    const before = this.kept.get(campaign)
    if (!this.isFull) this.kept.set(campaign, [text])
    else if (before) this.kept.set(campaign, [...before, text])
  }

  /** Clicks up to three times, like a user after a failure, who may come back in between. */
  async insist(press: () => Promise<void>, subject: string) {
    const [kind = '', ...words] = subject.split(' ')
    const first = heldOf(this.server.db, subject)
    for (let turn = 0; turn < 3; turn += 1) {
      if (turn > 0 && this.random.isTrue(0.2)) await this.fillOrFree()
      if (turn > 0 && this.random.isTrue(0.4)) await this.comeBack(subject)
      const before = heldOf(this.server.db, subject)
      const sends = this.sends(words.join(' '))
      this.said = []
      this.log.push(`  ${subject}: press ${turn + 1}`)
      try {
        await press()
      } catch {
        // Done: the button is gone or has changed.
        return
      }
      await this.settle(subject)
      this.log.push(...this.said.map((text) => `  “${text}”`))
      const said = this.said.join('\n')
      const [message = /^$/, isTrue] = claims[kind] ?? []
      const now = heldOf(this.server.db, subject) // `first`: an earlier press may have done it.
      if (message.test(said) && ![before, first].some((then) => isTrue?.(now, then)))
        this.broken.push(`${subject}: claimed, and not done`)
      if (said.includes('was cancelled') && this.sends(words.join(' ')) !== sends)
        this.broken.push(`${subject}: sent after Undo`)
      if (message.test(said)) return
    }
  }

  /** Goes to a screen, whatever is open. */
  async go(path: string) {
    this.isForgetful = false
    await this.page.goto(path)
  }

  /** Opens a draft from the list of campaigns. */
  async openDraft(campaign: string) {
    const drafts = this.page.getByRole('list', { name: 'Unsaved drafts' }).getByRole('listitem')
    const name = this.page.getByText(campaign, { exact: true })
    const restore = this.page.getByRole('button', { name: 'Restore draft' })
    await drafts.filter({ has: name }).locator(restore).first().click()
    const subject = this.page.getByRole('textbox', { name: 'Subject' })
    await subject.or(this.button('Take over')).first().waitFor()
    if (!(await subject.isVisible())) await this.press('Take over')
    await subject.waitFor()
    return subject
  }

  name = (kind: string) => `${kind} ${(this.made += 1)}`
}

const menuOf = async ({ page, press }: Person, campaign: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${campaign}`, exact: true }).click(SHORT)
  await page.getByRole('menuitem', { name: item, exact: true }).click(SHORT)
  if (item === 'Delete') await press('Delete Campaign')
}

type Step = (person: Person, campaigns: readonly string[]) => Promise<void>

const steps: Record<string, Step> = {
  'fills the storage, or frees it': async (person) => person.fillOrFree(),
  'saves a campaign': async (person) => {
    const name = person.name('Campaign')
    await person.go('/campaigns?flow=name')
    await beginCampaign(person.page, name)
    await person.write(name)
    await person.insist(() => person.press('Save Campaign'), `campaign ${name}`)
  },
  'leaves a draft, or continues one': async (person) => {
    const isNew = person.random.isTrue(0.5)
    const name = isNew ? person.name('Campaign') : person.random.one([...person.kept.keys()])
    await person.go(isNew ? '/campaigns?flow=name' : '/campaigns')
    await (isNew ? beginCampaign(person.page, name) : person.openDraft(name))
    await person.write(name)
  },
  'imports a list': async (person) => {
    const name = person.name('List')
    await person.go('/lists?import=csv')
    const rows = [1, 2].map((row) => `Ada,Ek,${name.replace(' ', '')}-${row}@x.example`)
    const buffer = Buffer.from(['first_name,last_name,email', ...rows].join('\n'))
    await person.page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer })
    await person.page.getByRole('textbox', { name: /^List name/ }).fill(name, SHORT)
    await person.insist(() => person.press(/^(Save|Retry the rest)$/), `list ${name}`)
  },
  'duplicates a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    await person.go('/campaigns')
    await person.insist(() => menuOf(person, name, 'Duplicate'), `copy ${name}`)
  },
  'starts a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    await person.go('/campaigns')
    await person.insist(() => menuOf(person, name, 'Start Campaign'), `send ${name}`)
  },
  'launches a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    await person.go('/campaigns')
    await person.page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click(SHORT)
    await person.insist(() => person.press('Launch (1)'), `send ${name}`)
  },
  'pauses or activates a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    await person.go('/campaigns')
    const press = async () =>
      person.page.getByRole('switch', { name: `Status of ${name}`, exact: true }).click(SHORT)
    await person.insist(press, `status ${name}`)
  },
  'deletes a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    await person.go('/campaigns')
    await person.insist(() => menuOf(person, name, 'Delete'), `deletion ${name}`)
  },
  'creates a user': async (person) => {
    const name = person.name('User')
    await person.go('/settings')
    await person.press('Create User')
    const { page } = person
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name, SHORT)
    const email = `${name.replace(' ', '').toLowerCase()}@example.com`
    await page.getByRole('textbox', { name: 'Email' }).fill(email, SHORT)
    await page.getByLabel('Password', { exact: true }).fill('correct horse', SHORT)
    await person.insist(() => person.press('Create User'), `user ${email}`)
  },
}

const isSend = ({ method, path }: Call) =>
  method === 'POST' &&
  (/^\/api\/campaigns\/[^/]+\/start$/.test(path) || path === '/api/brevo/launch')

/** Checks the body, because a launch responds with 200 even if nothing was sent. */
const isAccepted = ({ status, answer }: Call) =>
  status === 200 && !JSON.stringify(answer).includes('"ok":false')

const idsOf = ({ path, request }: Call): string[] =>
  path.endsWith('/launch')
    ? Object(request).campaignIds.map(String)
    : [path.replace(/.*campaigns.(.*).start/, '$1')]

/** Number of requests to send what was active before, or what the server had already accepted. */
function repeatedSends(calls: readonly Call[], active: readonly string[]): number {
  const sent = new Set(active)
  return calls.filter(isSend).filter((call) => {
    const isRepeated = idsOf(call).some((id) => sent.has(id))
    if (isAccepted(call)) for (const id of idsOf(call)) sent.add(id)
    return isRepeated
  }).length
}

for (let seed = 1; seed <= SEEDS; seed += 1) {
  test(`seed ${seed}: nothing is done twice unasked @drive`, async ({
    page,
    openAs,
    server,
    received,
    pageErrors,
  }) => {
    test.setTimeout(60 * 60_000)
    const log: string[] = [`seed ${seed}`]
    const sends = (name: string) => {
      const own = server.db.campaigns.all().filter((one) => one.name === name)
      const isOf = (call: Call) => isSend(call) && own.some(({ id }) => idsOf(call).includes(id))
      return received.filter(isOf).length
    }
    const { clock } = page.context()
    await clock.install()
    await openAs('admin', '/campaigns')
    if (seed % 2 === 0) await page.evaluate(() => localStorage.setItem('hold-launches', 'on'))
    await page.context().addInitScript(fillOnDemand)
    page.context().on('dialog', (dialog) => void dialog.accept())
    const person = new Person(page, log, server, sends)
    let turn = ''
    await disturb(page.context(), () => turn, log)
    await person.watchMessages()
    // Gives up if the faults have made the step impossible.
    page.setDefaultTimeout(10_000)
    const copies = () => server.db.campaigns.all().filter(({ name }) => name.includes('(Copy)'))

    for (let step = 0; step < STEPS; step += 1) {
      const all = server.db.campaigns.all()
      const active = all.flatMap(({ id, status }) => (status === 'active' ? [id] : []))
      const campaigns = all
        .map(({ name }) => name)
        .filter((name) =>
          /^Campaign \d+$|^(Summer webinar|Founders intro|Pilot check-in)$/.test(name),
        )
      turn = `${seed} ${step}`
      person.random = createRandom(turn)
      const what = person.random.one(Object.keys(steps))
      log.push(`${step}: ${what}`)
      const copiesBefore = copies().length
      const receivedBefore = received.length
      const agreedBefore = person.agreements()
      // Skips steps that the faults have made impossible.
      await steps[what]?.(person, campaigns).catch((error: Error) =>
        log.push(`  given up: ${error.message.split('\n')[0]}`),
      )
      const agreed = person.agreements() - agreedBefore
      const story = log.join('\n')
      expect(person.broken, story).toEqual([])
      const copied = copies().length - copiesBefore
      const repeated = repeatedSends(received.slice(receivedBefore), active)
      expect(repeated, story).toBeLessThanOrEqual(agreed)
      const isCopied = what === 'duplicates a campaign'
      expect(copied, story).toBeLessThanOrEqual(isCopied ? 1 + agreed : 0)
      const { campaigns: saved, lists, users } = server.db
      const held = [
        ...saved.all().map(({ name }) => `campaign ${name}`),
        ...lists.all().map(({ name }) => `list ${name}`),
        ...users.all().map(({ email }) => `user ${email}`),
      ].filter((one) => / ((Campaign|List) \d+|user\d+@.+)$/.test(one))
      const countOf = (subject: string) => held.filter((one) => one === subject).length
      const doubled = held.filter((one) => countOf(one) > 1 + (person.agreed.get(one) ?? 0))
      expect(doubled, story).toEqual([])
      await expect(person.page.getByText('This screen has a problem')).toBeHidden()
    }

    await page.context().unrouteAll()
    if (person.isFull) await person.fillOrFree()
    person.page = await page.context().newPage()
    for (const other of page.context().pages()) if (other !== person.page) await other.close()
    const saved = received.filter(
      ({ method, path }) => `${method} ${path}` === 'POST /api/campaigns',
    )
    for (const [name, texts] of person.kept) {
      if (texts.some((text) => JSON.stringify(saved).includes(`"${text}"`))) continue
      await person.page.goto('/campaigns')
      const text = await person
        .openDraft(name)
        .then(async (subject) => subject.inputValue())
        .catch(String)
      expect(texts, log.join('\n')).toContain(text)
    }
    // The browser logs each reset connection.
    pageErrors.length = 0
  })
}
