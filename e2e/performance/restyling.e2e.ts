import type { Browser } from '@playwright/test'
import * as z from 'zod/mini'
import { expect, test } from '../support/app-test'

const traceEvents = z.array(
  z.object({
    name: z.string(),
    args: z.optional(z.object({ elementCount: z.optional(z.number()) })),
  }),
)

/** How many nodes the browser styles during the action. */
async function countStyled(browser: Browser, action: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  let count = 0
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of traceEvents.parse(value))
      if (name === 'UpdateLayoutTree') count += args?.elementCount ?? 0
  })
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  })
  await action()
  await session.send('Tracing.end')
  await complete
  return count
}

test('an opened dialog is styled once, and the page below is not', async ({ page, openAs }) => {
  await openAs('user', '/lists')
  const browser = page.context().browser()
  if (!browser) throw new Error('No browser')
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await page.getByRole('button', { name: /^View contacts of SaaS/ }).click()
    await expect(dialog.getByRole('row')).toHaveCount(49)
  }
  // The first time also inserts the style rules, with those of what comes last.
  await open()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const styled = await countStyled(browser, open)
  const nodes = await dialog.evaluate((element) => {
    const walker = document.createTreeWalker(
      element,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    let count = 0
    while (walker.nextNode()) count += 1
    return count
  })
  // Rows and marks that come later are styled once more.
  expect(styled).toBeLessThan(nodes * 2)
})
