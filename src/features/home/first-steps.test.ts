import { expect, it } from 'vitest'
import { firstSteps } from './first-steps'

it.each([
  { lists: 0, statuses: [], done: [false, false, false] },
  { lists: 1, statuses: [], done: [true, false, false] },
  { lists: 1, statuses: ['draft'], done: [true, true, false] },
  { lists: 1, statuses: ['draft'], done: [true, true, false] },
  { lists: 0, statuses: ['draft', 'paused'], done: [false, true, true] },
  { lists: 1, statuses: ['active'], done: [true, true, true] },
])('$lists lists and $statuses: $done', ({ lists, statuses, done }) => {
  const campaigns = statuses.map((status) => ({ status }))
  expect(firstSteps(Array.from({ length: lists }), campaigns).map(({ isDone }) => isDone)).toEqual(
    done,
  )
})
