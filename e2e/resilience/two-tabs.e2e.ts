import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from '../support/app-test'

// campaign-draft.test.tsx covers plain HTTP, where there are no locks.
test('a draft that is open in one tab is taken over with its last input @first', async ({
  page,
  openAs,
  context,
  server,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.click()
  await page.keyboard.type('Mine')
  await expect(page.getByText(/^Draft kept \d?\d:\d\d\s[AP]M$/)).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('Open in another tab')).toBeVisible()
  await expect(other.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.type(' and more')
  await other.getByRole('button', { name: 'Take over' }).click()
  const otherBody = other.getByRole('textbox', { name: 'Body' })
  await expect(otherBody).toHaveText('Mine and more')
  await expect(page.getByText('Open in another tab')).toBeVisible()

  await otherBody.click()
  await other.keyboard.press('Control+End')
  await other.keyboard.type('!')
  await other.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(other.getByText('Campaign created')).toBeVisible()
  expect(server.db.campaigns.all().at(-1)?.emailTemplate).toContain('Mine and more!')
  // The first tab was waiting for the draft, which has become a campaign.
  await expect(page.getByRole('button', { name: 'Create a new campaign' })).toBeVisible()
})

test('a closed tab releases its draft to the tab that waits for it', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
  await expect(page).toHaveURL(/draft=/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('Open in another tab')).toBeVisible()
  await page.close()
  await expect(other.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Autumn')
})

test('a reload right after the last key loses nothing, neither text nor files nor Undo @first', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByRole('button', { name: 'Remove offer.pdf' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('Hello')
  page.on('dialog', async (dialog) => {
    // A user takes longer to answer than the device to write. Chromium drops the transactions of a
    // closed page that still wait for the disk.
    await other.evaluate(waitForDrafts)
    await dialog.accept()
  })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText('Hello')
  await expect(page.getByRole('button', { name: 'Remove offer.pdf' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText('')
  await page.keyboard.press('Control+y')
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText('Hello')
})

test('eight pictures of 500 kB are kept', async ({ page, openAs, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.click()
  await page.evaluate(async () => {
    const picture = `data:image/png;base64,${'A'.repeat(660_000)}`
    const html = `<p>Pictures ${`<img src="${picture}">`.repeat(8)}</p>`
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  })
  await page.keyboard.press('Control+v')
  await expect(body.locator('img')).toHaveCount(8)
  await expect(page.getByText(/^Draft kept \d?\d:\d\d\s[AP]M$/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(body.locator('img')).toHaveCount(8)
})

/** Resolves when earlier writes are done: a read waits for them. */
const waitForDrafts = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('drafts')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('parts').objectStore('parts').count()
      reading.addEventListener('success', () => resolve())
      reading.addEventListener('error', reject)
    })
  })

test('a list that two tabs save at once is made once, and the second tab is told', async ({
  page,
  openAs,
  context,
  server,
}) => {
  const fair = () => server.db.lists.all().filter(({ name }) => name === 'Fair')
  const beginSaving = async (tab: typeof page) => {
    await tab.getByRole('button', { name: 'Search (1)' }).click()
    await tab
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
    await tab.getByRole('button', { name: 'Create List (1)' }).click()
    const dialog = tab.getByRole('dialog', { name: 'Create List' })
    await dialog.getByRole('textbox', { name: 'List name' }).fill('Fair')
    await dialog.getByRole('button', { name: 'Create List' }).click()
  }
  const search = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`
  await openAs('user', search)
  const other = await context.newPage()
  await other.goto(search)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/leads', async (route) => {
    await isReleased
    await route.fallback()
  })
  await beginSaving(page)
  await expect.poll(() => fair().length).toBe(1)
  await beginSaving(other)
  release()
  await expect(page.getByText('List created', { exact: true })).toBeVisible()
  await expect(
    other.getByText('Another tab has just saved a list “Fair”. Retry saves a second one.'),
  ).toBeVisible()
  expect(fair()).toHaveLength(1)
})
