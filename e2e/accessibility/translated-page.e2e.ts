import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { viewGroups } from '../support/views'

/**
 * Wraps every text at once, and each new one, like a page translator that ignores
 * `translate="no"`. Such a translator skips editable text.
 */
function translate() {
  const wrap = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode)
    for (const node of nodes) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim()) continue
      if (parent.closest('font, title, style, script, option, svg, [contenteditable]')) continue
      const font = document.createElement('font')
      node.parentNode?.replaceChild(font, node)
      font.append(node)
    }
  }
  new MutationObserver(wrap).observe(document, { subtree: true, childList: true })
}

const fonts = (page: Page) => page.locator('font').count()

for (const [group, views] of Object.entries(viewGroups)) {
  test(`${group} works in a page that is translated`, async ({ page, openAs, pageErrors }) => {
    await page.addInitScript(translate)
    await openAs('admin', '/')
    for (const { path, open, name } of views) {
      await test.step(name, async () => {
        await page.setViewportSize(
          name === 'menu of a phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        )
        await page.goto(path)
        await page.getByRole('main').waitFor({ state: 'attached' })
        await open?.(page)
        await expect.poll(() => fonts(page)).toBeGreaterThan(0)
        await page.keyboard.press('Escape')
        await expect(page.getByText('This screen has a problem'), name).toHaveCount(0)
      })
    }
    // Mails allow no scripts, also not the translator's.
    const isOfMail = (error: string) => error.includes("execution in 'about:srcdoc'")
    pageErrors.splice(0, Infinity, ...pageErrors.filter((error) => !isOfMail(error)))
  })
}

test('a translated page searches, ticks, filters and sorts', async ({ page, openAs }) => {
  await page.addInitScript(translate)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const tick = (name: string | RegExp) => page.getByRole('checkbox', { name }).first().click()
  const isWell = () => expect(page.getByText('This screen has a problem')).toHaveCount(0)

  await openAs('admin', '/search?jobTitles=%5B%22CEO%22%5D')
  await button('Search (1)').click()
  await page.getByRole('table', { name: 'Leads' }).waitFor()
  await page
    .getByRole('columnheader', { name: 'Company', exact: true })
    .getByRole('button')
    .first()
    .click()
  await tick('Select all')
  await expect(button(/^Delete \(25\)/)).toBeVisible()
  await tick('Select all')
  await expect(button(/^Delete \(25\)/)).toBeHidden()
  await isWell()

  await page.goto('/lists')
  const search = page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /search/i }))
    .first()
  await search.fill('pilot')
  await expect(button('View contacts of Pilot customers')).toBeVisible()
  await search.fill('nothing like it')
  await expect(button('View contacts of Pilot customers')).toBeHidden()
  await search.fill('')
  await expect(button('View contacts of Pilot customers')).toBeVisible()
  await isWell()

  await page.goto('/campaigns')
  await page
    .getByRole('columnheader', { name: 'Campaign Name' })
    .getByRole('button')
    .first()
    .click()
  await tick('Select Summer webinar')
  await expect(button('Launch (1)')).toBeVisible()
  await tick('Select Draft without a list')
  await expect(button('Launch (2)')).toBeVisible()
  await page.getByPlaceholder('Search a campaign...').fill('webinar')
  await expect(page.getByRole('checkbox', { name: 'Select Draft without a list' })).toBeHidden()
  await page.getByPlaceholder('Search a campaign...').fill('')
  await tick('Select Summer webinar')
  await tick('Select Draft without a list')
  await expect(button(/^Launch/)).toBeHidden()
  await isWell()

  await page.goto('/analytics')
  await page.getByRole('combobox', { name: 'Event type' }).click()
  await page.getByRole('option', { name: 'Replied' }).click()
  await button(/^Refresh/).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await isWell()
})
