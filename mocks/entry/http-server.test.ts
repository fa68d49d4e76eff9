import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { server as interceptor } from './test-server'
import { type MockServer, type MockServerOptions, startMockServer } from './http-server'

const started: MockServer[] = []

// Disable MSW: these tests send real HTTP requests.
beforeAll(() => interceptor.close())

async function start(options: MockServerOptions = {}) {
  const server = await startMockServer(options)
  started.push(server)
  let cookie = ''
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { 'Content-Type': 'application/json', cookie }
    const answer = await fetch(server.url + path, { ...init, headers })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const logIn = (email = 'admin@example.com') =>
    call('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'password' }),
    })
  return { server, call, logIn }
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

test('log-in sets an HttpOnly session cookie, log-out clears it', async () => {
  const { call, logIn } = await start()
  expect((await call('/api/auth/user')).status).toBe(401)
  const answer = await logIn()
  expect(answer.headers.get('set-cookie')).toMatch(
    /^session=[^;]+; Path=\/; SameSite=Lax; HttpOnly$/,
  )
  expect(await (await call('/api/auth/user')).json()).toMatchObject({ user: { id: '1' } })
  const out = await call('/api/auth/logout', { method: 'POST' })
  expect([out.status, await out.text()]).toEqual([204, ''])
  expect((await call('/api/auth/user')).status).toBe(401)
})

test('each server has its own data and company domain', async () => {
  const one = await start()
  const two = await start({ companyDomain: 'acme.test', scenario: 'empty' })
  await one.logIn()
  expect((await two.logIn()).status).toBe(403)
  await two.logIn('user@acme.test')
  const body = JSON.stringify({ name: 'Fresh', description: '' })
  expect((await two.call('/api/lists', { method: 'POST', body })).status).toBe(201)
  expect(two.server.db.lists.all().map(({ name }) => name)).toEqual(['Fresh'])
  expect(one.server.db.lists.count()).toBe(6)
})

test('an unknown call gets 404, an unknown scenario an error', async () => {
  const { call } = await start()
  const answer = await call('/api/nothing')
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such call' }])
  await expect(startMockServer({ scenario: 'nonsense' })).rejects.toThrow('no scenario "nonsense"')
})

test('without a network the connection breaks', async () => {
  const { call, logIn } = await start({ scenario: 'offline' })
  await logIn()
  await expect(call('/api/lists')).rejects.toThrow('fetch failed')
})

test('allows the other origin that is configured', async () => {
  const { call } = await start({ allowOrigin: 'http://localhost:5173' })
  const { status, headers } = await call('/api/lists', { method: 'OPTIONS' })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(headers.get('access-control-allow-credentials')).toBe('true')
})

test('serves a built application beside the API', async () => {
  const staticFolder = await mkdtemp(join(tmpdir(), 'static-'))
  await writeFile(join(staticFolder, 'index.html'), '<title>App</title>')
  await writeFile(join(staticFolder, 'app.js'), 'export {}')
  const { call } = await start({ staticFolder })
  const get = async (path: string) => {
    const answer = await call(path)
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  expect(await get('/lists')).toEqual([200, 'text/html; charset=utf-8', '<title>App</title>'])
  expect(await get('/app.js')).toEqual([200, 'text/javascript; charset=utf-8', 'export {}'])
  expect(await get('/gone.js')).toEqual([404, expect.anything(), 'There is no /gone.js'])
  expect(await get('/..%2f..%2fetc/hosts.txt')).toEqual([
    200,
    'text/html; charset=utf-8',
    '<title>App</title>',
  ])
  await rm(staticFolder, { recursive: true })
})
