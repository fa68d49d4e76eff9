import type { CDPSession } from '@playwright/test'
import { expect, test } from '../support/app-test'

/** Number of buttons that are detached but still in memory after a garbage collection. */
async function countDetached(devTools: CDPSession): Promise<number> {
  const { result } = await devTools.send('Runtime.evaluate', {
    expression: 'HTMLButtonElement.prototype',
    objectGroup: 'count',
  })
  const { objects } = await devTools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'count',
  })
  const count = await devTools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.filter((one) => !one.isConnected).length }',
    returnByValue: true,
  })
  await devTools.send('Runtime.releaseObjectGroup', { objectGroup: 'count' })
  return Number(count.result.value)
}

test('controls of screens that were left do not stay in memory', async ({ page, openAs }) => {
  await openAs('user', '/')
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const goRound = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await link('Lists').click()
      await expect(page.getByRole('button', { name: 'Import new leads' })).toBeVisible()
      await link('Home').click()
      await expect(page.getByRole('list', { name: 'First campaigns' })).toBeVisible()
    }
  }
  const devTools = await page.context().newCDPSession(page)
  await goRound(3)
  const before = await countDetached(devTools)
  await goRound(5)
  // React may retain the last screen until the next one is left.
  const countAfterRound = async () => {
    await goRound(1)
    return countDetached(devTools)
  }
  await expect.poll(countAfterRound).toBeLessThanOrEqual(before + 5)
})

test('the editor of a cancelled draft does not stay in memory', async ({ page, openAs }) => {
  await openAs('user', '/campaigns')
  const devTools = await page.context().newCDPSession(page)
  const draftAndCancel = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await page.getByRole('button', { name: 'Actions for Founders intro', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Edit Campaign' }).click()
      await page.getByRole('textbox', { name: 'Body' }).click()
      await page.keyboard.type('Hello')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Create a new campaign' })).toBeVisible()
    }
  }
  await draftAndCancel(2)
  const before = await countDetached(devTools)
  await draftAndCancel(4)
  // React may retain the last screen until the next one is left.
  const countAfterRound = async () => {
    await draftAndCancel(1)
    return countDetached(devTools)
  }
  await expect.poll(countAfterRound).toBeLessThanOrEqual(before + 5)
})
