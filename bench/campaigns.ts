import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { startMockServer } from '../mocks/entry/http-server'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'
import { buildPage } from './build-page'
import { fullSpeed, waitForIdle, slowDown, timed, watchMainThread } from './main-thread'
import { median } from './median'

type CampaignsBench = {
  /** Main-thread time per character in the search box, in milliseconds at 4x slow-down. */
  typeMs: number
  plainTypeMs: number
  /**
   * The product's time divided by a plain virtual table's. The target is 1.5, also for the ratios
   * below.
   */
  typeRatio: number
  selectAllMs: number
  plainSelectAllMs: number
  selectAllRatio: number
  /** From the click until the campaigns and the lists are refetched. */
  toggleMs: number
  plainToggleMs: number
  toggleRatio: number
  /** Main-thread time of selecting a step in a sequence of 3 steps. */
  selectOf3Ms: number
  selectOf30Ms: number
  /** Time for 30 steps divided by time for 3. The target is 1.1. */
  selectStepRatio: number
}

const ROUNDS = 5
/** Per round, because a single click varies by half. */
const REPEATS = 3
const WORD = 'archive'
const CAMPAIGN = 'Product tour'

/** 500 campaigns, alternating between the product and a plain table; then the sequence builder. */
export async function benchCampaigns(browser: Browser): Promise<CampaignsBench> {
  const folder = await mkdtemp(join(tmpdir(), 'campaigns-bench-'))
  await buildPage('plain-campaigns.html', folder)
  await cp(distFolder, folder, { recursive: true })
  const server = await startMockServer({ scenario: 'large', staticFolder: folder })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    await page.goto(`${server.url}/campaigns`)
    await fillLogIn(page, 'user@example.com', 'password')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    const session = await watchMainThread(page)

    const ours = emptyTimes()
    const plain = emptyTimes()
    for (let round = 0; round < ROUNDS; round += 1) {
      await timeTable(page, session, `${server.url}/campaigns`, ours)
      await timeTable(page, session, `${server.url}/plain-campaigns.html`, plain)
    }
    const [of3, of30] = await timeSteps(page, session, server.url)
    return {
      typeMs: median(ours.type),
      plainTypeMs: median(plain.type),
      typeRatio: median(ours.type) / median(plain.type),
      selectAllMs: median(ours.selectAll),
      plainSelectAllMs: median(plain.selectAll),
      selectAllRatio: median(ours.selectAll) / median(plain.selectAll),
      toggleMs: median(ours.toggle),
      plainToggleMs: median(plain.toggle),
      toggleRatio: median(ours.toggle) / median(plain.toggle),
      selectOf3Ms: of3,
      selectOf30Ms: of30,
      selectStepRatio: of30 / of3,
    }
  } finally {
    await context.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Times = { type: number[]; selectAll: number[]; toggle: number[] }

const emptyTimes = (): Times => ({ type: [], selectAll: [], toggle: [] })

async function timeTable(page: Page, session: CDPSession, url: string, times: Times) {
  await page.goto(url)
  await page.getByRole('checkbox', { name: `Select ${CAMPAIGN}` }).waitFor()
  await waitForIdle(page)
  await slowDown(session)

  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    await page.getByRole('searchbox').focus()
    const typing = await timed(page, session, async () => {
      for (const letter of WORD) {
        await page.keyboard.press(letter)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
    })
    times.type.push(typing / WORD.length)
    await page.getByRole('searchbox').fill('')
    await waitForIdle(page)

    await page.getByRole('checkbox', { name: 'Select all' }).focus()
    await waitForIdle(page)
    times.selectAll.push(await timed(page, session, () => page.keyboard.press('Space')))
    await page.keyboard.press('Space')
    await waitForIdle(page)

    await page.getByRole('switch', { name: `Status of ${CAMPAIGN}` }).focus()
    await waitForIdle(page)
    times.toggle.push(await timed(page, session, () => toggle(page)))
    const toast = page.getByRole('button', { name: 'Close notification' })
    if (await toast.isVisible()) await toast.click()
    await waitForIdle(page)
  }
  await fullSpeed(session)
}

/** Resolves when campaigns and lists have been refetched. */
async function toggle(page: Page) {
  const refetches = ['/campaigns', '/lists'].map((path) =>
    page.waitForResponse((response) => response.url().endsWith(path)),
  )
  await page.keyboard.press('Space')
  await Promise.all(refetches)
}

/** Median times of selecting a step in a sequence of 3 and in one of 30, opened alternately. */
async function timeSteps(page: Page, session: CDPSession, url: string): Promise<[number, number]> {
  const of3: number[] = []
  const of30: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    of3.push(...(await timeSequence(page, session, url, 3)))
    of30.push(...(await timeSequence(page, session, url, 30)))
  }
  return [median(of3), median(of30)]
}

async function timeSequence(page: Page, session: CDPSession, url: string, length: number) {
  await page.goto(`${url}/campaigns?flow=name`)
  await page.evaluate(storeDraft(length))
  await page.goto(`${url}/campaigns?flow=sequence`)
  const card = (step: number) => page.getByRole('button', { name: `Step ${step} · Email` })
  for (const step of [3, 2]) {
    await card(step).click()
    await page.getByRole('heading', { name: `Step ${step}: Email` }).waitFor()
  }
  await waitForIdle(page)
  await slowDown(session)
  const times: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    await card(repeat % 2 === 0 ? 3 : 2).focus()
    await waitForIdle(page)
    times.push(await timed(page, session, () => page.keyboard.press('Enter')))
  }
  await fullSpeed(session)
  return times
}

/** A script string, because tsx would add helpers that do not exist in the page. */
function storeDraft(length: number): string {
  const steps = Array.from({ length }, (_, index) => ({
    id: `step-${index + 1}`,
    subject: `Subject ${index + 1}`,
    content: '<p>Hi {{first_name}},</p><p>Shall we talk? {{unsubscribe_link}}</p>',
    sender: 'sales@example.com',
    delay: index === 0 ? 0 : 2,
    cc: '',
    showCc: false,
  }))
  const draft = JSON.stringify({ name: 'Long', listId: '4', steps })
  return `fetch('/api/auth/user').then((answer) => answer.json()).then(({ user }) =>
    localStorage.setItem('draft:' + user.id + ':campaign', ${JSON.stringify(draft)}))`
}
