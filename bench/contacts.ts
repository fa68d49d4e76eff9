import type { Browser } from 'playwright'
import { startMockServer } from '../mocks/entry/http-server'
import { distFolder } from '../e2e/support/dist'
import { fillLogIn } from '../e2e/support/log-in'
import { watchLongTasks } from '../e2e/support/long-tasks'

type ContactsBench = {
  contacts: number
  /** From the click to the first row, in milliseconds, including the server's response. */
  openMs: number
  /** Longest task of the main thread. The target is 100 ms, both opening and scrolling. */
  longestOpeningTaskMs: number
  longestScrollingTaskMs: number
}

/** Opens the longest list of the scenario "large" in the production build and scrolls through it. */
export async function benchContacts(browser: Browser): Promise<ContactsBench> {
  const server = await startMockServer({ scenario: 'large', staticFolder: distFolder })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const longest = server.db.lists
      .all()
      .map(({ name, id }) => ({
        name,
        size: server.db.memberships.of(id).length,
      }))
      .toSorted((a, b) => b.size - a.size)[0]
    if (!longest) throw new Error('The scenario "large" has no lists')

    await page.goto(`${server.url}/lists`)
    await fillLogIn(page, 'user@example.com', 'password')
    const button = page.getByRole('button', { name: `View contacts of ${longest.name}` }).first()
    await button.waitFor()

    const takeLongestTask = await watchLongTasks(page)
    const start = performance.now()
    await button.click()
    const table = page.getByRole('region', { name: 'Contacts' })
    await table.getByRole('row').nth(1).waitFor()
    const openMs = performance.now() - start
    const longestOpeningTaskMs = await takeLongestTask()

    for (let step = 1; step <= 60; step += 1) {
      await table.evaluate((box, part) => (box.scrollTop = box.scrollHeight * part), step / 60)
    }
    return {
      contacts: longest.size,
      openMs,
      longestOpeningTaskMs,
      longestScrollingTaskMs: await takeLongestTask(),
    }
  } finally {
    await page.close()
    await server.close()
  }
}
