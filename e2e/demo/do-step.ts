import type { Locator, Page } from '@playwright/test'
import { contentOf, type SampleFile } from '../../stories/messages/sample-files'

type Doer = { page: Page; files?: readonly SampleFile[] }
type Form = [words: RegExp, act: (doer: Doer, ...names: string[]) => Promise<void>]

/** The forms that the steps of a message are written in; the first that fits counts. */
const forms: Form[] = [
  [/^Press Enter in (.+)$/, ({ page }, label) => field(page, label).press('Enter')],
  [/^Press (.+) and take (.+)$/, take],
  // The browser itself asks.
  [/^Press (.+) and confirm$/, ({ page }, name) => confirm(page, () => press(page, name))],
  [/^Press (.+)$/, ({ page }, name) => press(page, name)],
  [/^Type (.+) into (.+)$/, ({ page }, text, label) => field(page, label).fill(text ?? '')],
  [/^Empty (.+)$/, ({ page }, label) => field(page, label).clear()],
  [/^Select (\d+) leads?$/, selectLeads],
  [/^Select (.+)$/, ({ page }, name) => named(page, 'checkbox', `Select ${name}`).click()],
  [/^Flip (.+)$/, ({ page }, name) => named(page, 'switch', name).click()],
  [/^Choose (.+) in the menu of (.+)$/, chooseInMenu],
  [/^Choose (.+) in (.+)$/, choose],
  [/^Drop (.+) on (.+)$/, drop],
]

/** Does what a step says, word for word, as soon as the page is at rest. */
export async function doStep(step: string, doer: Doer): Promise<void> {
  for (const [words, act] of forms) {
    const [said, ...names] = words.exec(step) ?? []
    if (said) return act(doer, ...names)
  }
  throw new Error(`Nobody knows how to "${step}"`)
}

const named = (page: Page, role: 'checkbox' | 'switch' | 'menuitem', name: string | undefined) =>
  page.getByRole(role, { name, exact: true })

const button = (page: Page, name: string | undefined) =>
  page.getByRole('button', { name, exact: true })

const press = (page: Page, name: string | undefined) => button(page, name).click()

/** A required field has its mark behind its label. */
const field = (page: Page, label: string | undefined): Locator =>
  page.getByRole('textbox', { name: new RegExp(String.raw`^${label}\b`) })

async function confirm(page: Page, act: () => Promise<void>) {
  page.once('dialog', (dialog) => void dialog.accept())
  await act()
}

async function selectLeads({ page }: Doer, count: string | undefined) {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (let index = 0; index < Number(count); index += 1) await boxes.nth(index).click()
}

async function chooseInMenu({ page }: Doer, item?: string, owner?: string) {
  await press(page, `Actions for ${owner}`)
  await named(page, 'menuitem', item).click()
}

async function choose({ page }: Doer, option?: string, label?: string) {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
  // Where several may be chosen it stays open.
  if ((await box.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape')
}

const toFile = (file: SampleFile) => ({
  name: file.name,
  mimeType: file.name.endsWith('.png') ? 'image/png' : '',
  buffer: Buffer.from(contentOf(file)),
})

async function take({ page, files = [] }: Doer, name?: string, fileNames = '') {
  const taken = fileNames.split(', ').map((one) => files.find(({ name }) => name === one))
  const chooser = page.waitForEvent('filechooser')
  await press(page, name)
  await (await chooser).setFiles(taken.flatMap((file) => (file ? [toFile(file)] : [])))
}

async function drop({ page, files = [] }: Doer, fileName?: string, name?: string) {
  const file = files.find(({ name }) => name === fileName)
  if (!file) throw new Error(`There is no file ${fileName}`)
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
