import type { Browser } from 'playwright'
import { type MockServer, startMockServer } from '../mocks/entry/http-server'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'
import { longestTask } from './longest-task'
import { waitForIdle } from './main-thread'

type AudienceBench = {
  /** Number of distinct people in the lists of the selected campaigns. */
  people: number
  /** Longest task while the lists are read and counted, in milliseconds of CPU time. */
  longestReadingTaskMs: number
  /** Longest task while they are recounted after the selection has changed. The target is 50 ms. */
  longestCountingTaskMs: number
  longestDialogTaskMs: number
}

const CAMPAIGNS = 10
const LIST_SIZE = 5_000

/** Selects 10 campaigns with overlapping lists of 5,000, in the production build. */
export async function benchAudience(browser: Browser): Promise<AudienceBench> {
  const server = await startMockServer({ scenario: 'large', staticFolder: distFolder })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    giveLongLists(server)
    await page.goto(`${server.url}/campaigns?q=Wide+reach`)
    await fillLogIn(page, 'user@example.com', 'password')
    const first = page.getByRole('checkbox', { name: 'Select Wide reach 0' })
    await first.waitFor()
    const status = page.getByRole('region', { name: 'Selected campaigns' }).getByRole('status')
    const longestReadingTaskMs = await longestTask(browser, page, async () => {
      await page.getByRole('checkbox', { name: 'Select all' }).click()
      await status.filter({ hasText: 'in several of these campaigns' }).waitFor()
      await waitForIdle(page)
    })
    const longestCountingTaskMs = await longestTask(browser, page, async () => {
      for (let round = 0; round < 6; round += 1) {
        await first.click()
        await waitForIdle(page)
      }
    })

    const text = (await status.textContent()) ?? ''
    const longestDialogTaskMs = await longestTask(browser, page, async () => {
      const bar = page.getByRole('region', { name: 'Selected campaigns' })
      await bar.getByText(/^[\d,]+ people$/).click()
      await page.getByRole('dialog', { name: 'Recipients' }).getByRole('radio').first().waitFor()
      await waitForIdle(page)
    })
    return {
      people: Number(/([\d,]+) people/.exec(text)?.[1]?.replaceAll(',', '')),
      longestReadingTaskMs,
      longestCountingTaskMs,
      longestDialogTaskMs,
    }
  } finally {
    await page.close()
    await server.close()
  }
}

function giveLongLists({ db }: MockServer) {
  const contacts = db.contacts.all().map(({ id }) => id)
  const campaigns = db.campaigns.all().filter(({ status }) => status === 'paused')
  for (const [index, { id }] of campaigns.slice(-CAMPAIGNS).entries()) {
    const listId = String(1_000 + index)
    db.lists.insert({ id: listId, name: `Wide ${index}`, description: '', createdAt: 0 })
    db.memberships.add(listId, contacts.slice(index * 50, index * 50 + LIST_SIZE))
    db.campaigns.update(id, { listId, name: `Wide reach ${index}` })
  }
}
