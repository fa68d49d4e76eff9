import { signInAs } from '@mocks/entry/sign-in'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { counts, expectToast, HEADER, openImport, rowsOf } from '@/test/csv-import'
import { parserInPage } from '@/test/parser-in-page'
import { type CsvParser, ReaderError } from './csv/csv-parser'

beforeEach(() => signInAs('user'))

const LOST =
  'The part of this page that reads files could not be loaded. Check your connection and try again.'

/** Fails once in the named call. */
function failing(name: 'read' | 'skippedRows'): () => CsvParser {
  let isFirst = true
  return () => {
    const parser = parserInPage()
    if (isFirst) vi.spyOn(parser, name).mockRejectedValueOnce(new ReaderError())
    isFirst = false
    return parser
  }
}

it('says that the reader could not be loaded, and reads the same file again', async () => {
  const { choose, press } = openImport(failing('read'))
  await choose(rowsOf(2))
  await expectToast('Import failed', LOST)
  expect(screen.getByText('The file was not read')).toBeVisible()
  await press('Retry')
  expect(await screen.findByRole('heading', { name: '2 rows in fair.csv' })).toBeVisible()
})

it('says so when the skipped rows cannot be downloaded', async () => {
  const { choose, press } = openImport(failing('skippedRows'))
  await choose(`${rowsOf(1)}\nBo,Ek,bo@`)
  await press('Download skipped rows')
  await expectToast('Download failed', LOST)
  expect(screen.getByRole('button', { name: 'Download skipped rows' })).toBeEnabled()
})

it('leaves out what is ticked, without another button', async () => {
  const { user, choose, press } = openImport()
  await choose(`${HEADER}\nAnn,Lee,info@x.example\nBo,Ek,bo@x.example`)
  const box = await screen.findByRole('checkbox', { name: /^Leave out role addresses/ })
  await user.click(box)
  expect(box).toBeChecked()
  await press('Continue')
  expect(await screen.findByText('1 contact will be saved into a new list.')).toBeVisible()
  await press('Save')
  expect(await screen.findByRole('heading', { name: '“fair” is saved' })).toBeVisible()
  expect(counts()).toMatchObject({ Imported: '1', 'Left out': '1' })
})
