import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Call } from '../../mocks/contract/call-watch'
import { expect, type OpenAs, test } from '../support/app-test'
import { beginCampaign } from '../support/begin-campaign'

async function openStep(page: Page, openAs: OpenAs) {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Winter')
  return page.getByRole('region', { name: 'Editor of step 1' })
}

const inserted = (page: Page) =>
  page.getByRole('dialog', { name: 'Content inserted successfully!' })

const isSave = ({ method, path }: Call) => method === 'POST' && path === '/api/campaigns'

const mailOf = (region: Locator) => region.locator('iframe[title="Mail as the contact sees it"]')

/** Read from its attribute, because the sandbox blocks scripts in the frame. */
const mailText = (region: Locator) =>
  mailOf(region).evaluate((frame: HTMLIFrameElement) =>
    new DOMParser()
      .parseFromString(frame.srcdoc.replace(/<style>.*?<\/style>/s, ''), 'text/html')
      .body.textContent.trim(),
  )

test('generated text is inserted at the caret, or replaces the body; undo and redo work @contract', async ({
  page,
  openAs,
}) => {
  const editor = await openStep(page, openAs)
  const body = editor.getByRole('textbox', { name: 'Body' })
  await body.click()
  await page.keyboard.type('Before. After.')
  await editor.getByRole('button', { name: 'AI help' }).click()
  await editor.getByRole('button', { name: 'Draft all steps' }).click()
  await page.getByRole('button', { name: 'Draft 3 mails' }).click()
  await page.getByRole('button', { name: 'Insert 3 mails' }).click()
  await expect(inserted(page)).toBeHidden()
  const cards = page.getByRole('button', { name: /^Step \d · / })
  await page.keyboard.type('Mine')
  await expect(body).toContainText('Mine')
  // What was typed and the sequence have one history.
  await page.keyboard.press('Control+z')
  await expect(body).not.toContainText('Mine')
  await expect(cards).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(body).toHaveText('Before. After.')
  await expect(cards).toHaveCount(1)
  await editor.getByRole('button', { name: 'Redo' }).click()
  await expect(cards).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(cards).toHaveCount(1)

  await page.keyboard.press('Control+End')
  for (const _ of 'After.') await page.keyboard.press('ArrowLeft')
  await editor.getByRole('radio', { name: /^Icebreaker/ }).check()
  await editor.getByRole('button', { name: 'Generate', exact: true }).click()
  await editor.getByRole('button', { name: 'Insert', exact: true }).click()

  await expect(inserted(page)).toBeVisible()
  await expect(inserted(page)).toBeHidden()
  await expect(body).toBeFocused()
  await expect(body).toHaveText(/^Before\. I came across .*After\.$/s)
  await page.keyboard.press('Control+z')
  await expect(body).toHaveText('Before. After.')
  await page.keyboard.press('Control+Shift+z')
  await expect(body).toContainText('I came across')

  await editor.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(inserted(page)).toBeHidden()
  await expect(body).not.toContainText('Before.')
  await page.keyboard.press('Control+z')
  await expect(body).toContainText('Before.')
})

test('a file that is dropped on the text is attached', async ({ page, openAs }, info) => {
  const editor = await openStep(page, openAs)
  const file = info.outputPath('offer.pdf')
  await writeFile(file, '%PDF')
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  const { x = 0, y = 0 } = (await editor.getByRole('textbox', { name: 'Body' }).boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
  await expect(editor.getByText('offer.pdf')).toBeVisible()
})

test('scripts in generated text do not run in the editor, the preview or the saved campaign', async ({
  page,
  openAs,
  received,
}) => {
  const html =
    '<img src=x onerror="top.hacked=1"><script>top.hacked=2</script><svg onload="top.hacked=3"></svg>' +
    '<a href="javascript:top.hacked=4">click</a><iframe srcdoc="<script>top.hacked=5</script>"></iframe>' +
    '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22top.hacked=6%22/>">' +
    '<p style="background:url(javascript:top.hacked=7)">Harmless</p>'
  await page.route('**/api/ai/generate-email', (route) => route.fulfill({ json: { html } }))
  const editor = await openStep(page, openAs)
  await editor.getByRole('button', { name: 'AI help' }).click()
  await editor.getByRole('button', { name: 'Generate', exact: true }).click()
  await editor.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(inserted(page)).toBeHidden()
  await expect(editor.getByRole('textbox', { name: 'Body' })).toContainText('Harmless')
  await editor.getByRole('button', { name: 'Preview' }).click()
  await expect(mailOf(editor)).toHaveAttribute('srcdoc', /Harmless/)

  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  const sent = JSON.stringify(received.find(isSave)?.request)
  expect(sent).toContain('Harmless')
  expect(sent).not.toMatch(/<script|javascript:|onerror|<svg|<iframe/)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined()
})

test('the preview shows the mail of a contact, and copies it as text', async ({
  page,
  openAs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = await openStep(page, openAs)
  await editor.getByRole('textbox', { name: 'Subject' }).fill('Grüße, {{first_name}}')
  await editor.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('Hi {{first_name}} of {{company}}, {{unsubscribe_link}}')
  await editor.getByRole('button', { name: 'Preview' }).click()

  const preview = editor.getByRole('region', { name: 'Preview of the step' })
  await expect(preview.getByText('Contact 1 of 12')).toBeVisible()
  const first = await mailText(preview)
  expect(first).toMatch(/^Hi \S+ of .+, \{\{unsubscribe_link\}\}$/)
  await preview.getByRole('button', { name: 'Next contact' }).click()
  await expect.poll(() => mailText(preview)).not.toBe(first)
  await preview.getByRole('button', { name: 'Previous contact' }).click()
  await expect.poll(() => mailText(preview)).toBe(first)
  await preview.getByText('Phone').click()
  await expect(mailOf(preview)).toHaveJSProperty('clientWidth', 373)

  await preview.getByRole('button', { name: 'Copy text' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await preview.getByRole('button', { name: 'Copy text' }).click()
  const manualCopy = page.getByRole('dialog', { name: 'The browser did not allow copying' })
  await expect(manualCopy.getByRole('textbox', { name: 'Text to copy' })).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(first)
})
