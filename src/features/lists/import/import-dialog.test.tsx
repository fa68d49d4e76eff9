import { signInAs } from '@mocks/entry/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whoSaidNo } from '@/entities/lead/said-no'
import { chooseOption } from '@/test/campaigns'
import { counts, expectToast, HEADER, openImport, rowsOf, toast } from '@/test/csv-import'

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
      'The file contains no contacts.',
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
    expect(await screen.findByRole('dialog', { name: 'Name Your List' })).toBeVisible()
    expect(within(await toast()).queryByText(title)).toBeNull()
  })

  it('is none if each column was found under another name', async () => {
    const { choose } = openImport()
    await choose('Vorname,Nachname,E-Mail\nAnn,Lee,ann@example.com')
    expect(await screen.findByRole('button', { name: 'Use these columns' })).toBeEnabled()
    expect(screen.queryByText('Invalid CSV format')).toBeNull()
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
    await chooseOption(user, /last_name/, /^Family$/)
    await press('Use these columns')
    expect(await screen.findByRole('dialog', { name: 'Name Your List' })).toBeVisible()
    await press('Back')
    expect(await screen.findByRole('cell', { name: 'Lee' })).toBeVisible()
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

  it('has the invalid rows first, under headings in words', async () => {
    const { choose } = openImport()
    await choose(
      `${HEADER},linkedin_url\nAnn,Lee,ann@x.io,a\nBo,Ek,bo@x.io,b\nAnn,Lee,ann@x.io,c\nCy,Fox,cy@,d`,
    )
    const table = within(await screen.findByRole('table', { name: 'Preview of the rows' }))
    const headings = table.getAllByRole('columnheader').map((one) => one.textContent)
    const [, ...rows] = table.getAllByRole('row')
    const lines = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)
    expect(headings).toEqual(['Line', 'Result', 'First name', 'Last name', 'E-mail', 'LinkedIn'])
    expect(lines).toEqual(['5', '4', '2', '3'])
  })

  it('shows rows of a kind that come late in the file, and says where they are cut', async () => {
    const { choose } = openImport()
    const wrong = Array.from({ length: 101 }, () => 'Bo,Ek,bo@')
    await choose([rowsOf(200), ...wrong].join('\n'))
    expect(await screen.findByText('The first 100 rows of each kind:')).toBeVisible()
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '201')
  })

  it('does not continue without a valid row, but can remember who said no', async () => {
    const { choose, press } = openImport()
    await choose(`${HEADER},Opt-in\nAnn,Lee,ann@,no\nBo,Ek,bo@x.io,no\nCy,Fox,cy@x.io,Gamma`)
    expect(await screen.findByText('No row of this file can be imported.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await press('Remember who said no')
    expect(
      await screen.findByRole('heading', { name: '1 address of fair.csv is remembered' }),
    ).toBeVisible()
    expect([...whoSaidNo()]).toMatchObject([['bo@x.io', { source: 'fair.csv' }]])
  })
})

describe('who must not be written to', () => {
  it('has each value with a proposed choice, which can be changed for it alone', async () => {
    const { user, choose } = openImport()
    const tick = async (name: string) =>
      user.click(await screen.findByRole('checkbox', { name: `Leave out ${name}` }))
    await choose(
      `${HEADER},Opt-in,Wave\nAnn,Lee,ann@x.io,1.0,a\nBo,Ek,bo@x.io,0.0,b\nCy,Fox,cy@x.io,Gamma,b\nDi,Fox,di@x.io,Delta,b`,
    )
    const values = within(
      await screen.findByRole('table', { name: 'Values that say who may be written to' }),
    )
    const choices = () =>
      values
        .getAllByRole('row')
        .slice(1)
        .map((row) => [
          within(row).getByRole('checkbox').ariaLabel,
          within(row).getByRole<HTMLInputElement>('checkbox').checked,
          within(row).queryByText('not understood') !== null,
        ])
    expect(choices()).toEqual([
      ['Leave out Opt-in: 1.0', false, false],
      ['Leave out Opt-in: 0.0', true, false],
      ['Leave out Opt-in: Gamma', true, true],
      ['Leave out Opt-in: Delta', true, true],
    ])
    expect(counts()).toMatchObject({ Valid: '1', 'Left out': '3' })
    await tick('Opt-in: Gamma')
    await waitFor(() => expect(counts()).toMatchObject({ Valid: '2', 'Left out': '2' }))
    await tick('Opt-in: 0.0')
    await waitFor(() => expect(counts()).toMatchObject({ Valid: '3', 'Left out': '1' }))
    await tick('Opt-in: 0.0')
    await waitFor(() => expect(counts()).toMatchObject({ Valid: '2', 'Left out': '2' }))

    await chooseOption(user, /Another column says it/, /^Wave$/)
    await waitFor(() => expect(counts()).toMatchObject({ Valid: '0', 'Left out': '4' }))
    await tick('Wave: b')
    await waitFor(() => expect(counts()).toMatchObject({ Valid: '1', 'Left out': '3' }))
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

describe('the steps', () => {
  const current = () => {
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      '1 File',
      '2 Columns',
      '3 Review',
      '4 List',
    ])
    return steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent
  }

  it('lead back to the file, and forth again, without losing it', async () => {
    const { user, choose, press } = openImport()
    await screen.findByRole('button', { name: 'Choose a CSV file' })
    expect(current()).toBe('1 File')
    await choose(`${HEADER}\nAnn,Lee,ann@x.io\nBo,Ek,bo@`)
    await press('Continue')
    expect(await screen.findByRole('dialog', { name: 'Name Your List' })).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(current()).toBe('4 List')

    const listName = () => screen.getByRole('textbox', { name: /List name/ })
    await user.type(listName(), ' 2')
    await press('Back')
    await press('Continue')
    await waitFor(() => expect(listName()).toHaveValue('fair 2'))
    await press('Back')
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Import new leads' })).toBeVisible(),
    )
    expect(screen.getByRole('heading', { name: '2 rows in fair.csv' })).toHaveFocus()
    expect(current()).toBe('3 Review')
    await press('Back')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Columns of fair.csv' })).toHaveFocus(),
    )
    expect(current()).toBe('2 Columns')
    await press('Back')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'fair.csv' })).toHaveFocus())
    expect(current()).toBe('1 File')
    await press('Continue')
    await press('Use these columns')
    expect(await screen.findByRole('heading', { name: '2 rows in fair.csv' })).toHaveFocus()
  })

  it('have their buttons in the footer only while their tab is shown', async () => {
    const { user, choose } = openImport()
    await choose(`${rowsOf(1)}\n,,`)
    await screen.findByRole('button', { name: 'Continue' })
    await user.click(screen.getByRole('tab', { name: 'Search & Import' }))
    expect(await screen.findByRole('button', { name: /^Search \(/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'CSV import' }))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
  })
})

describe('a file that was read', () => {
  it('asks before the dialog closes', async () => {
    const { user, choose, press } = openImport()
    await choose(rowsOf(2))
    await screen.findByRole('button', { name: 'Save' })
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    expect(question).toHaveTextContent('The contacts in fair.csv are not saved as a list.')
    await press('Keep the file')
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.keyboard('{Escape}')
    await press('Close without saving')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
