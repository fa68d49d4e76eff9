import { expect, test } from 'vitest'
import { keepSettings } from './kept-settings'

const shown = () => location.pathname + location.search
function open(address: string) {
  Reflect.deleteProperty(history, 'pushState')
  Reflect.deleteProperty(history, 'replaceState')
  history.replaceState(null, '', address)
}

test('the settings of a link stay in every address that the application navigates to', () => {
  open('/lists?role=admin&import=csv')
  const kept = keepSettings()
  expect(kept.isFresh).toBe(true)
  history.pushState(null, '', '/campaigns?page=2')
  expect(shown()).toBe('/campaigns?page=2&role=admin')
  history.replaceState(null, '', '/campaigns')
  expect(shown()).toBe('/campaigns?role=admin')
})

test('a change is in the address at once, and applies when the tab loads an address without settings', () => {
  open('/lists?role=admin')
  keepSettings().change({ latency: 'none', fail: { getLists: 500 } })
  expect(shown()).toBe('/lists?role=admin&latency=none&fail=getLists%3A500')
  open('/')
  const kept = keepSettings()
  expect(kept.isFresh).toBe(false)
  expect(kept.get()).toEqual({ role: 'admin', latency: 'none', fail: { getLists: 500 } })
  kept.clear()
  expect(shown()).toBe('/')
})
