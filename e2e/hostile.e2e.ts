import type { Page } from '@playwright/test'
import { expect, test } from './support/journey'
import { fillLogIn } from './support/log-in'

const strings = [
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
/** The same answer with hostile words in it. */
function poison(value: unknown, isEverything: boolean, key = ''): unknown {
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

const attack = encodeURIComponent(strings[0] ?? '')
const screens = [
  '/',
  `/search?jobTitles=["${attack}"]&locations=["${'y'.repeat(300)}"]&limit=${attack}`,
  `/lists#${attack}`,
  '/lists?contacts=4',
  `/lists?contacts=${attack}`,
  '/lists?import=search',
  '/campaigns',
  '/campaigns?details=1',
  '/campaigns?flow=sequence&edit=1',
  '/campaigns?flow=manual',
  `/analytics?type=${attack}`,
  '/settings',
  `/${encodeURIComponent('<svg onload=alert(1)>')}`,
]

async function expectHarmless(page: Page, place: string) {
  const found = await page.evaluate(() => ({
    hasRun: 'hasRun' in window,
    handlers: [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    elements: document.querySelectorAll('body script, img[src="x"], a[href^="javascript:"]').length,
    sideways: (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
  }))
  expect({ place, ...found }).toEqual({
    place,
    hasRun: false,
    handlers: 0,
    elements: 0,
    sideways: 0,
  })
}

async function expectScreen(page: Page) {
  await expect(page.getByText('Loading...')).toBeHidden()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('This screen has a problem')).toBeHidden()
  await expect(page.getByText('The application could not be shown')).toBeHidden()
  await expect(page.locator('main'), page.url()).not.toBeEmpty()
}

for (const [width, isEverything] of [
  [1440, false],
  [390, false],
  [1440, true],
] as const) {
  const what = isEverything ? 'every string, enumerations and dates too' : 'every free text'
  test(`hostile answers at ${width}: ${what}`, async ({ page, logIn }) => {
    // Every screen from its beginning, and each answer twice over the wire.
    test.slow()
    await page.goto('/')
    await logIn('admin')
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const body: unknown = await response.json().catch(() => undefined)
      const isUser = route.request().url().endsWith('/auth/user')
      const json = poison(body, isEverything && !isUser)
      await route.fulfill({ response, json })
    })
    for (const path of screens) {
      await page.goto(path)
      await expectScreen(page)
      await expectHarmless(page, path)
    }
    await page.goto('/lists')
    await expect(page.locator('main')).toContainText('window.hasRun')
  })
}

test('rubbish in what the browser keeps breaks nothing', async ({ page, logIn }) => {
  // Five screens four times from their beginning.
  test.slow()
  await page.goto('/')
  await logIn('admin')
  for (const rubbish of [
    '{"steps":{"a":[',
    'null',
    '{"__proto__":{"hasRun":1},"name":7}',
    attack,
  ]) {
    await page.evaluate((value) => {
      const keys = [
        'draft:1:campaign',
        'draft:2:campaign',
        'picture:1',
        'color-mode',
        'language',
        'searches:1',
      ]
      for (const key of [...keys, ...Object.keys(localStorage)]) localStorage.setItem(key, value)
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, value)
    }, rubbish)
    for (const path of ['/', '/search', '/campaigns', '/campaigns?flow=sequence', '/settings']) {
      await page.goto(path)
      await expectScreen(page)
      await expectHarmless(page, path)
    }
  }
})

test('without storage every screen works, and says that drafts are not kept', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
  })
  await page.goto('/')
  await fillLogIn(page, 'admin@example.com', 'password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  for (const path of ['/search', '/lists', '/campaigns', '/analytics', '/settings']) {
    await page.goto(path)
    await expectScreen(page)
  }
  await page.goto('/campaigns?flow=sequence&edit=1')
  await expect(
    page.getByText('This browser does not let us keep a draft: save before you leave.'),
  ).toBeVisible()
})
