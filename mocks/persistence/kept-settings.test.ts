import { expect, test, vi } from 'vitest'
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

test('a page that is reloaded before its settings are applied applies them again', () => {
  class Navigation {
    type = 'reload'
    name = ''
    entryType = 'navigation'
    startTime = 0
    duration = 0
    toJSON() {}
  }
  open('/lists?role=admin')
  keepSettings()
  // jsdom lacks navigation timing.
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Navigation()])
  open('/lists?role=admin')
  const again = keepSettings()
  expect(again.isFresh).toBe(true)
  again.noteApplied()
  open('/lists?role=admin')
  expect(keepSettings().isFresh).toBe(false)
})
