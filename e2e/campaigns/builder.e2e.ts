import type { Locator, Page } from '@playwright/test'
import { expect, type OpenAs, test } from '../support/app-test'

/** Opens a campaign with two steps for editing. */
async function edit(page: Page, openAs: OpenAs) {
  await openAs('user', '/campaigns?flow=sequence&edit=2')
  const editor = page.getByRole('region', { name: 'Editor of step' })
  await expect(editor.getByRole('textbox', { name: 'Body' })).toBeVisible()
  return editor
}

const previewIn = (page: Page) => page.getByRole('region', { name: 'Preview of the step' })
const bottomOf = async (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((one) => one.getBoundingClientRect().bottom)

const mailText = (page: Page) =>
  previewIn(page)
    .locator('iframe')
    .evaluate(
      (frame: HTMLIFrameElement) =>
        new DOMParser().parseFromString(frame.srcdoc, 'text/html').body.textContent,
    )

/** Types until the page scrolls. */
async function writeMuch(page: Page) {
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.press('Control+End')
  for (let line = 1; line <= 30; line += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(`Line ${line}`)
  }
}

/** Clicks without scrolling; Playwright's own click would scroll the page in Firefox. */
async function pressInPlace(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not shown')
  await control.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('the preview stands beside the text and follows it', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const editor = await edit(page, openAs)
  await editor.getByRole('button', { name: 'Preview', exact: true }).click()
  const body = editor.getByRole('textbox', { name: 'Body' })
  const [text, preview] = await Promise.all([body.boundingBox(), previewIn(page).boundingBox()])
  expect(preview?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))

  await editor.getByRole('textbox', { name: 'Subject' }).fill('A new subject')
  await expect(previewIn(page).getByText('A new subject')).toBeVisible()
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Written now')
  await expect.poll(() => mailText(page)).toContain('Written now')
})

for (const [device, viewport] of [
  ['a laptop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the preview is one press away; Cancel, Save and the state of the draft stay in view', async ({
      page,
      openAs,
    }) => {
      const editor = await edit(page, openAs)
      await expect(page.getByText('No changes yet')).toBeInViewport()
      await page.getByRole('button', { name: 'Close notification' }).click()
      await writeMuch(page)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await pressInPlace(editor.getByRole('button', { name: 'Preview', exact: true }))
      await expect(previewIn(page).getByText('Contact 1 of')).toBeInViewport()
      await pressInPlace(editor.getByRole('button', { name: 'Hide preview' }))
      await expect(editor.getByRole('textbox', { name: 'Body' })).toBeFocused()
      await page.keyboard.type(', the last')
      await expect(editor.getByText('Line 30, the last')).toBeInViewport()

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Save Campaign' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(/^Draft kept \d?\d:\d\d\s[AP]M$/)).toBeInViewport({ ratio: 1 })

      await page.keyboard.press('Control+Home')
      const caretTop = () =>
        page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0)
      await expect.poll(caretTop).toBeGreaterThan(await bottomOf(page, 'Preview'))

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const subject = page.getByRole('textbox', { name: 'Subject' })
      await subject.focus()
      const top = await subject.evaluate((one) => one.getBoundingClientRect().top)
      expect(top).toBeGreaterThan(await bottomOf(page, 'Preview'))
    })

    test('toasts cover neither the head of the builder nor the title and Close of a dialog', async ({
      page,
      openAs,
    }) => {
      await edit(page, openAs)
      const covered = () =>
        page.locator('.toast').evaluate((toast) => {
          const box = toast.getBoundingClientRect()
          const dialog = document.querySelector('[aria-modal=true]')
          const needed = dialog
            ? dialog.querySelectorAll('h2, [aria-label=Close]')
            : document.querySelectorAll('main header :is(button, input)')
          return [...needed]
            .filter((control) => {
              const { left, right, top, bottom } = control.getBoundingClientRect()
              const isBeside = left >= box.right || right <= box.left
              return !isBeside && top < box.bottom && bottom > box.top
            })
            .map((control) => control.getAttribute('aria-label') ?? control.textContent)
        })
      await expect(page.getByText('Edit Mode')).toBeVisible()
      await expect.poll(covered).toEqual([])

      await page.goto('/lists?import=csv')
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a CSV file' }).click()
      const buffer = Buffer.from('name\nGrace')
      await (await chooser).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
      await expect(page.getByText('Invalid CSV format')).toBeVisible()
      await expect.poll(covered).toEqual([])
    })
  })
}

test('a step is moved up, and the steps are numbered and timed anew', async ({ page, openAs }) => {
  await edit(page, openAs)
  // Otherwise the original's steps would replace it.
  await page.getByLabel('Subject').fill('spring again')
  await page.getByRole('button', { name: 'Add all 2 steps' }).click()
  const step = (name: RegExp) => page.getByRole('button', { name })
  await expect(step(/^Step 1 · Email Day 1 spring/)).toBeVisible()
  await page.getByRole('button', { name: 'Move step 2 up' }).click()
  await expect(step(/^Step 1 · Email Day 1 .*question/)).toBeFocused()
  await expect(step(/^Step 2 · Email Day 2 spring/)).toBeVisible()
  await expect(page.getByText('Send immediately')).toHaveCount(1)
})

test('the open step and the view of the list are in the address', async ({
  page,
  openAs,
  calls,
}) => {
  await edit(page, openAs)
  await page.getByRole('button', { name: 'Add all 2 steps' }).click()
  await page.getByRole('button', { name: /^Step 2 · / }).click()
  await expect(page).toHaveURL(/step=step-3/)
  // A real reload asks first, which takes longer than saving the draft.
  await expect(page.getByText(/^Draft kept \d?\d:\d\d\s[AP]M$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Step 2: Email' })).toBeVisible()
  await page.goto(page.url().replace('step-3', 'gone'))
  await expect(page.getByRole('heading', { name: 'Step 1: Email' })).toBeVisible()

  await page.getByRole('button', { name: 'Cancel' }).click()
  const search = page.getByRole('searchbox', { name: 'Search a campaign...' })
  await search.waitFor()
  const entries = await page.evaluate(() => history.length)
  calls.length = 0
  await search.pressSequentially('spring')
  await page.getByRole('button', { name: 'Campaign Name', exact: true }).click()
  await expect(page).toHaveURL(/q=spring/)
  await expect(page).toHaveURL(/sort=name/)
  // One entry, for the sort order, which Back undoes; none for typing.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(calls).toEqual([])

  await page.getByRole('button', { name: 'Fintech spring push', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Fintech spring push' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Fintech spring push' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(search).toHaveValue('spring')
  await expect(page.getByRole('columnheader', { name: 'Campaign Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.goto('/campaigns?details=gone&status=none&sort=-nothing')
  await expect(page.getByText('This campaign does not exist, or was deleted')).toBeVisible()
})
