import { world } from '@mocks/entry/db'
import { hold, server } from '@mocks/entry/test-server'
import { contactsOfList } from '@mocks/simulation/recipients'
import { signInAs } from '@mocks/entry/sign-in'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeListSaveJob } from '@/entities/list/list-save/list-save-job'
import { counts, expectToast, HEADER, openImport, rowsOf } from '@/test/csv-import'
import { deferred } from '@/test/deferred'
import { renderScreen } from '@/test/render-screen'
import { onRequest } from '@/test/requests'

const requests: string[] = []

beforeEach(() => {
  signInAs('user')
  requests.length = 0
  onRequest(({ method, url }) => {
    if (method === 'POST') requests.push(new URL(url).pathname)
  })
})

function failOnce(
  path: string,
  { after = 0, message = 'The import broke off', status = 500 } = {},
) {
  let request = 0
  server.use(
    http.post(path, () => {
      request += 1
      return request === after + 1 ? HttpResponse.json({ message }, { status }) : undefined
    }),
  )
}

const newLists = () => world.db.lists.all().filter((list) => Number(list.id) > 6)

async function saveAs(user: UserEvent, name: string) {
  const field = within(await screen.findByRole('dialog', { name: 'Name Your List' }))
  const input = field.getByRole('textbox', { name: /List name/ })
  await waitFor(() => expect(input).toHaveFocus())
  await user.clear(input)
  if (name) await user.type(input, name)
  await user.click(field.getByRole('button', { name: 'Save' }))
}

