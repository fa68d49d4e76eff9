import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startMockServer } from '../../mocks/entry/http-server'
import { runComparison } from './run-comparison'

test('the mock server conforms to the contract over HTTP', async () => {
  const { url, close } = await startMockServer()
  const account = ['--email', 'admin@example.com', '--password', 'password']
  const { printed, code } = await runComparison('--url', url, ...account, '--yes')
  expect(printed).toMatch(/^\d+ of \d+ operations agree with openapi\.yaml\.$/m)
  expect(code).toBe(0)
  await close()
})

test('violations in recorded calls are reported in the same way', async () => {
  const entry = (method: string, path: string, status: number, answer: unknown) => ({
    startedDateTime: '2026-11-24T09:00:00Z',
    request: { method, url: `https://sales.example.com${path}` },
    response: {
      status,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { text: JSON.stringify(answer) },
    },
  })
  const entries = [
    entry('GET', '/api/credits/balance', 200, { balance: '12500' }),
    entry('GET', '/api/brevo/senders', 200, [{ id: 1, name: 'Ada', email: 'ada@example.com' }]),
    entry('DELETE', '/api/lists/1', 500, 'locked'),
    entry('GET', '/api/campaigns', 200, []),
  ]
  const file = test.info().outputPath('problem.har')
  await writeFile(file, JSON.stringify({ log: { entries } }))
  const { printed, code } = await runComparison('--har', file)
  expect(code).toBe(1)
  expect(printed).toContain('3 operations differ: getCreditBalance, getSenders, deleteList')
  expect(printed).toContain('/body/balance of the answer must be number')
  expect(printed).toContain('ok        getCampaigns (200)')
})
