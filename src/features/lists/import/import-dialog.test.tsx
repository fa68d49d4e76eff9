import { signInAs } from '@mocks/entry/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseOption } from '@/test/campaigns'
import { counts, expectToast, HEADER, openImport, rowsOf, toast } from '@/test/csv-import'
import { encodeText } from '@/test/encode-text'

beforeEach(() => signInAs('user'))

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
      'The file must be under 10 MB. Split it and import the parts one by one.',
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
      'a workbook with another name',
      Uint8Array.of(0x50, 0x4b, 3, 4, 0),
      'fair.csv',
      'Invalid CSV format',
      'The file is not text. It may be a workbook with another name: save it as CSV in your spreadsheet.',
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
    expect(screen.getByRole('combobox', { name: /first_name/ })).toHaveTextContent('First Name')
    expect(screen.getByRole('combobox', { name: /email/ })).toHaveTextContent('E-mail')
    await chooseOption(user, 'last_name', /^Family$/)
    await press('Use these columns')
    expect(await screen.findByRole('cell', { name: 'Lee' })).toBeVisible()
  })

  it('splits a full-name column when there is no other name, and says so', async () => {
    const { user, choose, press } = openImport()
    await choose('full_name,Job Title,Work Email\nAnn van der Lee,CTO,ann@example.com')
    await expectToast(
      'Invalid CSV format',
      'Missing required columns: first_name, last_name, email',
    )
    const firstName = screen.getByRole('combobox', { name: /first_name/ })
    const lastName = screen.getByRole('combobox', { name: /last_name/ })
    expect(lastName).toHaveTextContent('full_name')
    expect(firstName).toHaveAccessibleDescription('Only its first word')
    expect(lastName).toHaveAccessibleDescription('All but its first word')
    await chooseOption(user, 'last_name', /^Job Title$/)
    expect(firstName).not.toHaveAccessibleDescription()
    await chooseOption(user, 'last_name', /^full_name$/)
    await press('Use these columns')
    expect(await screen.findByRole('cell', { name: 'van der Lee' })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'Ann' })).toBeVisible()
    expect(screen.getByText(/^The names of full_name are split/)).toBeVisible()
  })

  it('in Shift_JIS is read correctly by the encoding that is offered first', async () => {
    const { choose, press } = openImport()
    await choose(encodeText(`${HEADER}\n太郎,田中,taro@example.com`, 'shift_jis'))
    expect(await screen.findByRole('radio', { name: /Shift_JIS.*太郎,田中/ })).toBeChecked()
    await press('Use this encoding')
    expect(await screen.findByRole('cell', { name: '太郎' })).toBeVisible()
  })

  it('in an older encoding asks which encoding is right', async () => {
    const { user, choose, press } = openImport()
    const bytes = Uint8Array.from(`${HEADER}\nZo\xeb,Lee,zoe@example.com`, (character) =>
      character.charCodeAt(0),
    )
    await choose(bytes)
    await user.click(await screen.findByRole('radio', { name: /Windows-1252.*Zoë,Lee/ }))
    await press('Use this encoding')
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
    expect(screen.getByText('Not imported: Notes.')).toBeVisible()
  })

  it('shows the lines above the header, and offers columns with other names', async () => {
    const { choose, press } = openImport()
    await choose(`Notes:\nMade today\n\n${HEADER},Account Name\nAnn,Lee,ann@example.com,Acme`)
    expect(await screen.findByText('The 3 lines above the header row are left out.')).toBeVisible()
    expect(screen.getByRole('cell', { name: '5' })).toBeVisible()
    expect(screen.getByText('Match columns can import Account Name as company.')).toBeVisible()
    await press('Match columns')
    await press('Use these columns')
    expect(await screen.findByRole('cell', { name: 'Acme' })).toBeVisible()
  })

  it('shows a phone number without the guard before its sign', async () => {
    const { choose } = openImport()
    await choose(`${HEADER},phone\nAnn,Lee,ann@example.com,'+46 70 123`)
    expect(await screen.findByRole('cell', { name: '+46 70 123' })).toBeVisible()
  })

  it('does not continue without a valid row', async () => {
    const { choose } = openImport()
    await choose(`${HEADER}\nAnn,Lee,ann@`)
    expect(await screen.findByText('No row of this file can be imported.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  })
})

describe('the skipped rows', () => {
  it('are downloaded with their lines and reasons', async () => {
    const createObjectURL = vi.spyOn(URL, 'createObjectURL')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { choose, press } = openImport()
    await choose(`${HEADER}\nAnn,Lee,ann@example.com\n=Bo,Ek,bo@`)
    await press('Download skipped rows')
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(click.mock.contexts[0]).toHaveProperty('download', 'fair-skipped.csv')
    const [file] = createObjectURL.mock.calls[0] ?? []
    expect(file instanceof Blob && (await file.text())).toBe(
      "line,reason,first_name,last_name,email\r\n3,Not a valid email: bo@,'=Bo,Ek,bo@\r\n",
    )
  })
})

describe('a file that was read', () => {
  it('asks before the dialog closes', async () => {
    const { user, choose, press } = openImport()
    await choose(rowsOf(2))
    await screen.findByRole('button', { name: 'Continue' })
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    expect(question).toHaveTextContent('The contacts in fair.csv are not saved as a list.')
    await press('Keep the file')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.keyboard('{Escape}')
    await press('Close without saving')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
