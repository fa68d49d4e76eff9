import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, test } from './deployed'

const security = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-CdO5anNdrUjrWpYcmp9Sc8f7usdyg9Hvm7l8jdhzwko='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https: http:; font-src 'self'; connect-src 'self'; frame-src 'self'; object-src 'none'; base-uri about:; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const typeOf: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'application/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}
const year = 'public, max-age=31536000, immutable'

test('assets are compressed and cached, index.html is revalidated, all responses carry the headers', async ({
  request,
  folder,
}) => {
  const page = await request.get('/campaigns?flow=name')
  expect(page.headers()).toMatchObject({
    ...security,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const html = await page.text()
  expect(html).toBe(await readFile(join(folder, 'index.html'), 'utf8'))
  // Except for the theme's script, whose hash is in the policy (tools/theme-script.test.ts).
  expect(html.replace('<script>', '')).not.toMatch(
    /<script(?![^>]* src=)|<style|\son[a-z]+=|style=/,
  )

  const { etag = '' } = page.headers()
  const again = await request.get('/lists', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)

  const files = await readdir(join(folder, 'assets'))
  for (const file of files.filter((name) => !name.endsWith('.gz'))) {
    const answer = await request.get(`/assets/${file}`)
    const content = await readFile(join(folder, 'assets', file))
    expect(await answer.body()).toEqual(content)
    expect(answer.headers()).toMatchObject({
      ...security,
      'content-type': typeOf[extname(file)],
      'cache-control': year,
    })
    const compressed = `${file}.gz`
    const isCompressed = files.includes(compressed)
    expect(answer.headers()['content-encoding'], file).toBe(isCompressed ? 'gzip' : undefined)
    if (isCompressed) {
      const { size } = await stat(join(folder, 'assets', compressed))
      expect(answer.headers()['content-length']).toBe(String(size))
    }
    // Fonts are compressed already.
    expect(isCompressed, file).toBe(extname(file) !== '.woff2')
  }

  const gone = await request.get('/assets/lists-00000000.js')
  expect(gone.status()).toBe(404)
  expect(gone.headers()).toMatchObject({ ...security, 'cache-control': 'no-cache' })
})

test('/api is proxied unchanged, with bodies as large as an import', async ({ request }) => {
  const nobody = await request.get('/api/auth/user')
  expect(nobody.status()).toBe(401)
  expect(nobody.headers()).toMatchObject(security)
  expect(nobody.headers()['cache-control']).toBeUndefined()

  const credentials = { email: 'user@example.com', password: 'password' }
  expect((await request.post('/api/auth/login', { data: credentials })).status()).toBe(200)
  const created = await request.post('/api/leads', {
    data: [
      {
        apolloId: 'manual1',
        firstName: 'Ada',
        lastName: 'Lovelace',
        title: 'x'.repeat(10 * 1024 * 1024),
        companyName: '',
        companyDomain: '',
        location: '',
        email: 'ada@analytical.example',
        emailRevealed: true,
      },
    ],
  })
  expect(created.status()).toBe(201)
  const lists = await request.get('/api/lists')
  expect(lists.headers()['content-encoding']).toBe('gzip')
})
