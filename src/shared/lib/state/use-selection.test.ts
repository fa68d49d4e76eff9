import { describe, expect, it } from 'vitest'
import { createSelection } from './use-selection'

const selectionOf = (...ids: string[]) => {
  const selection = createSelection()
  selection.setOrder(ids)
  return selection
}

describe('a range', () => {
  it('runs from the row toggled last, in either direction', () => {
    const selection = selectionOf('a', 'b', 'c', 'd')
    selection.toggle('c')
    selection.extendTo('a')
    expect([...selection.get()].toSorted()).toEqual(['a', 'b', 'c'])
    selection.extendTo('d')
    expect([...selection.get()].toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is deselected when the row toggled last was', () => {
    const selection = selectionOf('a', 'b', 'c', 'd')
    selection.toggleAll(['a', 'b', 'c', 'd'])
    selection.toggle('b')
    selection.extendTo('c')
    expect([...selection.get()]).toEqual(['a', 'd'])
  })

  it('follows the order shown now', () => {
    const selection = selectionOf('a', 'b', 'c')
    selection.toggle('a')
    selection.setOrder(['c', 'a', 'b'])
    selection.extendTo('c')
    expect([...selection.get()].toSorted()).toEqual(['a', 'c'])
  })

  it('is one row without an anchor, or if the anchor is no longer shown', () => {
    const selection = selectionOf('a', 'b', 'c')
    selection.extendTo('b')
    expect([...selection.get()]).toEqual(['b'])
    selection.setOrder(['a', 'c'])
    selection.extendTo('c')
    expect([...selection.get()].toSorted()).toEqual(['b', 'c'])
  })
})
