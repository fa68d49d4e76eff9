import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startMockServer } from '../../mocks/entry/http-server'
import { expect, test as appTest } from '../support/app-test'
import { startNginx } from '../support/nginx'

/** Tests the app in a subfolder of one origin with its API on another. */
const test = appTest.extend<{ appOrigin: { url: string }; folder: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a destructured parameter
  appOrigin: async ({}, use) => use({ url: '' }),

  server: async ({ appOrigin }, use) => {
    const server = await startMockServer({ allowOrigin: () => appOrigin.url })
    await use(server)
    await server.close()
  },

  folder: [
    async ({ server }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'subfolder-'))
      const outDir = join(folder, 'app')
      await promisify(execFile)('npx', ['vite', 'build', '--base', '/app/', '--outDir', outDir], {
        env: { ...process.env, VITE_API_BASE_URL: server.url },
      })
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    // A build takes longer than a test's default timeout.
    { timeout: 180_000 },
  ],

  baseURL: async ({ folder, server, appOrigin }, use) => {
    const nginx = await startNginx({
      folder,
      api: 'http://127.0.0.1:9',
      edit: (configuration) =>
        configuration
          .replaceAll('/assets/', '/app/assets/')
          .replaceAll('/index.html', '/app/index.html')
          .replace('location / {', 'location /app/ {')
          .replace("connect-src 'self'", `connect-src 'self' ${server.url}`),
    })
    appOrigin.url = nginx.url
    await use(nginx.url)
    await nginx.close()
  },
})

test('works in a subfolder, with the API on another origin', async ({ page, openAs, server }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) origins.add(origin)
  })
  await openAs('user', '/app/campaigns')
  await expect(page.getByText('Summer webinar')).toBeVisible()
  await page
    .getByRole('row', { name: /Renewal reminder/ })
    .getByRole('switch')
    .click()
  await expect(page.getByText('Status updated')).toBeVisible()

  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/analytics$/)
  await expect(page.locator('[data-bar]').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/?$/)
  expect([...origins]).toEqual([server.url])
})
