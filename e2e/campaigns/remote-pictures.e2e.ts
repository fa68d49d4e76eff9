import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/app-test'

const PICTURE = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

test('remote pictures load without a referrer', async ({ page, openAs }) => {
  const requests: { path: string | undefined; referrer: string | undefined }[] = []
  const host = createServer((request, response) => {
    requests.push({ path: request.url, referrer: request.headers.referer })
    response.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
    response.end(PICTURE)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => host.once('listening', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a TCP port
  const { port } = host.address() as AddressInfo
  const content = `<p>See <img src="http://127.0.0.1:${port}/chart.gif" alt="chart"></p>`

  await openAs('user', '/campaigns')
  await expect(page.getByRole('table', { name: 'Campaigns' })).toBeVisible()
  const id = await page.evaluate(async (content) => {
    const config = { subject: 'Hello', content, sender: 'sales@example.com', delay: 0 }
    const response = await fetch('/api/campaigns', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'With a picture',
        listId: 4,
        emailTemplate: content,
        sequence: [{ id: 'step-1', type: 'email', config }],
        sendDelay: 0,
        followupSequence: 'sequence',
      }),
    })
    const { id }: { id: string } = await response.json()
    return id
  }, content)

  const withoutReferrer = { path: '/chart.gif', referrer: undefined }
  await page.goto(`/campaigns?details=${id}`)
  const chart = page.frameLocator('[title="Text of step 1"]').getByRole('img', { name: 'chart' })
  await expect(chart).toBeVisible()
  await expect.poll(() => requests).toEqual([withoutReferrer])

  requests.length = 0
  await page.goto(`/campaigns?flow=sequence&edit=${id}`)
  const body = page.getByRole('textbox', { name: 'Body' })
  await expect(body.getByRole('img', { name: 'chart' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('[title="Mail as the contact sees it"]')
  await expect(preview.getByRole('img', { name: 'chart' })).toBeVisible()
  await expect.poll(() => requests.length).toBeGreaterThan(1)
  for (const request of requests) expect(request).toEqual(withoutReferrer)
  host.close()
})
