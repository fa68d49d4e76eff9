import { describe, expect, it } from 'vitest'
import {
  arrangeColumns,
  type ArrangedColumn,
  countLeftOut,
  type LayoutColumn,
  layoutReader,
  showColumn,
  withoutFirst,
} from './table-layout'

const columns: LayoutColumn[] = [
  { id: 'name', header: 'Name', width: '30%', minRem: 15, isMain: true },
  { id: 'company', header: 'Company' },
  { id: 'email', header: 'Email', width: '14rem' },
  { id: 'size', header: 'Company Size', isExtra: true },
]
const readLayout = (kept: unknown) => arrangeColumns(layoutReader.parse(kept), columns)
const atFirst = readLayout({})
const idsShown = (layout: ArrangedColumn[]) =>
  layout.flatMap(({ id, isShown }) => (isShown ? id : []))
const kept = (ids: [id: string, isShown: boolean][]) => ({
  columns: ids.map(([id, isShown]) => ({ id, isShown })),
})

describe('the kept layout', () => {
  it('is at first that of the table, without the extra columns', () => {
    expect(idsShown(atFirst)).toEqual(['name', 'company', 'email'])
  })

  it('survives being written and read', () => {
    const withSize = readLayout(showColumn(atFirst, 'size', true))
    const changed = readLayout(showColumn(withSize, 'company', false))
    expect(idsShown(changed)).toEqual(['name', 'email', 'size'])
  })

  it('is the usual one for columns of another shape', () => {
    expect(readLayout({ columns: ['email'], widths: { name: 200 } })).toEqual(atFirst)
  })

  it.each([
    [
      'unknown columns, and another order',
      [
        ['gone', true],
        ['email', true],
        ['name', true],
        ['company', false],
      ],
      ['name', 'email'],
    ],
    [
      'a hidden main column',
      [
        ['name', false],
        ['company', false],
        ['email', false],
        ['size', false],
      ],
      ['name'],
    ],
  ] as [string, [string, boolean][], string[]][])('copes with %s', (_, ids, shown) => {
    const layout = readLayout(kept(ids))
    expect(idsShown(layout)).toEqual(shown)
    expect(layout).toHaveLength(columns.length)
  })
})

describe('without room for all columns', () => {
  const city = { id: 'city', header: 'City', minRem: 8, leaves: 1 }
  const phone = { id: 'phone', header: 'Phone', minRem: 8, leaves: 2 }
  const all: LayoutColumn[] = [columns[0], phone, city, columns[2]].flatMap((one) => one ?? [])
  const idsIn = (roomRem: number) =>
    withoutFirst(all, countLeftOut(all, roomRem, true)).map(({ id }) => id)

  it.each([
    [47.75, ['name', 'phone', 'city', 'email']],
    [47.5, ['name', 'phone', 'email']],
    [39.5, ['name', 'email']],
    [10, ['name', 'email']],
  ])('in %f rem are %j', (room, ids) => expect(idsIn(room)).toEqual(ids))
})
