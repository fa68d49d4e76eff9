import { world } from '@mocks/db'
import { server } from '@mocks/node'
import { contactsOfList } from '@mocks/recipients'
import { signInAs } from '@mocks/sign-in'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { deferred } from '@/test/deferred'
import { parserInPage } from '@/test/parser-in-page'
import { Providers } from '@/app/providers'
import { ImportDialog } from './import-dialog'

const HEADER = 'first_name,last_name,email'
const requests: string[] = []
const note = ({ request }: { request: Request }) => {
  if (request.method === 'POST') requests.push(new URL(request.url).pathname)
}

beforeEach(() => {
  signInAs('user')
  requests.length = 0
  server.events.on('request:start', note)
})
afterEach(() => server.events.removeListener('request:start', note))

function openImport() {
  const onClose = vi.fn<() => void>()
  const onOpenList = vi.fn<(listId: string) => void>()
  render(
    <Providers queryClient={createAppQueryClient()}>
      <ImportDialog
        open
        tab="csv"
        onTabChange={vi.fn<() => void>()}
        onClose={onClose}
        onOpenList={onOpenList}
        createParser={parserInPage}
      />
    </Providers>,
  )
  const user = userEvent.setup({ applyAccept: false })
  const choose = (content: BlobPart, name = 'fair.csv', button = 'Choose a CSV file') =>
    user.upload(screen.getByLabelText(button, { selector: 'input' }), [new File([content], name)])
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, choose, press, onClose, onOpenList }
}

const rowsOf = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, row) => `Ann,Lee,ann.${row}@example.com`)].join(
    '\n',
  )

/** Lets some requests pass, fails the next one, and lets the rest pass again. */
function failOnce(path: string, { after = 0, message = 'The import broke off' } = {}) {
  let request = 0
  server.use(
    http.post(path, () => {
      request += 1
      return request === after + 1 ? HttpResponse.json({ message }, { status: 500 }) : undefined
    }),
  )
}

const toast = () => screen.findByRole('region', { name: 'Notifications (F8)' })

async function expectToast(title: string, description: string) {
  const region = within(await toast())
  expect(await region.findByText(title)).toBeVisible()
  expect(region.getByText(description)).toBeVisible()
}

/** The counts that are shown, by their labels. */
function counts(): Record<string, string | null> {
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}

const newLists = () => world.db.lists.all().filter((list) => Number(list.id) > 6)

async function saveAs(user: ReturnType<typeof userEvent.setup>, name: string) {
  const field = within(await screen.findByRole('dialog', { name: 'Name Your List' }))
  const input = field.getByRole('textbox', { name: /List name/ })
  await user.clear(input)
  if (name) await user.type(input, name)
  await user.click(field.getByRole('button', { name: 'Save' }))
}

describe('a file that cannot be imported', () => {
  it.each<[string, BlobPart, string, string, string]>([
    [
      'another type',
      rowsOf(1),
      'contacts.xlsx',
      'Invalid file type',
      'Choose a file whose name ends in .csv.',
    ],
    [
      '10 MB',
      'a'.repeat(10 * 1024 * 1024),
      'big.csv',
      'File too large',
      'The file must be under 10 MB. Split it, and import its parts one by one.',
    ],
    [
      'a column missing',
      'first_name,phone\nAnn,1',
      'fair.csv',
      'Invalid CSV format',
      'Missing required columns: last_name, email',
    ],
    [
      'no data rows',
      `${HEADER}\n\n,,\n`,
      'fair.csv',
      'Empty CSV file',
      'There is no contact below the header row.',
    ],
    [
      'a workbook under another name',
      Uint8Array.of(0x50, 0x4b, 3, 4, 0),
      'fair.csv',
      'Invalid CSV format',
      'The file is not text: it may be a workbook under another name. Save it as CSV in your spreadsheet.',
    ],
  ])('%s', async (_what, content, name, title, description) => {
    const { choose } = openImport()
    await choose(content, name)
    await expectToast(title, description)
    expect(screen.getAllByText(title)).toHaveLength(1)
    expect(screen.getByText('This file cannot be imported as it is')).toBeVisible()
    expect(screen.getByRole('heading', { name })).toHaveFocus()

    await choose(rowsOf(1), 'good.csv', 'Choose another file')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(within(await toast()).queryByText(title)).toBeNull()
  })

  it('with semicolons is read after Convert and retry', async () => {
    const { choose, press } = openImport()
    await choose('first_name;last_name;email\nAnn;Lee;ann@example.com')
    await expectToast(
      'Invalid CSV format',
      'Missing required columns: first_name, last_name, email',
    )
    expect(screen.getByText('This file uses semicolons where commas are expected.')).toBeVisible()
    await press('Convert and retry')
    expect(await screen.findByRole('heading', { name: '1 row in fair.csv' })).toBeVisible()
  })

  it('with near names is read after its columns are matched', async () => {
    const { user, choose, press } = openImport()
    await choose('First Name,Family,E-mail\nAnn,Lee,ann@example.com')
    await expectToast(
      'Invalid CSV format',
      'Missing required columns: first_name, last_name, email',
    )
    const use = screen.getByRole('button', { name: 'Use these columns' })
    expect(use).toBeDisabled()
    expect(screen.getByRole('combobox', { name: /first_name/ })).toHaveDisplayValue('First Name')
    expect(screen.getByRole('combobox', { name: /email/ })).toHaveDisplayValue('E-mail')
    await user.selectOptions(screen.getByRole('combobox', { name: /last_name/ }), 'Family')
    await press('Use these columns')
    expect(await screen.findByRole('cell', { name: 'Lee' })).toBeVisible()
  })

  it('in an older encoding asks which reading is right', async () => {
    const { user, choose, press } = openImport()
    const bytes = Uint8Array.from(`${HEADER}\nZo\xeb,Lee,zoe@example.com`, (character) =>
      character.charCodeAt(0),
    )
    await choose(bytes)
    await user.click(await screen.findByRole('radio', { name: /Windows-1252.*Zoë,Lee/ }))
    await press('Read it this way')
    expect(await screen.findByRole('cell', { name: 'Zoë' })).toBeVisible()
  })
})

