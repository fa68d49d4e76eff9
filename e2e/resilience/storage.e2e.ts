import { expectHarmless, expectScreen } from '../support/hostile'
import { expect, test } from '../support/app-test'
import { fillLogIn } from '../support/log-in'

test('invalid data in the browser’s storage breaks no screen @extended', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/')
  const invalid =
    '{"__proto__":{"hasRun":1},"name":7,"steps":{"a":[]},"/search":7,"/campaigns":{"status":{}}}'
  await page.evaluate((value) => {
    const keys = [
      'draft:1:campaign',
      'draft:2:campaign',
      'picture:1',
      'color-mode',
      'language',
      'searches:1',
      'table-layout:campaigns:1',
      'kept:1:views',
    ]
    for (const key of [...keys, ...Object.keys(localStorage)]) localStorage.setItem(key, value)
    const tabKeys = ['kept:1:lead-search-results', ...Object.keys(sessionStorage)]
    for (const key of tabKeys) sessionStorage.setItem(key, value)
  }, invalid)
  for (const path of ['/', '/search', '/campaigns', '/campaigns?flow=sequence', '/settings']) {
    await page.goto(path)
    await expectScreen(page)
    await expectHarmless(page, path)
  }
})

const storages = {
  'that is blocked': {
    paths: ['/search', '/campaigns', '/settings'],
    warning: 'This browser blocks the storage that a draft needs: save before you leave.',
    arrange: () => {
      const refuse = {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, refuse)
      Reflect.deleteProperty(window, 'BroadcastChannel')
    },
  },
  'that never answers': {
    paths: ['/search'],
    warning: 'This browser blocks the storage that a draft needs: save before you leave.',
    // As in a profile whose database another process has locked.
    arrange: () => {
      const keep = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value
      IDBFactory.prototype.open = function (...names) {
        const request: IDBOpenDBRequest = keep.apply(this, names)
        for (const type of ['success', 'error', 'upgradeneeded'])
          request.addEventListener(type, (event) => event.stopImmediatePropagation())
        return request
      }
    },
  },
  'that is full': {
    paths: ['/search', '/settings'],
    warning: 'The storage of this browser is full: save before you leave.',
    arrange: () => {
      const keep = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value
      Storage.prototype.setItem = function (key, value) {
        const size = Object.entries(this).join('').length + key.length + value.length
        if (size > 100) throw new DOMException('Full', 'QuotaExceededError')
        keep.call(this, key, value)
      }
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
  },
}

for (const [storage, { paths, warning, arrange }] of Object.entries(storages)) {
  test(`with storage ${storage} the screens work, and the builder warns that drafts are not kept`, async ({
    page,
  }) => {
    await page.addInitScript(arrange)
    await page.goto('/')
    await fillLogIn(page, 'admin@example.com', 'password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
    for (const path of paths) {
      await page.goto(path)
      await expectScreen(page)
    }
    await page.goto('/campaigns?flow=sequence&edit=4')
    await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn '.repeat(20))
    await expect(page.getByText(warning)).toBeVisible()
    await page.getByRole('button', { name: 'Save Campaign' }).click()
    // localStorage of one that never answers still remembers calls.
    if (storage !== 'that never answers')
      await page.getByRole('button', { name: 'Send anyway' }).click()
    await expect(page.getByText('Campaign created')).toBeVisible()
  })
}