describe('saving', () => {
  it('creates a list of the contacts and reports every row', async () => {
    const { user, choose, press, onOpenList } = openImport()
    await choose(
      `${HEADER},company\nAnn,Lee,ann@example.com,Acme\nBo,Ek,bo@\n\nAnn,Lee,ann@example.com`,
    )
    await press('Continue')
    expect(await screen.findByRole('textbox', { name: /List name/ })).toHaveValue('fair')
    await saveAs(user, 'Spring fair')

    await expectToast('List created successfully!', '“Spring fair” holds 1 contact.')
    expect(counts()).toEqual({ Imported: '1', Invalid: '1', Duplicate: '1', Blank: '1' })
    expect(newLists()).toMatchObject([
      { id: '7', name: 'Spring fair', description: 'Imported from fair.csv' },
    ])
    expect(contactsOfList(world, '7')).toMatchObject([
      { name: 'Ann Lee', email: 'ann@example.com', companyName: 'Acme' },
    ])
    await press('View contacts')
    await waitFor(() => expect(onOpenList).toHaveBeenCalledExactlyOnceWith('7'))
  })

  it('refuses a blank name', async () => {
    const { user, choose } = openImport()
    await choose(rowsOf(1))
    await saveAs(user, '\u200B\u2060')
    await expectToast('List name required', 'Please enter a name for your list.')
    expect(screen.getByRole('textbox', { name: /List name/ })).toBeInvalid()
    expect(requests).toEqual([])
  })

  it('sends each request once however often Save is pressed', async () => {
    const { user, choose } = openImport()
    await choose(rowsOf(1))
    await user.dblClick(await screen.findByRole('button', { name: 'Save' }))
    await expectToast('List created successfully!', '“fair” holds 1 contact.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toEqual(['/api/lists', '/api/leads', '/api/lists/7/leads'])
  })

  it('shows what exists after a failure, and retries the rest without repeating anything', async () => {
    failOnce('*/api/leads', { after: 2 })
    const { user, choose, press } = openImport()
    await choose(rowsOf(1200))
    await saveAs(user, 'Fair')

    await expectToast('Import failed', 'Failed to import CSV data')
    expect(await screen.findByText('The reason: The import broke off')).toBeVisible()
    expect(screen.getByText('Part of the contacts could not be saved')).toBeVisible()
    expect(screen.getByText('1,000 of 1,200 contacts are in the list “Fair”.')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Contacts saved' })
    expect(bar).toHaveAttribute('aria-valuenow', '1000')
    expect(bar).toHaveAttribute('aria-valuemax', '1200')
    expect(bar).toHaveAttribute('aria-valuetext', '1,000 of 1,200')
    expect(screen.getByText('1,000 of 1,200')).toHaveAttribute('role', 'status')
    requests.length = 0
    await press('Retry the rest')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toEqual(['/api/leads', '/api/lists/7/leads'])
    expect(newLists()).toHaveLength(1)
    expect(new Set(contactsOfList(world, '7').map(({ email }) => email)).size).toBe(1200)
  })

  it('pauses during a request, and reports what is left out', async () => {
    const answer = deferred()
    server.use(
      http.post('*/api/leads', async () => {
        if (requests.length < 4) return
        await answer.promise
      }),
    )
    const { user, choose, press } = openImport()
    await choose(rowsOf(1200))
    await saveAs(user, 'Fair')
    await waitFor(() => expect(requests).toHaveLength(4))
    await press('Cancel')
    answer.resolve()

    expect(await screen.findByText('Saving is paused')).toBeVisible()
    expect(screen.getByText('500 of 1,200 contacts are in the list “Fair”.')).toBeVisible()
    await press('Leave the rest out')
    await waitFor(() =>
      expect(counts()).toEqual({
        Imported: '500',
        Invalid: '0',
        Duplicate: '0',
        'Left out': '700',
      }),
    )
    expect(contactsOfList(world, '7')).toHaveLength(500)
  })

  it('asks before the address changes while contacts are being saved', async () => {
    const answer = hold('createLeads')
    const { user, choose, press, history } = openImport()
    await choose(rowsOf(3))
    await saveAs(user, 'Fair')
    history.push('/')
    const question = await screen.findByRole('alertdialog', { name: 'Stop saving this list?' })
    expect(question).toHaveTextContent(/contacts are in the list “Fair”/)
    await press('Keep the rest')
    answer.end()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the rest of an import that failed half-way', () => {
  const retry = () => screen.findByRole('button', { name: 'Retry the rest' })

  async function breakOff() {
    failOnce('*/api/leads', { after: 1 })
    const page = openImport()
    await page.choose(rowsOf(700))
    await saveAs(page.user, 'Fair')
    await retry()
    requests.length = 0
    return page
  }

  async function expectOnlyTheRest(press: (name: string) => Promise<void>) {
    await press('Retry the rest')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toEqual(['/api/leads', '/api/lists/7/leads'])
    expect(contactsOfList(world, '7')).toHaveLength(700)
  }

  it('is asked about before a link or Escape would lose it', async () => {
    const { user, press, history } = await breakOff()
    history.push('/')
    const question = await screen.findByRole('alertdialog', { name: 'Stop saving this list?' })
    expect(question).toHaveTextContent('500 of 700 contacts are in the list “Fair”.')
    await press('Keep the rest')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Stop saving this list?' })
    await press('Keep the rest')
    await expectOnlyTheRest(press)
  })

  it('is shown in a separate dialog while the import is not open', async () => {
    const { press, closeImport } = await breakOff()
    closeImport()
    const own = await screen.findByRole('dialog', { name: 'Name Your List' })
    expect(within(own).queryByRole('list', { name: 'Progress' })).toBeNull()
    await press('Retry the rest')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(contactsOfList(world, '7')).toHaveLength(700)
  })

  it('is left out by Stop: the report counts it, and the same file is offered the list', async () => {
    const { user, press } = await breakOff()
    await user.keyboard('{Escape}')
    await press('Stop and leave')
    expect(await screen.findByRole('heading', { name: '“Fair” is saved' })).toBeVisible()
    expect(counts()).toEqual({ Imported: '500', Invalid: '0', Duplicate: '0', 'Left out': '200' })
    await press('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    reload()

    renderScreen('/lists?import=csv')
    await chooseAgain()
    expect(screen.queryByText(/are saved\./)).toBeNull()
    expect(requests).toEqual([])
    expect(await screen.findByText('Continue “Fair” (500 of 700 saved)?')).toBeVisible()
    await press('Add')
    await waitFor(() => expect(contactsOfList(world, '7')).toHaveLength(700))
    expect(newLists()).toHaveLength(1)
  })
})

it('an import that a reload has ended is named on Lists, and continues with the same file', async () => {
  failOnce('*/api/leads', { after: 1 })
  const { choose, user } = openImport()
  await choose(rowsOf(700))
  await saveAs(user, 'Fair')
  await screen.findByRole('button', { name: 'Retry the rest' })
  reload()

  renderScreen('/lists')
  expect(await screen.findByText(/^“Fair”: 500 of 700 are saved\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await chooseAgain()
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(() => expect(contactsOfList(world, '7')).toHaveLength(700))
  expect(newLists()).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/are saved\./)).toBeNull()
})

async function chooseAgain() {
  const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File([rowsOf(700)], 'fair.csv')] } })
}

/** Ends the page; `sessionStorage` stays. */
function reload() {
  cleanup()
  closeListSaveJob()
}
