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

/** mulberry32 */
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

type Random = ReturnType<typeof createRandom>

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

const SHORT = { timeout: 3000 }

class Person {
  made = 0
  /** Changes with each step. */
  random = createRandom('')
  isFull = false
  /** Texts that were said to be kept, by campaign; any of them may be the last that was. */
  kept = new Map<string, readonly string[]>()
  broken: string[] = []
  /** Messages since the last press. */
  private claims: string[] = []
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
  ) {
    page.context().on('response', (response) => {
      if (response.request().method() === 'GET' || !response.ok()) return
      response.json().then(
        () => (this.succeeded += 1),
        () => {},
      )
    })
  }

  /** Number of success messages, and of writes whose response arrived completely. */
  private succeeded = 0
  private messages = 0

  /** Counts success toasts, because the error of a failed read may replace one at once. */
  async watchMessages() {
    const context = this.page.context()
    await context.exposeFunction('noteMessage', (role: string, text: string) => {
      this.messages += 1
      this.claims.push(text)
      if (role === 'status') this.succeeded += 1
    })
    await context.addInitScript(() => {
      let last: string | null | undefined
      new MutationObserver(() => {
        const notifications = document.querySelector('[aria-label="Notifications (F8)"]')
        const message = notifications?.querySelector('[role="status"], [role="alert"]')
        const text = message?.textContent
        // Ignore failed reads: only messages of writes count.
        const isOfWrite = text && !text.startsWith('Failed to load')
        if (isOfWrite && text !== last) Reflect.get(window, 'noteMessage')(message?.role, text)
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
  async settle(subject: string, messagesBefore: number) {
    const { page, random } = this
    const question = page.getByRole('alertdialog', {
      name: /^(Try again\?|Send again\?|Nothing was sent yet|This device cannot remember this call)$/,
    })
    const hold = page.getByRole('region', { name: 'On hold' })
    const hasReacted = async () =>
      this.messages > messagesBefore || (await question.or(hold).first().isVisible())
    await expect
      .poll(hasReacted, SHORT)
      .toBe(true)
      .catch(() => {})
    for (let round = 0; round < 5; round += 1) {
      await page.waitForLoadState('networkidle')
      const isHeld = await hold.isVisible()
      if (isHeld && !(await question.isVisible())) {
        const what = random.one(['Undo', 'Send now', 'wait', 'leave'])
        this.log.push(`  ${subject}: on hold, ${what}`)
        if (what === 'leave') return
        if (what !== 'wait') await hold.getByRole('button', { name: what }).click(SHORT)
        await page.clock.fastForward(11_000)
        continue
      }
      if (!(await question.isVisible())) return
      const isYes = random.isTrue(0.5)
      const isFirst = (await question.getByText('cannot remember').count()) > 0
      this.log.push(`  ${subject}: asked${isFirst ? ' first' : ''}, ${isYes ? 'yes' : 'no'}`)
      if (isFirst) this.isForgetful = isYes
      else if (isYes) this.agree(subject)
      await question
        .getByRole('button', { name: isYes ? /again|anyway/i : 'Cancel' })
        .last()
        .click(SHORT)
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

  /**
   * Clicks up to three times, like a user after a failure, who may come back in between.
   * @param claim text of the message that it was done
   */
  async insist(
    press: () => Promise<void>,
    subject: string,
    claim: RegExp,
    isDone: (data: MockServer['db']) => boolean,
  ) {
    const name = subject.replace('send ', '')
    for (let turn = 0; turn < 3; turn += 1) {
      if (turn > 0 && this.random.isTrue(0.2)) await this.fillOrFree()
      if (turn > 0 && this.random.isTrue(0.4)) await this.comeBack(subject)
      const { succeeded, messages } = this
      const sends = this.sends(name)
      this.claims = []
      this.log.push(`  ${subject}: press ${turn + 1}`)
      try {
        await press()
      } catch {
        // Done: the button is gone or has changed.
        return
      }
      await this.settle(subject, messages)
      const claims = this.claims.join('\n')
      this.log.push(...this.claims.map((text) => `  “${text}”`))
      if (claim.test(claims) && !isDone(this.server.db))
        this.broken.push(`${subject}: claimed, and not done`)
      if (claims.includes('was cancelled') && this.sends(name) !== sends)
        this.broken.push(`${subject}: sent after Undo`)
      if (this.succeeded > succeeded) return
    }
  }

  /** Goes to a screen, whatever is open. */
  async go(path: string) {
    this.isForgetful = false
    await this.page.goto(path)
    const stay = this.button(/^(Leave|Discard)/)
    if (await stay.isVisible()) await stay.click(SHORT)
  }

  /** Opens a draft from the list of campaigns. */
  async openDraft(campaign: string) {
    const drafts = this.page.getByRole('list', { name: 'Unsaved drafts' }).getByRole('listitem')
    const name = this.page.getByText(campaign, { exact: true })
    const restore = this.page.getByRole('button', { name: 'Restore draft' })
    await drafts.filter({ has: name }).locator(restore).first().click(SHORT)
    const subject = this.page.getByRole('textbox', { name: 'Subject' })
    await subject.or(this.button('Take over')).first().waitFor(SHORT)
    if (!(await subject.isVisible())) await this.press('Take over')
    await subject.waitFor(SHORT)
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

type Data = MockServer['db']
const statusesOf = (data: Data, name: string) =>
  data.campaigns.all().flatMap((one) => (one.name === name ? [one.status] : []))
const isActive = (name: string) => (data: Data) => statusesOf(data, name).includes('active')

const save = async (person: Person, name: string) =>
  person.insist(
    () => person.press('Save Campaign'),
    `campaign ${name}`,
    /^Campaign created/m,
    (data) => statusesOf(data, name).length > 0,
  )

const steps: Record<string, Step> = {
  'fills the storage, or frees it': async (person) => person.fillOrFree(),
  'saves a campaign': async (person) => {
    const name = person.name('Campaign')
    await person.go('/campaigns?flow=name')
    await beginCampaign(person.page, name)
    await person.write(name)
    await save(person, name)
  },
  'leaves a draft, or continues one': async (person) => {
    const isNew = person.random.isTrue(0.5)
    const name = isNew ? person.name('Campaign') : person.random.one([...person.kept.keys()])
    await person.go(isNew ? '/campaigns?flow=name' : '/campaigns')
    if (isNew) await beginCampaign(person.page, name)
    else await person.openDraft(name)
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
    await person.press('Continue')
    await person.page.getByRole('textbox', { name: /^List name/ }).fill(name, SHORT)
    await person.insist(
      () => person.press(/^(Save|Retry the rest)$/),
      `list ${name}`,
      /holds 2 leads/,
      ({ lists, memberships }) =>
        lists.all().some((one) => one.name === name && memberships.of(one.id).length === 2),
    )
  },
  'duplicates a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    const before = person.server.db.campaigns.count()
    await person.go('/campaigns')
    await person.insist(
      () => menuOf(person, name, 'Duplicate'),
      `copy ${name}`,
      /^Campaign duplicated/m,
      (data) => data.campaigns.count() > before,
    )
  },
  'starts a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    await person.go('/campaigns')
    const press = async () => menuOf(person, name, 'Start Campaign')
    await person.insist(press, `send ${name}`, /^Campaign Started!/m, isActive(name))
  },
  'launches a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    await person.go('/campaigns')
    await person.page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click(SHORT)
    const press = async () => person.press('Launch (1)')
    await person.insist(press, `send ${name}`, /^Launch successful/m, isActive(name))
  },
  'pauses or activates a campaign': async (person, campaigns) => {
    const { db } = person.server
    const name = person.random.one(
      campaigns.filter((one) => !statusesOf(db, one).includes('draft')),
    )
    await person.go('/campaigns')
    const toggle = () => person.page.getByRole('switch', { name: `Status of ${name}`, exact: true })
    let isOn = false
    const press = async () => {
      isOn = await toggle().isChecked(SHORT)
      await toggle().click(SHORT)
    }
    await person.insist(press, `status ${name}`, /^Status updated/m, (data) =>
      statusesOf(data, name).includes(isOn ? 'paused' : 'active'),
    )
  },
  'deletes a campaign': async (person, campaigns) => {
    const name = person.random.one(campaigns)
    const before = statusesOf(person.server.db, name).length
    await person.go('/campaigns')
    await person.insist(
      () => menuOf(person, name, 'Delete'),
      `deletion ${name}`,
      /^Campaign deleted/m,
      (data) => statusesOf(data, name).length < before,
    )
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
    await person.insist(
      () => person.press('Create User'),
      `user ${email}`,
      /^User created successfully/m,
      (data) => data.users.all().some((one) => one.email === email),
    )
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
  const repeated = calls.filter(isSend).map((call) => {
    const isRepeated = idsOf(call).some((id) => sent.has(id))
    if (isAccepted(call)) for (const id of idsOf(call)) sent.add(id)
    return isRepeated
  })
  return repeated.filter(Boolean).length
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
      const ids = server.db.campaigns.all().flatMap((one) => (one.name === name ? [one.id] : []))
      return received.filter((call) => isSend(call) && idsOf(call).some((id) => ids.includes(id)))
    }
    const { clock } = page.context()
    await clock.install()
    await openAs('admin', '/campaigns')
    if (seed % 2 === 0) await page.evaluate(() => localStorage.setItem('hold-launches', 'on'))
    await page.context().addInitScript(fillOnDemand)
    page.context().on('dialog', (dialog) => void dialog.accept())
    const person = new Person(page, log, server, (name) => sends(name).length)
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
      const twice = (kind: string, names: readonly string[]) =>
        names.filter(
          (name) =>
            /^((Campaign|List) \d+|user\d+@.+)$/.test(name) &&
            names.filter((other) => other === name).length >
              1 + (person.agreed.get(`${kind} ${name}`) ?? 0),
        )
      const { campaigns: allCampaigns, lists, users } = server.db
      const doubled = {
        campaigns: twice(
          'campaign',
          allCampaigns.all().map(({ name }) => name),
        ),
        lists: twice(
          'list',
          lists.all().map(({ name }) => name),
        ),
        users: twice(
          'user',
          users.all().map(({ email }) => email),
        ),
      }
      expect(doubled, story).toEqual({ campaigns: [], lists: [], users: [] })
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
