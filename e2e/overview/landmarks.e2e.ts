import type { Locator, Page } from '@playwright/test'
import { beginCampaign } from '../support/begin-campaign'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()
const rows = (page: Page) => page.locator('tbody tr')

/** Ten places that an eye returns to; each screen has most of them. */
const landmarks: Readonly<Record<string, (page: Page) => Locator>> = {
  navigation: (page) => page.getByRole('link', { name: 'Campaigns', exact: true }).first(),
  heading: (page) => main(page).getByRole('heading', { level: 1 }),
  'main action': (page) => button(page, /^(Create Contact|Create a new campaign|Save Campaign)$/),
  filters: (page) => page.getByRole('region', { name: 'Filters' }),
  'status filter': (page) => page.getByRole('combobox', { name: 'Status' }),
  search: (page) =>
    page.getByRole('searchbox', {
      name: /^(Find in these results|Search a campaign...|Search lists)$/,
    }),
  view: (page) => button(page, 'View'),
  'header of the table': (page) =>
    page.locator('thead, [role=group][aria-label="Sort by"]').first(),
  'first row': (page) => rows(page).first(),
  'chain of steps': (page) => page.getByRole('region', { name: 'Steps' }),
  'text of the mail': (page) => page.getByRole('textbox', { name: 'Body' }),
}

async function placesOn(page: Page) {
  const places: Record<string, string> = {}
  for (const [name, find] of Object.entries(landmarks)) {
    const landmark = find(page)
    if ((await landmark.count()) !== 1 || !(await landmark.isVisible())) continue
    const box = await landmark.boundingBox()
    if (box) places[name] = `${Math.round(box.x)}, ${Math.round(box.y)}`
  }
  return places
}

/** Acts, waits for the effect, and compares the places of all landmarks. */
async function staysAfter(page: Page, act: string, change: () => Promise<void>) {
  await test.step(act, async () => {
    const before = await placesOn(page)
    expect(Object.keys(before).length).toBeGreaterThan(3)
    await change()
    await expect.poll(() => placesOn(page), act).toEqual(before)
  })
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]

for (const size of sizes) {
  test(`no landmark moves in a window of ${size.width} pixels, whatever one does`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize(size)
    await openAs('user', `/search?jobTitles=${encodeURIComponent('["CEO"]')}&limit=50`)
    await page.getByRole('button', { name: 'Search (1)' }).click()
    await expect(rows(page).first()).toBeVisible()
    const editFilters = page.getByRole('button', { name: 'Edit filters' })
    await staysAfter(page, 'the filters open over the leads', async () => {
      await editFilters.click()
      await expect(page.getByRole('combobox', { name: 'Industry' })).toBeInViewport()
    })
    await staysAfter(page, 'the filters close', async () => {
      await page.keyboard.press('Escape')
      await expect(editFilters).toHaveAttribute('aria-expanded', 'false')
    })
    await staysAfter(page, 'a lead is selected', async () => {
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check()
      await expect(page.getByText('1 selected')).toBeVisible()
    })
    await staysAfter(page, 'the panel of a lead opens', async () => {
      await rows(page).getByRole('button').first().click()
      await expect(button(page, 'Close details')).toBeVisible()
    })
    await staysAfter(page, 'the panel closes', async () => {
      await button(page, 'Close details').click()
      await expect(button(page, 'Close details')).toBeHidden()
    })

    await openAs('user', '/campaigns')
    await expect(rows(page).first()).toBeVisible()
    await staysAfter(page, 'a filter is chosen', async () => {
      await chooseIn(page.getByRole('combobox', { name: 'Status' }), 'Active')
      await expect(button(page, 'Reset view')).toBeVisible()
    })
    await staysAfter(page, 'the view is reset', async () => {
      await button(page, 'Reset view').click()
      await expect(button(page, 'Reset view')).toBeHidden()
    })
    await staysAfter(page, 'a campaign is selected', async () => {
      await page.getByRole('checkbox', { name: 'Select Summer webinar' }).check()
      await expect(button(page, 'Launch (1)')).toBeVisible()
    })
    await staysAfter(page, 'the panel of a campaign opens', async () => {
      await button(page, 'Founders intro').click()
      await expect(button(page, 'Close details')).toBeVisible()
    })

    await openAs('user', '/lists')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await staysAfter(page, 'a list is searched', async () => {
      await page.getByRole('searchbox', { name: 'Search lists' }).fill('pilot')
      await expect(button(page, 'Reset view')).toBeVisible()
    })

    await openAs('user', '/campaigns?flow=name')
    await beginCampaign(page, 'Autumn')
    await expect(page.getByText(/^\d+ to check$/)).toBeVisible()
    await staysAfter(page, 'the AI panel opens', async () => {
      await button(page, 'AI help').click()
      await expect(button(page, 'Generate')).toBeInViewport({ ratio: 1 })
    })
    await staysAfter(page, 'the preview takes its place', async () => {
      await button(page, 'Preview').click()
      await expect(page.getByRole('region', { name: 'Preview of the step' })).toBeVisible()
    })
    const { width } = (await page.getByRole('textbox', { name: 'Body' }).boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(560)
  })
}
