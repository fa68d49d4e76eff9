import type { Page } from '@playwright/test'
import { expect } from './app-test'

/** Texts that try to run as a script, break the layout, or collide with JavaScript names. */
export const strings = [
  '<img src=x onerror="window.hasRun = true">',
  '<script>window.hasRun = true</script>',
  '"><svg onload="window.hasRun = true">',
  'javascript:window.hasRun=true',
  'x'.repeat(300),
  '\u202Egnp.exe',
  '😀 first',
  '{{constructor}}',
  '__proto__',
  "'; alert(1); //",
]
const structural = /^(id|.*Id|.*_id|status|eventType|type|role|timestamp|createdAt|verified)$/

let next = 0
/**
 * The response with hostile texts instead of free text, or instead of every string if
 * `isEverything`.
 */
export function poison(value: unknown, isEverything: boolean, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => poison(one, isEverything, key))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, one]) => [
      name,
      poison(one, isEverything, name),
    ])
    return { ...Object.fromEntries(entries), ['__proto__x']: strings[0], constructor: strings[1] }
  }
  const isWord = typeof value === 'string' || value === null
  if (!isWord || /^id$/.test(key) || (structural.test(key) && !isEverything)) return value
  next += 1
  return next % 17 === 0 ? null : strings[next % strings.length]
}

export const attack = encodeURIComponent(strings[0] ?? '')

export async function expectHarmless(page: Page, place: string) {
  const found = await page.evaluate(() => ({
    hasRun: 'hasRun' in window,
    handlers: [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    elements: document.querySelectorAll('body script, img[src="x"], a[href^="javascript:"]').length,
    outside: [...document.querySelectorAll('[role=alert], [role=status], [role$=dialog]')].filter(
      (box) =>
        box.textContent !== '' &&
        box.checkVisibility() &&
        box.getBoundingClientRect().right > innerWidth + 1,
    ).length,
    sideways: (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
  }))
  expect({ place, ...found }).toEqual({
    place,
    hasRun: false,
    handlers: 0,
    elements: 0,
    outside: 0,
    sideways: 0,
  })
}

export async function expectScreen(page: Page) {
  await expect(page.getByText('Loading...')).toBeHidden()
  await page.waitForLoadState('networkidle')
  // A drawer that is still sliding in is outside the page.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  await expect(page.getByText('This screen has a problem')).toBeHidden()
  await expect(page.getByText('The application could not be shown')).toBeHidden()
  await expect(page.locator('main'), page.url()).not.toBeEmpty()
}
