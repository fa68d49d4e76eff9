import { createEvent, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepPageFromDrops } from './keep-page-from-drops'

function drop(type: string): boolean {
  const event = createEvent.drop(document.body, { dataTransfer: { types: [type] } })
  fireEvent(document.body, event)
  return event.defaultPrevented
}

test('a dropped file does not replace the page; dropped text is left to the browser', () => {
  const end = keepPageFromDrops()
  expect(drop('Files')).toBe(true)
  expect(drop('text/plain')).toBe(false)
  end()
  expect(drop('Files')).toBe(false)
})
