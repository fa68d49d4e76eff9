import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dropViews, keepView, useKeptViews } from './kept-views'

it('keeps the last view of each screen for each user, until it is dropped', () => {
  const { result } = renderHook(() => useKeptViews('1'))
  expect(result.current).toEqual({})
  act(() => {
    keepView('1', '/campaigns', { status: 'draft' })
    keepView('1', '/lists', { sort: 'name' })
    keepView('1', '/campaigns', { sort: '-name' })
  })
  expect(result.current).toEqual({ '/campaigns': { sort: '-name' }, '/lists': { sort: 'name' } })
  expect(renderHook(() => useKeptViews('2')).result.current).toEqual({})
  act(() => dropViews('1'))
  expect(result.current).toEqual({})
})

it.each(['not JSON', '7', 'null', '[]'])('reads %s in the storage as nothing', (stored) => {
  localStorage.setItem('views:1', stored)
  expect(renderHook(() => useKeptViews('1')).result.current).toEqual({})
})

it('reads a view that is not an object as one', () => {
  localStorage.setItem('views:1', '{"/lists":null,"/search":7}')
  expect(renderHook(() => useKeptViews('1')).result.current['/lists']).toEqual({})
  expect(renderHook(() => useKeptViews('1')).result.current['/search']).toBeTypeOf('object')
})
