import type { Page } from '@playwright/test'
import { messages } from '../../stories/messages/catalogue'
import type { Message } from '../../stories/messages/message'
import { expect, test } from './demo'
import { doStep } from './do-step'

/** Returns a function that waits until every call has been answered and the page is painted. */
function watchCalls(page: Page) {
  let open = 0
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')
  page.on('request', (request) => void (isCall(request.url()) && (open += 1)))
  const end = (request: { url: () => string }) => void (isCall(request.url()) && (open -= 1))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const nextPaint = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  return async () => {
    await nextPaint()
    await expect.poll(() => open).toBe(0)
    await nextPaint()
  }
}

async function expectVisible(page: Page, alerts: string[], { as, title, description }: Message) {
  if (as === 'alert') {
    await expect.poll(() => alerts).toContain(title)
  } else if (as === 'dialog') {
    await expect(page.getByRole('dialog').filter({ hasText: title })).toBeVisible()
  } else {
    const toast = page.getByRole('region', { name: 'Notifications (F8)' })
    await expect(toast.getByText(title, { exact: true })).toBeVisible()
    if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible()
  }
}

for (const message of messages) {
  test(`${message.when}: ${message.title} (${message.story})`, async ({ page, context, host }) => {
    await context.grantPermissions(['clipboard-write'])
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      if (dialog.type() === 'alert') void dialog.accept()
    })
    const untilIdle = watchCalls(page)
    await page.goto(host.url + message.address)
    for (const step of message.steps) {
      await page.getByRole('button', { name: 'Mock panel' }).waitFor()
      await untilIdle()
      await doStep(step, { page, files: message.files })
    }
    await expectVisible(page, alerts, message)
    // The button's name would contain the number of violations of openapi.yaml.
    await expect(page.getByRole('button', { name: 'Mock panel', exact: true })).toBeVisible()
  })
}
