import { expect, test } from 'vitest'
import { keepChoices } from './kept-settings'

const shown = () => location.pathname + location.search
/** As a page that was just loaded. */
function open(address: string) {
  Reflect.deleteProperty(history, 'pushState')
  Reflect.deleteProperty(history, 'replaceState')
  history.replaceState(null, '', address)
}

test('a link’s choices stay in every address that the application writes', () => {
  open('/lists?role=admin&import=csv')
  const kept = keepChoices()
  expect(kept.isFresh).toBe(true)
  history.pushState(null, '', '/campaigns?page=2')
  expect(shown()).toBe('/campaigns?page=2&role=admin')
  history.replaceState(null, '', '/campaigns')
  expect(shown()).toBe('/campaigns?role=admin')
})

test('a change is in the address at once; the tab goes on with it without', () => {
  open('/lists?role=admin')
  keepChoices().change({ latency: 'none', fail: { getLists: 500 } })
  expect(shown()).toBe('/lists?role=admin&latency=none&fail=getLists%3A500')
  open('/')
  const kept = keepChoices()
  expect(kept.isFresh).toBe(false)
  expect(kept.get()).toEqual({ role: 'admin', latency: 'none', fail: { getLists: 500 } })
  kept.clear()
  expect(shown()).toBe('/')
})