describe('the preview', () => {
  it('shows rows, their results, and counts that add up', async () => {
    const { choose } = openImport()
    await choose(
      `${HEADER},Notes\nAnn,Lee,ann@example.com\nBo,,bo@example.com\n,,\nAnn,Lee,ANN@example.com`,
    )
    expect(await screen.findByRole('heading', { name: '4 rows in fair.csv' })).toHaveFocus()
    expect(counts()).toEqual({ Valid: '1', Invalid: '1', Duplicate: '1', Blank: '1' })
    expect(screen.getByRole('cell', { name: 'Missing: last_name' })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'Same email as line 2' })).toBeVisible()
    expect(screen.getByText('Columns that are not imported: Notes.')).toBeVisible()
  })

  it('does not go on without a valid row', async () => {
    const { choose } = openImport()
    await choose(`${HEADER}\nAnn,Lee,ann@`)
    expect(await screen.findByText('No row of this file can be imported.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  })
})

describe('saving', () => {
  it('makes a list of the contacts and reports every row', async () => {
    const { user, choose, press, onOpenList } = openImport()
    await choose(
      `${HEADER},company\nAnn,Lee,ann@example.com,Acme\nBo,Ek,bo@\n\nAnn,Lee,ann@example.com`,
    )
    await press('Continue')
    expect(screen.getByRole('textbox', { name: /List name/ })).toHaveValue('fair')
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
    expect(onOpenList).toHaveBeenCalledExactlyOnceWith('7')
  })

  it.each(['', '   ', '\u200B\u2060'])('refuses the name %j', async (name) => {
    const { user, choose, press } = openImport()
    await choose(rowsOf(1))
    await press('Continue')
    await saveAs(user, name)
    await expectToast('List name required', 'Please enter a name for your list.')
    expect(screen.getByRole('textbox', { name: /List name/ })).toBeInvalid()
    expect(requests).toEqual([])
  })

  it('sends each request once however often Save is pressed', async () => {
    const { user, choose, press } = openImport()
    await choose(rowsOf(1))
    await press('Continue')
    await user.dblClick(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { name: '“fair” is saved' })
    expect(requests).toEqual(['/api/lists', '/api/leads', '/api/lists/7/leads'])
  })

  it('after a failure tells what exists, and retries the rest without repeating anything', async () => {
    failOnce('*/api/leads', { after: 2 })
    const { user, choose, press } = openImport()
    await choose(rowsOf(1200))
    await press('Continue')
    await saveAs(user, 'Fair')

    await expectToast('Import failed', 'Failed to import CSV data')
    expect(await screen.findByText('The reason: The import broke off')).toBeVisible()
    expect(screen.getByText('Part of the contacts could not be saved')).toBeVisible()
    expect(screen.getByText('The list “Fair” holds 1,000 of 1,200 contacts.')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Contacts saved' })
    expect(bar).toHaveAttribute('aria-valuenow', '1000')
    expect(bar).toHaveAttribute('aria-valuemax', '1200')
    expect(bar).toHaveAttribute('aria-valuetext', '1,000 of 1,200')
    expect(screen.getByText('1,000 of 1,200')).toHaveAttribute('role', 'status')
    requests.length = 0
    await press('Retry the rest')

    expect(await screen.findByRole('heading', { name: '“Fair” is saved' })).toBeVisible()
    expect(requests).toEqual(['/api/leads', '/api/lists/7/leads'])
    expect(newLists()).toHaveLength(1)
    expect(new Set(contactsOfList(world, '7').map(({ email }) => email)).size).toBe(1200)
  })

  it('adds contacts that are created already without creating them again', async () => {
    failOnce('*/api/lists/:id/leads')
    const { user, choose, press } = openImport()
    await choose(rowsOf(20))
    await press('Continue')
    await saveAs(user, 'Fair')
    expect(
      await screen.findByText(
        'The list “Fair” holds 0 of 20 contacts. 20 more are created and not in the list yet.',
      ),
    ).toBeVisible()
    requests.length = 0
    await press('Retry the rest')
    await screen.findByRole('heading', { name: '“Fair” is saved' })
    expect(requests).toEqual(['/api/lists/7/leads'])
    expect(contactsOfList(world, '7')).toHaveLength(20)
  })

  it('lets the name be changed when not even the list was created', async () => {
    failOnce('*/api/lists', { message: 'Taken' })
    const { user, choose, press } = openImport()
    await choose(rowsOf(1))
    await press('Continue')
    await saveAs(user, 'Fair')
    expect(await screen.findByText('The reason: Taken')).toBeVisible()
    expect(screen.getByText('Nothing was saved')).toBeVisible()
    expect(screen.getByText('Nothing is saved yet.')).toBeVisible()
    await press('Change the name')
    await saveAs(user, 'Other fair')
    await screen.findByRole('heading', { name: '“Other fair” is saved' })
    expect(newLists()).toMatchObject([{ name: 'Other fair' }])
  })

  it('pauses in the middle of a request, and reports what is left out', async () => {
    const answer = deferred()
    server.use(
      http.post('*/api/leads', async () => {
        if (requests.length < 4) return
        await answer.promise
      }),
    )
    const { user, choose, press } = openImport()
    await choose(rowsOf(1200))
    await press('Continue')
    await saveAs(user, 'Fair')
    await waitFor(() => expect(requests).toHaveLength(4))
    await press('Cancel')
    answer.resolve()

    expect(await screen.findByText('Saving is paused')).toBeVisible()
    expect(screen.getByText('The list “Fair” holds 500 of 1,200 contacts.')).toBeVisible()
    await press('Leave the rest out')
    expect(counts()).toEqual({ Imported: '500', Invalid: '0', Duplicate: '0', 'Left out': '700' })
    expect(contactsOfList(world, '7')).toHaveLength(500)
  })

  it('asks before closing while contacts are being saved', async () => {
    const answer = deferred()
    server.use(http.post('*/api/leads', () => answer.promise))
    const { user, choose, press, onClose } = openImport()
    await choose(rowsOf(3))
    await press('Continue')
    await saveAs(user, 'Fair')
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Import new leads' })).getByRole('button', {
        name: 'Close',
      }),
    )
    const question = await screen.findByRole('alertdialog', { name: 'Stop the import?' })
    expect(within(question).getByText(/^0 of 3 contacts are saved\./)).toBeVisible()
    await press('Keep importing')
    expect(onClose).not.toHaveBeenCalled()
    answer.resolve()
    await screen.findByRole('heading', { name: '“Fair” is saved' })
  })
})

describe('the skipped rows', () => {
  it('are downloaded with their lines and reasons', async () => {
    const createObjectURL = vi.fn<(blob: Blob) => string>(() => 'blob:skipped')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { choose, press } = openImport()
    await choose(`${HEADER}\nAnn,Lee,ann@example.com\n=Bo,Ek,bo@`)
    await press('Download skipped rows')
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(click.mock.contexts[0]).toHaveProperty('download', 'fair-skipped.csv')
    expect(await createObjectURL.mock.calls[0]?.[0].text()).toBe(
      "line,reason,first_name,last_name,email\r\n3,Not a valid email: bo@,'=Bo,Ek,bo@\r\n",
    )
  })
})
