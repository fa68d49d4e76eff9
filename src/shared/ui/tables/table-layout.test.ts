import { describe, expect, it } from 'vitest'
import {
  arrangeColumns,
  countLeftOut,
  type LayoutColumn,
  layoutReader,
  moveColumn,
  showColumn,
  shownColumns,
  type TableLayout,
  withoutFirst,
} from './table-layout'

const columns: LayoutColumn[] = [
  { id: 'name', header: 'Name', width: '30%', minRem: 15, isMain: true },
  { id: 'company', header: 'Company' },
  { id: 'email', header: 'Email', width: '14rem' },
  { id: 'size', header: 'Company Size', isExtra: true },
]
const readLayout = (kept: unknown): TableLayout => {
  const layout = layoutReader.parse(kept)
  return { ...layout, columns: arrangeColumns(layout.columns, columns) }
}
const atFirst = readLayout({})
const idsShown = (layout: TableLayout) => shownColumns(columns, layout.columns).map(({ id }) => id)
const kept = (ids: [id: string, isShown: boolean][]) => ({
  columns: ids.map(([id, isShown]) => ({ id, isShown })),
})

describe('the kept layout', () => {
  it('is at first that of the table, without the extra columns', () => {
    expect(idsShown(atFirst)).toEqual(['name', 'company', 'email'])
    expect(atFirst).toMatchObject({ widths: {}, isCompact: false })
  })

  it('survives being written and read', () => {
    const changed = {
      ...moveColumn(showColumn(atFirst, 'size', true), 'email', -1),
      widths: { name: 200 },
      isCompact: true,
    }
    expect(readLayout(changed)).toEqual(changed)
    expect(idsShown(changed)).toEqual(['name', 'email', 'company', 'size'])
  })

  it.each([
    ['columns of another shape', { columns: ['email'], widths: [], isCompact: 'yes' }],
    ['widths out of range', { widths: { name: 3 } }],
    ['widths that are no numbers', { widths: { name: '200px' } }],
  ])('is the usual one for %s', (_, stored) => {
    expect(readLayout(stored)).toEqual(atFirst)
  })

  it.each([
    [
      'unknown columns',
      [
        ['gone', true],
        ['email', true],
        ['name', true],
        ['company', true],
        ['size', false],
      ],
      ['email', 'name', 'company'],
    ],
    [
      'a column twice',
      [
        ['email', true],
        ['email', false],
        ['name', true],
        ['company', true],
        ['size', true],
      ],
      ['name', 'company', 'size'],
    ],
    [
      'a new column, behind its neighbour',
      [
        ['company', true],
        ['name', true],
        ['size', true],
      ],
      ['company', 'email', 'name', 'size'],
    ],
    [
      'a new extra column',
      [
        ['email', true],
        ['company', false],
        ['name', true],
      ],
      ['email', 'name'],
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
    expect(layout.columns).toHaveLength(columns.length)
  })
})

it('columns move one place, and not beyond the ends', () => {
  expect(idsShown(moveColumn(atFirst, 'company', -1))).toEqual(['company', 'name', 'email'])
  expect(idsShown(moveColumn(atFirst, 'company', 1))).toEqual(['name', 'email', 'company'])
  expect(moveColumn(atFirst, 'name', -1)).toBe(atFirst)
  expect(moveColumn(atFirst, 'size', 1)).toBe(atFirst)
  expect(moveColumn(atFirst, 'gone', 1)).toBe(atFirst)
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
