import { expect, type Locator, type Page } from '@playwright/test'
import { contentOf, type SampleFile } from '../../stories/messages/sample-files'

type Context = { page: Page; files?: readonly SampleFile[] }
type Form = [pattern: RegExp, run: (context: Context, ...names: string[]) => Promise<void>]

/** The supported forms of a step; the first that matches is used. */
const forms: Form[] = [
  [/^In another tab, (.+)$/, inAnotherTab],
  [/^Let the computer sleep for an hour$/, ({ page }) => sleep(page)],
  [/^Fill the storage of the browser$/, ({ page }) => fillStorage(page)],
  [/^Go to (.+)$/, ({ page }, name) => page.getByRole('link', { name, exact: true }).click()],
  [/^Check (.+)$/, ({ page }, name) => named(page, 'checkbox', name).click()],
  [/^Select the text of (.+)$/, ({ page }, label) => field(page, label).press('Control+a')],
  [/^Press Enter in (.+)$/, ({ page }, label) => field(page, label).press('Enter')],
  [/^Press (.+) and choose (.+)$/, chooseFiles],
  // Confirms in a native browser dialog.
  [/^Press (.+) and confirm$/, ({ page }, name) => confirm(page, () => press(page, name))],
  [/^Press (.+)$/, ({ page }, name) => press(page, name)],
  [/^Type (.+) into (.+)$/, ({ page }, text, label) => field(page, label).fill(text ?? '')],
  [/^Clear (.+)$/, ({ page }, label) => field(page, label).clear()],
  [/^Select (\d+) leads?$/, selectLeads],
  [/^Select (.+)$/, ({ page }, name) => named(page, 'checkbox', `Select ${name}`).click()],
  [/^Pick (.+)$/, ({ page }, name) => named(page, 'radio', name).check()],
  [/^Switch (.+)$/, ({ page }, name) => named(page, 'switch', name).click()],
  [/^Choose (.+) in the menu of (.+)$/, chooseInMenu],
  [/^Choose (.+) in (.+)$/, choose],
  [/^Choose (.+)$/, ({ page }, name) => named(page, 'menuitem', name).click()],
  [/^Drop (.+) on (.+)$/, drop],
  [/^Open step (\d+)$/, openStep],
  [/^Open the things to check$/, ({ page }) => page.getByText(/^\d+ to check$/).click()],
]

/** Runs a step as written in the messages, such as “Press Save”. */
export async function doStep(step: string, context: Context): Promise<void> {
  for (const [pattern, run] of forms) {
    const [match, ...names] = pattern.exec(step) ?? []
    if (match) return run(context, ...names)
  }
  throw new Error(`No form in e2e/demo/do-step.ts matches the step "${step}"`)
}

const named = (
  page: Page,
  role: 'checkbox' | 'radio' | 'switch' | 'menuitem',
  name: string | undefined,
) => page.getByRole(role, { name, exact: true })

const button = (page: Page, name: string | undefined) =>
  page.getByRole('button', { name, exact: true })

const press = (page: Page, name: string | undefined) => button(page, name).click()

function openStep({ page }: Context, position = '') {
  return page.getByRole('button', { name: new RegExp(`^Step ${position} ·`) }).click()
}

/** Field by its label; the accessible name of a required field also contains the mark. */
const field = (page: Page, label: string | undefined): Locator =>
  page.getByRole('textbox', { name: new RegExp(String.raw`^${label}\b`) })

async function confirm(page: Page, run: () => Promise<void>) {
  page.once('dialog', (dialog) => void dialog.accept())
  await run()
}

/** The tab opened by an earlier step, or a new tab at the same address. */
async function inAnotherTab({ page, files }: Context, step = '') {
  const known = page
    .context()
    .pages()
    .find((one) => one !== page)
  const other = known ?? (await page.context().newPage())
  if (!known) {
    const address = new URL(page.url())
    address.searchParams.set('role', 'user')
    await other.goto(address.href)
  }
  await doStep(step, { page: other, files })
  // Wait until the action is done in that tab, as a user would.
  await expect(other.getByRole('button', { name: /\.\.\.$/ })).toHaveCount(0)
}

/** The clock jumps, and overdue timers fire once. */
async function sleep(page: Page) {
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
}

const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError')
    }
  })

async function selectLeads({ page }: Context, count: string | undefined) {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (let index = 0; index < Number(count); index += 1) await boxes.nth(index).click()
}

async function chooseInMenu({ page }: Context, item?: string, owner?: string) {
  await press(page, `Actions for ${owner}`)
  await named(page, 'menuitem', item).click()
}

async function choose({ page }: Context, option?: string, label?: string) {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
  // A multi-select list stays open.
  if ((await box.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape')
}

const toFile = (file: SampleFile) => ({
  name: file.name,
  mimeType: file.name.endsWith('.png') ? 'image/png' : '',
  buffer: Buffer.from(contentOf(file)),
})

async function chooseFiles({ page, files = [] }: Context, name?: string, fileNames = '') {
  const chosen = fileNames.split(', ').map((one) => files.find(({ name }) => name === one))
  const chooser = page.waitForEvent('filechooser')
  await press(page, name)
  await (await chooser).setFiles(chosen.flatMap((file) => (file ? [toFile(file)] : [])))
}

async function drop({ page, files = [] }: Context, fileName?: string, name?: string) {
  const file = files.find(({ name }) => name === fileName)
  if (!file) throw new Error(`The message has no file ${fileName}`)
  const dataTransfer = await page.evaluateHandle(
    ([name, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], name))
      return transfer
    },
    [file.name, contentOf(file)] as const,
  )
  await button(page, name).dispatchEvent('drop', { dataTransfer })
}
