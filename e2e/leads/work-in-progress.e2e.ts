import type { Page } from 'playwright'
import { expect, test } from '../support/app-test'
import { fillLogIn } from '../support/log-in'

const ceos = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`

const count = (calls: string[], call: string) => calls.filter((one) => one === call).length

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function search(page: Page) {
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText('Search completed')).toBeVisible()
}

const leadBoxes = (page: Page) =>
  page.getByRole('table', { name: 'Leads' }).getByRole('checkbox', { name: /^Select (?!all)/ })

test('a reveal in flight is not sent again after leaving the screen and returning', async ({
  page,
  logIn,
  calls,
  server,
}) => {
  await page.goto(ceos)
  await logIn('user')
  await search(page)
  const answer = server.hold('revealLeads')
  await leadBoxes(page).nth(0).check()
  await leadBoxes(page).nth(1).check()
  await page.getByRole('button', { name: 'Reveal Emails (2)' }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(heading(page)).toHaveText('Hello!')
  await page.goBack()
  await leadBoxes(page).nth(0).check()
  await leadBoxes(page).nth(1).check()
  const reveal = page.getByRole('button', { name: 'Reveal Emails (2)' })
  await expect(reveal).toHaveAttribute('aria-busy', 'true')
  await reveal.click()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(heading(page)).toHaveText('Hello!')
  answer.end()
  await expect(page.getByText('Emails revealed')).toBeVisible()
  await page.goBack()
  await leadBoxes(page).nth(0).check()
  await leadBoxes(page).nth(1).check()
  await reveal.click()
  await expect(page.getByText('Emails already revealed')).toBeVisible()
  expect(count(calls, 'POST /api/leads/reveal')).toBe(1)
})

test('a search in flight completes after its screen is left', async ({
  page,
  logIn,
  calls,
  server,
}) => {
  await page.goto(ceos)
  await logIn('user')
  const answer = server.hold('searchLeads')
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(heading(page)).toHaveText('Hello!')
  await page.goBack()
  await expect(page.getByText('Looking for leads...')).toBeVisible()
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  answer.end()
  await expect(page.getByText('Search completed')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('leads found')).toBeVisible()
  expect(count(calls, 'POST /api/leads/search')).toBe(1)
})

test('Back asks before the unsaved rows of an import are lost, and nothing is sent twice', async ({
  page,
  logIn,
  server,
  calls,
}) => {
  await page.goto('/lists')
  await logIn('user')
  await page.getByRole('button', { name: 'Import new leads' }).click()
  const rows = Array.from({ length: 700 }, (_, row) => `Ada,Lovelace,ada.${row}@x.example`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['first_name,last_name,email', ...rows].join('\n')),
  })
  let requests = 0
  await page.route('**/api/leads', (route) => {
    requests += 1
    return requests === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  const naming = page.getByRole('dialog', { name: 'Name Your List' })
  await naming.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import new leads' })
  const retry = naming.getByRole('button', { name: 'Retry the rest' })
  await expect(retry).toBeVisible()

  const question = page.getByRole('alertdialog', { name: 'Stop saving this list?' })
  const ways = [() => page.goBack(), () => page.keyboard.press('Escape')]
  for (const leave of ways) {
    await leave()
    await expect(question).toContainText('The list “fair” holds 500 of 700 contacts.')
    await question.getByRole('button', { name: 'Keep the rest' }).click()
    await expect(question).toBeHidden()
  }
  calls.length = 0
  await retry.click()
  await expect(dialog.getByRole('heading', { name: '“fair” is saved' })).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/leads',
    expect.stringMatching(/^POST \/api\/lists\/\d+\/leads$/),
  ])
  const list = server.db.lists.all().find(({ name }) => name === 'fair')
  expect(server.db.memberships.of(list?.id ?? '')).toHaveLength(700)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('results remain after a reload, are dropped at log out, and are not shown to another user', async ({
  page,
  logIn,
}) => {
  await page.goto(ceos)
  await logIn('user')
  await search(page)
  await leadBoxes(page).nth(0).check()
  await page.getByRole('button', { name: 'Reveal Emails (1)' }).click()
  await expect(page.getByText('Emails revealed')).toBeVisible()
  await leadBoxes(page).nth(1).check()
  await page.getByRole('button', { name: 'Delete (1)' }).click()
  await expect(page.getByText('Leads deleted')).toBeVisible()
  const names = await leadBoxes(page).evaluateAll((boxes) => boxes.map((box) => box.ariaLabel))
  const text = await page.getByRole('region', { name: 'Results' }).innerText()

  await page.reload()
  await expect(leadBoxes(page).first()).toBeVisible()
  expect(await leadBoxes(page).evaluateAll((boxes) => boxes.map((box) => box.ariaLabel))).toEqual(
    names,
  )
  expect(await page.getByRole('region', { name: 'Results' }).innerText()).toBe(text)
  await expect(page.getByText(/reloading it cleared them/)).toBeHidden()

  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the leads?' })
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await fillLogIn(page, 'admin@example.com', 'password')
  await page.getByRole('link', { name: 'Lead Search', exact: true }).click()
  await expect(page.getByText('No Results Yet')).toBeVisible()
  await expect(page.getByText(/reloading it cleared them/)).toBeHidden()
  await page.reload()
  await expect(page.getByText('No Results Yet')).toBeVisible()
  await expect(page.getByText(/reloading it cleared them/)).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('CEO')
})

test('results too large for the session storage: a reload asks first, and a notice follows it', async ({
  page,
  logIn,
}) => {
  await page.addInitScript(() => {
    const keep = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 500) throw new DOMException('Full', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })
  await page.goto(ceos)
  await logIn('user')
  await search(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  await page.reload()
  await expect(page.getByText('No Results Yet')).toBeVisible()
  await expect(page.getByText(/reloading it cleared them/)).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
})

test('the password of a new user is shown even after the form was left, and Back asks first', async ({
  page,
  logIn,
  server,
  calls,
}) => {
  await page.goto('/')
  await logIn('admin')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const users = server.db.users.count()
  const answer = server.hold('createUser')
  await page.getByRole('button', { name: 'Create User' }).click()
  const form = page.getByRole('dialog', { name: 'Create User' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
  await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
  await form.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await form.getByRole('button', { name: 'Create User' }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
  await expect(heading(page)).toHaveText('Hello!')
  await page.goForward()
  await page.getByRole('button', { name: 'Create User' }).click()
  await expect(form.getByRole('button', { name: 'Creating...' })).toBeDisabled()

  answer.end()
  const shown = page.getByRole('dialog', { name: 'User Credentials Created' })
  await expect(shown.getByRole('textbox')).toHaveValue(
    'Email: grace@example.com\nPassword: correct horse',
  )
  await expect(shown.locator(':focus')).toBeVisible()
  const question = page.getByRole('alertdialog', { name: 'Leave without noting the password?' })
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toBeHidden()
  expect(server.db.users.count()).toBe(users + 1)
  expect(count(calls, 'POST /api/admin/users')).toBe(1)
})
