import type { Browser } from 'playwright'
import { startMockServer } from '../mocks/entry/http-server'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'
import { longestTask } from './longest-task'
import { waitForIdle } from './main-thread'

type ContactsBench = {
  contacts: number
  /** From the click to the first row, in milliseconds, including the server's response. */
  openMs: number
  /** Longest tasks in milliseconds of CPU time. The target is 50. */
  longestOpeningTaskMs: number
  longestScrollingTaskMs: number
  longestSortingTaskMs: number
  /** What happens before paper: 1,000 rows in one task, because browsers do not wait for more. */
  longestPrintingTaskMs: number
}

const SIZE = 5_000

/** Opens a list of 5,000 contacts in the production build, scrolls through, sorts and prints it. */
export async function benchContacts(browser: Browser): Promise<ContactsBench> {
  const server = await startMockServer({ scenario: 'large', staticFolder: distFolder })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const contacts = server.db.contacts.all().slice(0, SIZE)
    server.db.lists.insert({ id: '1000', name: 'Long', description: '', createdAt: 0 })
    server.db.memberships.add(
      '1000',
      contacts.map(({ id }) => id),
    )

    await page.goto(`${server.url}/lists?q=Long`)
    await fillLogIn(page, 'user@example.com', 'password')
    const button = page.getByRole('button', { name: 'View contacts of Long' })
    await button.waitFor()

    const table = page.getByRole('region', { name: 'Contacts' })
    let openMs = 0
    const longestOpeningTaskMs = await longestTask(browser, page, async () => {
      const start = performance.now()
      await button.click()
      await table.getByRole('row').nth(1).waitFor()
      openMs = performance.now() - start
      await waitForIdle(page)
    })
    const longestScrollingTaskMs = await longestTask(browser, page, async () => {
      for (let step = 1; step <= 60; step += 1) {
        await table.evaluate((box, part) => (box.scrollTop = box.scrollHeight * part), step / 60)
      }
    })
    const longestSortingTaskMs = await longestTask(browser, page, async () => {
      for (const name of ['Company', 'Company', 'Email', 'Name']) {
        await table.getByRole('button', { name, exact: true }).click()
        await waitForIdle(page)
      }
    })
    const longestPrintingTaskMs = await longestTask(browser, page, async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await waitForIdle(page)
    })
    return {
      contacts: contacts.length,
      openMs,
      longestOpeningTaskMs,
      longestScrollingTaskMs,
      longestSortingTaskMs,
      longestPrintingTaskMs,
    }
  } finally {
    await page.close()
    await server.close()
  }
}
