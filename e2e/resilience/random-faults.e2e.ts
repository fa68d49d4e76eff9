import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Call } from '../../mocks/contract/call-watch'
import { beginCampaign } from '../support/begin-campaign'
import { fillLogIn } from '../support/log-in'
import { expect, test } from '../support/app-test'

/**
 * A user acts at random, and the network fails at random. The server must never contain a duplicate
 * unless the user was asked and agreed to repeat the action. Use the same seed to repeat a failed
 * run.
 */

const STEPS = 60
const SEEDS = Number(process.env['SEEDS'] ?? 5)
/** Share of write calls that fail. */
const WRITE_FAULTS = 0.45
const READ_FAULTS = 0.08

/** mulberry32 */
function createRandom(seed: number) {
  let state = seed
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

async function disturb(context: BrowserContext, random: Random, log: string[]) {
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/auth')) return route.fallback()
    const isRead = request.method() === 'GET'
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
  /** Number of times that the user agreed to repeat an action, by its subject. */
  agreed = new Map<string, number>()

  constructor(
    /** The tab in use. */
    public page: Page,
    readonly random: Random,
    readonly log: string[],
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
    await context.exposeFunction('noteMessage', (role: string) => {
      this.messages += 1
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
        if (isOfWrite && text !== last) Reflect.get(window, 'noteMessage')(message?.role)
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

  /** Waits for the effects of a click and answers questions, until nothing is in flight. */
  async settle(subject: string, messagesBefore: number) {
    const { page, random } = this
    const question = page.getByRole('alertdialog', {
      name: /^(Try again\?|Send again\?|Nothing was sent yet)$/,
    })
    const hasReacted = async () => this.messages > messagesBefore || question.isVisible()
    await expect
      .poll(hasReacted, SHORT)
      .toBe(true)
      .catch(() => {})
    for (let round = 0; round < 4; round += 1) {
      await page.waitForLoadState('networkidle')
      if (!(await question.isVisible())) return
      const isYes = random.isTrue(0.5)
      this.log.push(`  ${subject}: asked, ${isYes ? 'again' : 'cancelled'}`)
      if (isYes) this.agreed.set(subject, (this.agreed.get(subject) ?? 0) + 1)
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

  /** Clicks up to three times, like a user after a failure, who may come back in between. */
  async insist(press: () => Promise<void>, subject: string) {
    for (let turn = 0; turn < 3; turn += 1) {
      if (turn > 0 && this.random.isTrue(0.4)) await this.comeBack(subject)
      const { succeeded, messages } = this
      this.log.push(`  ${subject}: press ${turn + 1}`)
      try {
        await press()
      } catch {
        // Done: the button is gone or has changed.
        return
      }
      await this.settle(subject, messages)
      if (this.succeeded > succeeded) return
    }
  }

  /** Goes to a screen, whatever is open. */
  async go(path: string) {
    await this.page.goto(path)
    const stay = this.button(/^(Leave|Discard)/)
    if (await stay.isVisible()) await stay.click(SHORT)
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
  'saves a campaign': async (person) => {
    const name = person.name('Campaign')
    await person.go('/campaigns?flow=name')
    await beginCampaign(person.page, name)
    await person.insist(() => person.press('Save Campaign'), `campaign ${name}`)
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

/**
 * Number of requests to send a campaign that the server had already accepted, within one step. The
 * next step reloads the campaigns, and their status shows the user what was sent.
 */
function repeatedSends(calls: readonly Call[]): number {
  const sends = calls.filter(isSend)
  const first = sends.findIndex(isAccepted)
  return first < 0 ? 0 : sends.length - first - 1
}

for (let seed = 1; seed <= SEEDS; seed += 1) {
  test(`seed ${seed}: nothing is done twice unasked @drive`, async ({
    page,
    openAs,
    server,
    received,
    pageErrors,
  }) => {
    test.setTimeout(20 * 60_000)
    const random = createRandom(seed)
    const log: string[] = []
    await openAs('admin', '/campaigns')
    await disturb(page.context(), random, log)
    page.context().on('dialog', (dialog) => void dialog.accept())
    const person = new Person(page, random, log)
    await person.watchMessages()
    // Gives up if the faults have made the step impossible.
    page.setDefaultTimeout(10_000)
    const copies = () => server.db.campaigns.all().filter(({ name }) => name.includes('(Copy)'))

    for (let step = 0; step < STEPS; step += 1) {
      const campaigns = server.db.campaigns
        .all()
        .map(({ name }) => name)
        .filter((name) =>
          /^Campaign \d+$|^(Summer webinar|Founders intro|Pilot check-in)$/.test(name),
        )
      const what = random.one(Object.keys(steps))
      log.push(`${step}: ${what}`)
      const copiesBefore = copies().length
      const receivedBefore = received.length
      const agreedBefore = person.agreements()
      // Skips steps that the faults have made impossible.
      await steps[what]?.(person, campaigns).catch((error: Error) =>
        log.push(`  given up: ${error.message.split('\n')[0]}`),
      )
      const agreed = person.agreements() - agreedBefore
      const story = log.slice(-20).join('\n')
      const copied = copies().length - copiesBefore
      expect(repeatedSends(received.slice(receivedBefore)), story).toBeLessThanOrEqual(agreed)
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

    // The browser logs each reset connection.
    pageErrors.length = 0
  })
}
