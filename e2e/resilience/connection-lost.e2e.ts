import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test } from '../support/app-test'
import { listen } from '../support/listen'

/** Starts a proxy that cuts the connection in the middle of each response to `call`. */
async function startBreakingProxy(url: string) {
  const broken: string[] = []
  const proxy = { call: '', broken, url: '', close: async () => {} }
  const breakOff = async (answer: IncomingMessage, to: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    const body = Buffer.concat(parts)
    to.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': body.length })
    to.write(body.subarray(0, body.length / 2), () => to.destroy())
  }
  const server = createServer((message, to) => {
    const { method, headers } = message
    const forward = request(url + message.url, { method, headers }, (answer) => {
      if (`${method} ${message.url}` === proxy.call) {
        broken.push(proxy.call)
        void breakOff(answer, to)
      } else {
        to.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(to)
      }
    })
    message.pipe(forward)
  })
  proxy.url = `http://localhost:${await listen(server)}`
  proxy.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return proxy
}

test('a connection that breaks in the middle of a response shows an error and keeps the form @extended', async ({
  page,
  openAs,
  server,
}) => {
  const proxy = await startBreakingProxy(server.url)
  try {
    proxy.call = 'GET /api/lists'
    await openAs('user', `${proxy.url}/lists`)
    const lost = 'The server could not be reached. Check your connection and try again.'
    const panel = page.getByRole('main').getByRole('alert')
    await expect(panel).toContainText('The lists could not be loaded')
    await expect(panel).toContainText(lost)
    expect(proxy.broken).toHaveLength(1)
    proxy.call = ''
    await panel.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')

    await page.getByRole('link', { name: 'Lead Search', exact: true }).click()
    await page.getByRole('button', { name: 'Create Contact' }).click()
    const form = page.getByRole('dialog', { name: 'Create Contact' })
    await form.getByRole('textbox', { name: /^First name/ }).fill('Ada')
    await form.getByRole('textbox', { name: /^Last name/ }).fill('Lovelace')
    await form.getByRole('textbox', { name: /^Email/ }).fill('ada@x.example')
    proxy.broken.length = 0
    proxy.call = 'POST /api/leads'
    await form.getByRole('button', { name: 'Create Contact' }).click()
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' })
    await expect(toasts).toContainText('Failed to create contact')
    await expect(form.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Lovelace')
    expect(proxy.broken).toHaveLength(1)
  } finally {
    await proxy.close()
  }
})
