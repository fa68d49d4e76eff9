import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'

const ceos = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`

const headings = (page: Page) => page.getByRole('columnheader').allTextContents()
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const widthOf = async (page: Page, name: string) =>
  (await heading(page, name).boundingBox())?.width ?? 0
const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'View' })
const column = (page: Page, name: string) => menu(page).getByRole('checkbox', { name })
test('the columns are kept on the device, for the user', async ({ page, logIn, openAs }) => {
  await openAs('user', '/campaigns')
  const usual = [
    '',
    'Status',
    'Campaign Name',
    'Leads completed',
    'Sender',
    'Created at',
    'Actions',
  ]
  await expect(heading(page, 'Status')).toBeVisible()
  expect(await headings(page)).toEqual(usual)

  await view(page).click()
  await expect(column(page, 'Campaign Name')).toBeDisabled()
  await column(page, 'Sender').uncheck()
  const changed = usual.filter((name) => name !== 'Sender')
  expect(await headings(page)).toEqual(changed)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(view(page)).toBeFocused()

  await page.reload()
  await expect(heading(page, 'Status')).toBeVisible()
  expect(await headings(page)).toEqual(changed)

  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('admin')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(heading(page, 'Sender')).toBeVisible()
  expect(await headings(page)).toEqual(usual)
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('user')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(heading(page, 'Status')).toBeVisible()
  expect(await headings(page)).toEqual(changed)
  await view(page).click()
  await menu(page).getByRole('button', { name: 'Reset columns' }).click()
  expect(await headings(page)).toEqual(usual)
})

test('the leads have a further column', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openAs('user', `${ceos}&limit=300`)
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText('leads found')).toBeVisible()
  expect((await headings(page)).join()).toBe(',Name & Title,Company,Location,Industry,Email')
  expect(
    await page
      .getByRole('region', { name: 'Leads' })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await view(page).click()
  await column(page, 'Company Size').check()
  await expect(heading(page, 'Company Size')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Company Size' }).click()
  await expect(heading(page, 'Company Size')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=companySize/)

  expect(await widthOf(page, 'Company')).toBeGreaterThan(120)
})

const LEAST_NAME_PX = 96
const webinar = '/campaigns?q=webinar'

/**
 * Headings, addresses and statuses that are cut, names that get less than their least width, and
 * companies that are cut beside room for them.
 */
const cutCells = (page: Page) =>
  page
    .locator(
      'th, .sort > span, .columns > *, .long-address:not(.late *) > *, .long-address > :last-child, .late > .mark, td:has(> .address), .from-list:has(> .address), .late > span:has(.address), .uses, td:has(> .switch), td .name bdi, td .opens, .lead-name, td:has(.second-line) + td',
    )
    .evaluateAll((cells, leastName) => {
      const texts = [...document.querySelectorAll('.lead-name bdi, .second-line :last-child')]
      const rights = texts.map((text) => text.getBoundingClientRect().right + 12)
      const name = texts[0]?.closest('td')?.getBoundingClientRect().right ?? 0
      const room = name - Math.max(...rights)
      return cells
        .filter((cell) => cell.checkVisibility())
        .filter((cell) => {
          const { scrollWidth, clientWidth, clientHeight } = cell
          if (clientWidth === 0) return clientHeight > 0
          if (cell.matches('td:has(.second-line) + td'))
            return scrollWidth > clientWidth && room > 32
          const isName = cell.matches('.name bdi, .opens, .lead-name')
          const least = isName ? Math.min(scrollWidth, leastName) : scrollWidth
          return clientWidth + 1 < least || clientHeight > 52
        })
        .map(({ textContent }) => textContent)
    }, LEAST_NAME_PX)

test('no heading, address, status or name is cut at 768 to 1920 pixels', async ({
  page,
  openAs,
}) => {
  await openAs('user', ceos)
  for (const language of ['en', 'de', 'es', 'fr', 'pt']) {
    await page.evaluate((value) => localStorage.setItem('language', value), language)
    for (const path of [ceos, '/lists', '/lists?contacts=1', '/campaigns', '/analytics', webinar]) {
      await page.goto(path)
      if (path === ceos) {
        await page.getByRole('button', { name: /\(1\)$/ }).click()
        await expect(page.locator('.from-list').first()).toBeVisible()
      }
      if (path === webinar) {
        await page.locator('tbody .pick').first().click()
        await page.getByRole('button', { name: /^40 / }).first().click()
        await expect(page.locator('.late').first()).toBeVisible()
      }
      await expect(page.locator('main li, tbody tr').first()).toBeVisible()
      for (const width of [768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => cutCells(page), `${path} ${language} ${width}`).toEqual([])
      }
    }
  }
})

test('the cards of a phone show the chosen columns', async ({ page, openAs }) => {
  await openAs('user', ceos)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Search (1)' }).click()
  const cards = page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
  const card = cards.first()
  await expect(cards.filter({ hasText: 'Hidden' }).first()).toBeVisible()
  // A long address ends before the mark of its list.
  const addresses = page.locator('.from-list > bdi')
  await expect(addresses.first()).toBeVisible()
  const leaving = await addresses.evaluateAll((all) =>
    all.filter(
      (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'visible',
    ),
  )
  expect(leaving).toHaveLength(0)
  const height = (await card.boundingBox())?.height ?? 0
  await view(page).click()
  await column(page, 'Email').uncheck()
  await column(page, 'Company Size').check()
  await expect(menu(page).getByRole('button')).toHaveText(['Reset columns'])
  await expect(cards.filter({ hasText: 'Hidden' })).toHaveCount(0)
  await expect(card).toContainText(/\d employees/)
  // Without its last line, a card is lower.
  await column(page, 'Location').uncheck()
  await column(page, 'Industry').uncheck()
  expect((await card.boundingBox())?.height).toBeLessThan(height)
})
