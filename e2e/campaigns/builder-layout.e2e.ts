import type { Page } from '@playwright/test'
import { expect, type OpenAs, test } from '../support/app-test'
import { beginCampaign } from '../support/begin-campaign'
import { chooseIn } from '../support/choose-in'

type Size = { width: number; height: number }

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' })
const chain = (page: Page) => page.getByRole('region', { name: 'Steps' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the step' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function boxOf(locator: ReturnType<typeof body>) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Opens a new draft in a window of this size. */
async function openNew(page: Page, openAs: OpenAs, size: Size) {
  await page.setViewportSize(size)
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  await expect(page.getByText(/^\d+ to check$/)).toBeVisible()
  await expect(body(page)).toBeVisible()
}

async function openEdited(page: Page, openAs: OpenAs, size: Size) {
  await page.setViewportSize(size)
  await openAs('user', '/campaigns?flow=sequence&edit=2')
  await expect(page.getByText(/^Saving creates a new campaign/)).toBeVisible()
  await expect(page.getByText(/^\d+ to check$/)).toBeVisible()
  await expect(body(page)).toBeVisible()
}

/** Top of the text, and the number of its lines that fit in the window. */
const roomToWrite = (page: Page) =>
  body(page).evaluate((text) => {
    const first = text.querySelector('p')?.getBoundingClientRect().top ?? Infinity
    const last = Math.min(text.getBoundingClientRect().bottom, innerHeight)
    const top = Math.round(first)
    return { top, lines: (last - first) / Number.parseFloat(getComputedStyle(text).lineHeight) }
  })

const rooms = [
  { width: 1440, height: 900, top: 330, lines: 18 },
  { width: 1280, height: 720, top: 330, lines: 10 },
  { width: 390, height: 844, top: 215, lines: 12 },
]

test('a mail begins near the top, with many lines in view', async ({ page, openAs }) => {
  await openNew(page, openAs, { width: 1440, height: 900 })
  for (const { width, height, top, lines } of rooms) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => (await roomToWrite(page)).top, `${width}`)
      .toBeLessThanOrEqual(top)
    expect((await roomToWrite(page)).lines, `${width}`).toBeGreaterThanOrEqual(lines)
    const toolbar = await boxOf(page.getByRole('toolbar', { name: 'Formatting' }))
    expect(toolbar.height, `${width}`).toBe(40)
    for (const name of ['Subject', 'Sender']) {
      const row = await boxOf(page.getByLabel(name, { exact: true }))
      expect(row.height, `${name} at ${width}`).toBeLessThanOrEqual(40)
    }
  }
})

test('the notes of an edited campaign leave 12 lines, and open', async ({ page, openAs }) => {
  await openEdited(page, openAs, { width: 1440, height: 900 })
  expect((await roomToWrite(page)).lines).toBeGreaterThanOrEqual(12)
  const step = page.getByRole('button', { name: /^Step 2: Re: A question/ })
  await expect(step).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await roomToWrite(page)).top).toBeLessThanOrEqual(260)
  await expect(page.getByRole('button', { name: /^Add all \d steps/ })).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByText(/^Saving creates a new campaign/).click()
  await step.click()
  await expect(page.getByRole('button', { name: /^Step \d · / })).toHaveCount(2)
})

test('the first change of an edited campaign may be a new step', async ({ page, openAs }) => {
  await openEdited(page, openAs, { width: 1440, height: 900 })
  await chooseIn(page.getByRole('button', { name: 'Add step' }), 'Email')
  await expect(page.getByRole('heading', { name: 'Step 2: Email' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Once more')
  await expect(page.getByRole('button', { name: /^Step 2 · .*Once more/ })).toBeVisible()
})

test('the toolbar shows the specified buttons in one row at 1440 pixels', async ({
  page,
  openAs,
}) => {
  await openNew(page, openAs, { width: 1440, height: 900 })
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  const names =
    'Header 1, Header 2, Bold, Italic, Underline, Numbered list, Bullet list, Align left, Align centre, Align right, Quote, Code block, Link, Clear formatting'
  for (const name of names.split(', ')) {
    await expect(toolbar.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  const more = toolbar.getByRole('button', { name: 'More', exact: true })
  const picture = toolbar.getByRole('button', { name: 'Picture' })
  await expect(picture).not.toBeInViewport()
  await more.click()
  await expect(picture).toBeInViewport({ ratio: 1 })
  await more.click()
  await expect(picture).not.toBeInViewport()
})

const layouts = [
  { width: 1920, height: 1080, isBeside: true, isColumn: true },
  { width: 1440, height: 900, isBeside: true, isColumn: true },
  { width: 1280, height: 720, isBeside: true, isColumn: true },
  { width: 1024, height: 768, isBeside: false, isColumn: false },
  { width: 390, height: 844, isBeside: false, isColumn: false },
]

test('the panel is beside the text where there is room, and Escape brings the caret back', async ({
  page,
  openAs,
}) => {
  await openNew(page, openAs, { width: 1920, height: 1080 })
  for (const { width, height, isBeside, isColumn } of layouts) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height })
      await body(page).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type('Before')
      await press(page, 'AI help')
      await expect(page.getByRole('region', { name: 'AI help' })).toBeInViewport()
      await press(page, 'Preview')
      await expect(page.getByRole('region', { name: 'AI help' })).toBeHidden()
      await expect(preview(page).getByText('Contact 1 of 12')).toBeInViewport()
      const [text, panel] = await Promise.all([boxOf(body(page)), boxOf(preview(page))])
      const around = await boxOf(page.locator('[data-side-panel]'))
      expect(panel.bottom).toBeGreaterThan(Math.min(height, around.bottom) - 32)
      const control = (name: string) => boxOf(preview(page).getByRole('button', { name }))
      expect((await control('Next contact')).y).toBe((await control('Copy text')).y)
      if (isBeside) {
        expect(panel.x).toBeGreaterThanOrEqual(text.right)
        expect(text.width).toBeGreaterThanOrEqual(560)
        expect(panel.width).toBeGreaterThanOrEqual(340)
      } else {
        expect(panel.x).toBeLessThan(text.right)
      }
      // On a phone, the panel leaves no room for them.
      if (width > 480) {
        const steps = await boxOf(chain(page))
        expect(isColumn ? steps.right <= text.x : steps.bottom <= text.y).toBe(true)
        expect((await boxOf(chain(page).locator('[data-step]'))).height).toBe(56)
      }

      await preview(page).getByRole('button', { name: 'Next contact' }).press('Escape')
      await expect(preview(page)).toBeHidden()
      await expect(body(page)).toBeFocused()
      await page.keyboard.type(', after')
      await expect(body(page)).toHaveText('Before, after')
    })
  }
})

