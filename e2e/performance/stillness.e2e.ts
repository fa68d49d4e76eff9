import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { beginCampaign } from '../support/begin-campaign'
import { chooseIn } from '../support/choose-in'

const widths = [390, 1024, 1280, 1440, 1920]
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()

/** Fails if one of the elements has moved after `act`. */
async function expectStill(watched: readonly Locator[], act: () => Promise<unknown>) {
  const places = async () =>
    Promise.all(
      watched.map(async (one) =>
        one.evaluate((element) => {
          const { x, y } = element.getBoundingClientRect()
          // Pressing a control may scroll to it.
          return [x, y + window.scrollY].map(Math.round)
        }),
      ),
    )
  const before = await places()
  await act()
  expect(await places()).toEqual(before)
}

test('a search, filters, a selection and a hidden address move neither rows nor controls', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('user', `/search?jobTitles=${encodeURIComponent('["CEO"]')}`)
  // Otherwise the results would survive a reload.
  await page.addInitScript(() => sessionStorage.clear())
  for (const width of widths) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.reload()
      // A phone's scroll bar takes no room.
      if (width < 500) await page.addStyleTag({ content: 'html { scrollbar-width: none }' })
      await expect(page.getByText('No Results Yet')).toBeVisible()
      const limit = page.getByRole('spinbutton', { name: 'Result limit' })
      const watched = [
        button(page, 'Search (1)'),
        button(page, 'Create Contact'),
        page.getByRole('searchbox', { name: 'Find in these results' }),
        ...(width > 500 ? [limit] : []),
      ]
      await expectStill(watched, async () => {
        await button(page, 'Search (1)').click()
        await expect(page.locator('.from-list').first()).toBeVisible()
      })
      const row = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
      watched.push(button(page, 'Edit filters'), row)
      const search = server.hold('searchLeads')
      await expectStill(watched, async () => {
        await button(page, 'Search (1)').click()
        await expect(button(page, 'Cancel')).toBeVisible()
      })
      search.end()
      await expect(button(page, 'Cancel')).toHaveCount(0)
      await expectStill(watched, async () => {
        await button(page, 'Edit filters').click()
        await expect(page.getByRole('combobox', { name: 'Seniority' })).toBeInViewport()
        await limit.fill('30')
        await limit.blur()
        await expect(button(page, 'Restore that search')).toBeInViewport()
      })
      await button(page, 'Restore that search').click()
      // On a phone, the count is below the actions.
      if (width > 500) watched.push(page.getByRole('group', { name: 'Actions' }))
      await expectStill(watched, async () => {
        await page.getByRole('checkbox', { name: 'Select all' }).click()
        await expect(page.getByText(/\d to reveal$/)).toBeVisible()
      })
      await button(page, 'Clear selection').click()
    })
  }
})

test('a launch on hold takes the place of the selection', async ({ page, openAs }) => {
  await page.clock.install()
  await openAs('user', '/campaigns')
  await page.evaluate(() => localStorage.setItem('hold-launches', 'on'))
  await page.reload()
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  const selection = page.getByRole('region', { name: 'Selected campaigns' })
  const hold = page.getByRole('region', { name: 'On hold' })
  for (const width of widths.slice(1)) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByText('40 people will get this').first()).toBeVisible()
    const before = await selection.boundingBox()
    await button(page, 'Launch (1)').click()
    await expect(button(page, 'Undo')).toBeVisible()
    expect(await hold.boundingBox()).toEqual(before)
    await button(page, 'Undo').click()
    await expect(selection).toBeVisible()
  }
})

test('the head, AI help and Preview keep their places', async ({ page, openAs, server }) => {
  await openAs('user', '/')
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const contacts = server.hold('getListContacts')
    await page.goto('/campaigns?flow=sequence&edit=4')
    await expect(button(page, 'Rehearse')).toBeVisible()
    const head = [page.getByRole('combobox', { name: 'Lead list' }), button(page, 'Rehearse')]
    await expectStill(head, async () => {
      contacts.end()
      await expect(button(page, '11 people')).toBeVisible()
    })
  }
  await page.goto('/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  await expect(page.getByText(/^\d+ to check$/)).toBeVisible()
  const line = page.getByRole('textbox', { name: 'Body' }).locator('p').first()
  const watched = [line, button(page, /AI help$/), button(page, /review$/)]
  for (const width of widths.slice(1)) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['AI help', 'Preview', 'Hide preview'])
      await expectStill(watched, async () => button(page, name).click())
  }
})

const lists = [
  ['/campaigns', 'Create a new campaign', 'Founders intro'],
  ['/lists', 'Import new leads', 'SaaS founders in New York'],
  ['/analytics', 'Refresh', 'Éloïse Wilson'],
] as const

test('what is found, selected or open moves no row of a list', async ({ page, openAs }) => {
  await openAs('user', '/')
  for (const [path, primary, opens] of lists)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const shown = page.getByText(opens).first()
      await expect(shown).toBeVisible()
      const find = page.locator('main [type=search]').first() // Found behind a dialog, too.
      const main = page.locator('main button', { hasText: primary }).first()
      const watched = [find, main, page.locator('tbody tr, main li').first()]
      const select = page.getByRole('checkbox', { name: 'Select Summer webinar' })
      if (path === '/campaigns') await expectStill(watched, async () => select.click())
      // In a narrow window, "Reset view" takes a row.
      await expectStill(width < 1280 ? [find] : watched, async () => {
        await find.fill(opens)
        await expect(page.getByText('Reset view').first()).toBeVisible()
      })
      await expectStill(watched, async () => {
        await shown.click()
        await expect(page.getByRole('dialog')).toBeVisible()
      })
    }
})

test('a type of events, the errors of a dialog and its tabs move nothing', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/analytics')
  const type = page.getByRole('combobox', { name: 'Event type' })
  await expect(page.getByText('from last month').first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const watched = [
      page.getByRole('searchbox'),
      button(page, 'Refresh'),
      page.getByRole('columnheader', { name: 'Contact' }),
      page.getByRole('columnheader', { name: 'Time' }),
    ]
    await expectStill(watched, async () => chooseIn(type, 'Replied'))
    await button(page, 'Reset view').click()
  }
  // A dialog grows while it opens.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const dialog = page.getByRole('dialog')
  await page.goto('/search')
  await button(page, 'Create Contact').click()
  const fields = ['First name', 'Email', 'Phone', 'Industry'].map((name) =>
    dialog.getByText(name, { exact: true }),
  )
  await expectStill(fields, async () => {
    await dialog.getByRole('button', { name: 'Create Contact' }).click()
    await expect(dialog.getByText('Enter an email address.')).toBeVisible()
  })
  const covered = () =>
    dialog.locator('input, [role=combobox], [data-footer] button').evaluateAll((controls) =>
      controls.filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.toast')
      }),
    )
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await dialog.getByRole('button', { name: 'Create Contact' }).click()
    await expect(page.locator('.toast')).toBeVisible()
    await expect.poll(covered).toEqual([])
  }
  await page.goto('/lists')
  await button(page, 'Import new leads').click()
  await expectStill([dialog.getByRole('heading')], async () => {
    await dialog.getByRole('tab', { name: 'Search & Import' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Location' })).toBeVisible()
  })
})
