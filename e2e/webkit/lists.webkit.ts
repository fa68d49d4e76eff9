import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/webkit-test'

const rows = [
  'first_name,last_name,email,company',
  'Ada,Lovelace,ada@analytical.example,"Analytical Engines, Ltd"',
  'Grace,Hopper,grace@navy.example,Navy',
  'Grace,Hopper,GRACE@navy.example,Navy',
  'Nobody,Inparticular,not-an-address,',
]

test('import a CSV file, see its contacts, delete the list', async ({
  page,
  open,
  logIn,
  calls,
  browser,
  downloaded,
}) => {
  const file = join(browser.home, 'Spring fair.csv')
  await writeFile(file, rows.join('\r\n'))
  await open('/lists')
  await logIn('user')
  const title = page.role('heading', /Leads imported$/)
  await expect.poll(() => title.innerText()).toBe('1111 Leads imported')
  await page.role('button', 'Import new leads').click()
  const dialog = page.role('dialog')
  await dialog.input('file').giveFiles(file)
  await dialog.text('Analytical Engines, Ltd').one()
  await dialog.role('button', 'Continue').click()
  const naming = page.role('dialog', 'Name Your List')
  await naming.role('textbox', /name/i).fill('Spring fair')
  calls.length = 0
  await naming.role('button', 'Save').click({ times: 2 })
  await page.text('List created successfully!').one()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/lists',
    'POST /api/leads',
    expect.stringMatching(/^POST \/api\/lists\/\d+\/leads$/),
  ])
  await page.role('button', 'Download skipped rows').click()
  const skipped = await downloaded(/skipped/)
  expect(skipped).toContain('GRACE@navy.example')
  expect(skipped).toContain('not-an-address')

  await page.role('button', 'View contacts').click()
  const contacts = page.role('dialog', 'Contacts in List (2 contacts)')
  await contacts.text('ada@analytical.example').one()
  await contacts.role('button', 'Close').click()
  await expect.poll(() => title.innerText()).toBe('1113 Leads imported')

  await page.role('button', 'Delete list Spring fair').click()
  await page.role('alertdialog').role('button', 'Delete List').click()
  await page.text('List deleted').one()
  await expect.poll(() => title.innerText()).toBe('1111 Leads imported')
})

test.for(['WebKitGTK', 'Safari'])(
  'the focus returns from dialogs as in %s',
  async (like, { page, open, logIn }) => {
    await open('/lists')
    await logIn('user')
    await page.role('heading', /Leads imported$/).one()
    if (like === 'Safari') {
      // On macOS, a click on a button focuses an ancestor.
      await page.driver.executeScript(() => {
        addEventListener('mousedown', (event) => {
          event.preventDefault()
          document.querySelector('main')?.focus()
        })
      })
    }
    for (const name of [
      'View contacts of Pilot customers',
      'Delete list Pilot customers',
      'Import new leads',
    ]) {
      const opener = page.role('button', name)
      await opener.click()
      await page.css('[role=dialog], [role=alertdialog]').one()
      await expect
        .poll(() => page.css('[role$=dialog]').read((one) => one.matches(':focus-within')))
        .toBe(true)
      await page.press('Escape')
      await page.css('[role$=dialog]').gone()
      await expect.poll(() => opener.hasFocus(), { message: name }).toBe(true)
    }
  },
)