/** Left edge and top of the first character. */
const firstLine = (page: Page) =>
  body(page).evaluate((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const [{ x, y } = { x: NaN, y: NaN }] = range.getClientRects()
    return { x, y }
  })

test('a panel moves neither the first line, the chain of steps nor the header', async ({
  page,
  openAs,
}) => {
  await openNew(page, openAs, { width: 1280, height: 720 })
  await body(page).fill('Hello')
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const places = async () => [
      await firstLine(page),
      await boxOf(chain(page)),
      await boxOf(page.getByRole('main').locator('header').first()),
      await boxOf(page.getByRole('button', { name: 'Save Campaign' })),
      await boxOf(page.getByRole('heading', { name: 'Step 1: Email' })),
    ]
    const before = await places()
    const subject = await boxOf(page.getByRole('textbox', { name: 'Subject' }))
    // Its border and padding.
    expect((await firstLine(page)).x).toBeCloseTo(subject.x + 5, 0)
    await press(page, 'AI help')
    await expect(page.getByRole('button', { name: 'Generate' })).toBeInViewport({ ratio: 1 })
    expect((await boxOf(page.locator('[data-side-panel] [data-docked]'))).height).toBe(40)
    expect(await places()).toEqual(before)
    expect((await boxOf(body(page))).width).toBeGreaterThanOrEqual(560)
    await press(page, 'Preview')
    await expect(preview(page)).toBeVisible()
    expect(await places()).toEqual(before)
    await press(page, 'Hide preview')
    expect(await places()).toEqual(before)
  }
})

test('a drawer closes when its text is written again', async ({ page, openAs }) => {
  await openNew(page, openAs, { width: 1024, height: 768 })
  await press(page, 'Preview')
  await page.getByRole('textbox', { name: 'Subject' }).click({ position: { x: 4, y: 20 } })
  await expect(preview(page)).toBeHidden()
  await page.keyboard.type('Hello')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')
})

test('many steps scroll beside the text, and sideways on a phone', async ({ page, openAs }) => {
  await openNew(page, openAs, { width: 1440, height: 900 })
  for (let step = 2; step <= 9; step += 1) {
    await press(page, 'Add step')
    await page.getByRole('menuitem', { name: 'Email' }).click()
  }
  await expect(page.getByRole('button', { name: 'Delete step 9' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(chain(page)).toBeHidden()
  await page.getByRole('button', { name: 'Step 9 of 9' }).click()
  // Without the scroll bar that Firefox shows.
  expect(await chain(page).evaluate((row) => row.clientHeight)).toBeLessThanOrEqual(64)
  await page.getByRole('button', { name: /^Step 9 · / }).click()
  await page.getByRole('button', { name: 'Step 9 of 9' }).click()
  await page.getByRole('button', { name: 'Delete step 9' }).click()
  await page.getByRole('button', { name: 'No step is selected' }).click()
  await expect(page.getByRole('button', { name: /^Step \d · / })).toHaveCount(8)
})

test('on a phone the tools are above the keyboard, and the last line above the tools', async ({
  page,
  openAs,
}) => {
  await openNew(page, openAs, { width: 1440, height: 900 })
  await page.setViewportSize({ width: 390, height: 844 })
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  await body(page).click()
  await page.keyboard.insertText(Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n'))
  await expect.poll(async () => (await boxOf(toolbar)).y).toBeGreaterThan(700)
  // Browsers with an on-screen keyboard report the area above it, and do not resize the page.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 500 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await page.keyboard.type(' and the end')
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(toolbar)
      return y + height
    })
    .toBe(500)
  const last = page.getByText('and the end')
  expect((await boxOf(last)).y + (await boxOf(last)).height).toBeLessThanOrEqual(460)
})
