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
  for (const _ of 'After.') await page.keyboard.press('ArrowLeft')
  await editor.getByRole('button', { name: 'AI help' }).click()
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

test('an answer for one contact becomes a mail for the list, and the check reports leftover names', async ({
  page,
  openAs,
  server,
}) => {
  const [first = ''] = server.db.memberships.of('4')
  server.db.contacts.update(first, {
    firstName: 'João',
    lastName: 'Andersson',
    name: 'João Andersson',
    companyName: 'Acme Robotics Inc.',
    location: 'Lisboa, Portugal',
  })
  const html = '<p>Congrats Joao on the new plant in Lisboa! Acme Robotics’ team will like it.</p>'
  await page.route('**/api/ai/generate-email', (route) => route.fulfill({ json: { html } }))
  const editor = await openStep(page, openAs)
  await editor.getByRole('button', { name: 'AI help' }).click()
  await editor.getByText('For João Andersson at Acme Robotics Inc.').waitFor()
  await editor.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(editor.getByRole('list', { name: 'Data of one contact' })).toHaveText(
    '“Joao” becomes {{first_name}}“Lisboa” has no token: rewrite it“Acme Robotics” becomes {{company}}',
  )
  await editor.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(inserted(page)).toBeHidden()
  const body = editor.getByRole('textbox', { name: 'Body' })
  await expect(body).toHaveText(
    /^Congrats {{first_name}}\ufeff? on the new plant in Lisboa! {{company}}\ufeff?’ team will like it\.$/,
  )

  const finding = page.getByText(
    'This mail names João Andersson. Everybody in the list will read it.',
  )
  await page.getByText(/^\d+ to check$/).click()
  await expect(finding).toBeHidden()
  await editor.getByText(/^Turn the .+ of João Andersson into tokens$/).click()
  await editor.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(inserted(page)).toBeHidden()
  // A click outside has closed it.
  await page.getByText(/^\d+ to check$/).click()
  await expect(finding).toBeVisible()
})

test('the frame of a mail is outlined while it has the focus', async ({ page, openAs, server }) => {
  const emailTemplate = '<p>Shall we talk? <a href="https://x.example/">Here</a></p>'
  server.db.campaigns.update('4', { emailTemplate })
  await openAs('user', '/campaigns')
  await page.goto('/campaigns?flow=sequence&edit=4')
  const editor = page.getByRole('region', { name: 'Editor of step 1' })
  await editor.getByRole('button', { name: 'Preview' }).click()
  const mail = mailOf(editor)
  await expect(mail).toHaveCSS('outline-style', 'none')
  await editor.getByText('Phone', { exact: true }).click()
  await page.keyboard.press('Tab')
  await expect(mail).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await expect(mail).toHaveCSS('outline-style', 'none')
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

test('a file that is refused does not drop the others, and attachments are not sent', async ({
  page,
  openAs,
  received,
}) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  const editor = await openStep(page, openAs)
  const files = editor.getByRole('region', { name: 'Attachments' })
  const file = (name: string, size = 10) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(size),
  })
  const choose = async (...chosen: ReturnType<typeof file>[]) => {
    const chooser = page.waitForEvent('filechooser')
    await files.getByRole('button', { name: 'Attach files' }).click()
    await (await chooser).setFiles(chosen)
  }
  await choose(file('Offer.PDF'), file('big.docx', 10 * 1024 * 1024 + 1), file('tool.exe'))
  await expect(page.getByText('This type of file cannot be attached')).toBeVisible()
  await expect(files.getByRole('listitem')).toHaveText(/Offer\.PDF/)
  expect(alerts).toEqual(['File big.docx is too large. Maximum size is 10MB.'])
  await choose(...[1, 2, 3, 4, 5].map((number) => file(`${number}.txt`)))
  await expect(files.getByRole('listitem')).toHaveCount(5)
  expect(alerts.at(-1)).toBe('Maximum 5 attachments allowed per step.')
  await expect(
    files.getByText('Kept in this editor only: not sent with the campaign'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  const sent = JSON.stringify(received.find(isSave)?.request)
  expect(sent).toContain('Winter')
  expect(sent).not.toMatch(/attachment|Offer/i)
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
