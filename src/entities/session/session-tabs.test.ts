import { expect, it, onTestFinished } from 'vitest'
import { listenToTabs } from './session-tabs'

it('hears ids as strings, and ignores messages of other versions and of other programs', async () => {
  const heard: unknown[] = []
  const everything = new Promise<void>((resolve) => {
    const end = listenToTabs({
      onUser: (userId) => {
        heard.push(userId)
        if (userId === 'last') resolve()
      },
      onDoubt: () => heard.push('doubt'),
    })
    onTestFinished(end)
  })
  const otherTab = new BroadcastChannel('session')
  onTestFinished(() => otherTab.close())
  const messages = [
    null,
    'a user',
    { kind: 'user', userId: null },
    { version: 2, message: { kind: 'user', userId: null } },
    { version: 1, message: { kind: 'user' } },
    { version: 1, message: { kind: 'user', userId: 1 } },
    { version: 1, message: { kind: 'unknown' } },
  ]
  for (const message of messages) otherTab.postMessage(message)
  otherTab.postMessage({ version: 1, message: { kind: 'user', userId: '1' } })
  otherTab.postMessage({ version: 1, message: { kind: 'user', userId: 'last' } })
  await everything
  expect(heard).toEqual(['1', 'doubt', '1', 'last'])
})
