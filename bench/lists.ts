import type { Browser, CDPSession, Page } from 'playwright'
import { type MockServer, startMockServer } from '../mocks/entry/http-server'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'
import { fullSpeed, slowDown, timed, waitForIdle, watchMainThread } from './main-thread'
import { median } from './median'

type Times = { screen: number[]; picker: number[]; key: number[] }

const FEW = 50
const MANY = 5_000
const ROUNDS = 5
const WORD = 'region'

/**
 * Compares 5,000 lists with 50, alternately: opening the Lists screen, opening the picker of lead
 * lists, and a key in its filter. Main-thread time in milliseconds at 4x slow-down. The target of
 * the ratios is at most 2.
 */
export async function benchLists(browser: Browser): Promise<Record<string, number>> {
  const sides = await Promise.all([FEW, MANY].map(async (count) => open(browser, count)))
  try {
    for (let round = 0; round < ROUNDS; round += 1) for (const side of sides) await measure(side)
    const [few, many] = sides
    return Object.fromEntries(
      (['screen', 'picker', 'key'] as const).flatMap((name) => {
        const [of50, of5000] = [few, many].map((side) => median(side?.times[name] ?? []))
        return [
          [`${name}, ${FEW} lists, ms`, of50 ?? 0],
          [`${name}, ${MANY} lists, ms`, of5000 ?? 0],
          [`${name}, ratio`, (of5000 ?? 0) / (of50 ?? 1)],
        ]
      }),
    )
  } finally {
    await Promise.all(sides.map(async ({ page }) => page.close()))
    await Promise.all(sides.map(async ({ server }) => server.close()))
  }
}

type Side = { server: MockServer; page: Page; session: CDPSession; times: Times }

async function open(browser: Browser, count: number): Promise<Side> {
  const server = await startMockServer({ staticFolder: distFolder })
  const { lists } = server.db
  for (let index = lists.count(); index < count; index += 1) {
    lists.insert({
      id: String(10_000 + index),
      name: `Region ${index} prospects`,
      description: 'Imported from the old system',
      createdAt: 0,
    })
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(server.url)
  await fillLogIn(page, 'user@example.com', 'password')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  const session = await watchMainThread(page)
  return { server, page, session, times: { screen: [], picker: [], key: [] } }
}

async function measure({ server, page, session, times }: Side) {
  await page.goto(server.url)
  await page.getByRole('list', { name: 'First lists' }).waitFor()
  await waitForIdle(page)
  await slowDown(session)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lists' })
  times.screen.push(
    await timed(page, session, async () => {
      await link.click()
      await page.getByRole('list', { name: 'Lists' }).getByRole('listitem').first().waitFor()
    }),
  )
  await fullSpeed(session)

  await page.goto(`${server.url}/campaigns?flow=name`)
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = page.getByRole('combobox', { name: 'Lead list' })
  await field.waitFor()
  await waitForIdle(page)
  await slowDown(session)
  times.picker.push(
    await timed(page, session, async () => {
      await field.click()
      await page.getByRole('option').first().waitFor()
    }),
  )
  const typing = await timed(page, session, async () => {
    for (const letter of WORD) {
      await page.keyboard.press(letter)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
  times.key.push(typing / WORD.length)
  await fullSpeed(session)
}
