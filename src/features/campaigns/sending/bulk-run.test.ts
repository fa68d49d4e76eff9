import { describe, expect, it } from 'vitest'
import type { Campaign } from '@/entities/campaign/campaign'
import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { ApiError, NetworkError } from '@/shared/api/api-error'
import { fc } from '@/test/fast-check'
import { type BulkRow, type BulkRun, changeRows, hasRest, restOf } from './bulk-run'

const campaign = (id: string): Campaign => ({
  id,
  sentId: id,
  name: id,
  description: '',
  listId: undefined,
  emailTemplate: '',
  status: 'active',
  sentEmails: 0,
  totalLeads: 0,
  createdAt: undefined,
  steps: [],
})

type Answer = 'ok' | Error

/** Runs a plan; each call consumes the next answer. */
function createRun(kind: BulkKind, ids: string[]) {
  let run: BulkRun = {
    kind,
    state: 'running',
    rows: ids.map((id) => ({ campaign: campaign(id), state: 'waiting' })),
  }
  const calls: string[] = []
  const succeeded: string[] = []
  const attempt = async (answers: Answer[], stopAfter = Infinity) => {
    const before = calls.length
    await changeRows({
      run,
      call: async ({ id }) => {
        calls.push(id)
        const answer = answers.shift() ?? 'ok'
        if (answer !== 'ok') throw answer
        succeeded.push(id)
      },
      isStopped: () => calls.length - before >= stopAfter,
      onRow: (row: BulkRow) => {
        const rows = run.rows.map((one) => (one.campaign.id === row.campaign.id ? row : one))
        run = { ...run, rows }
      },
    })
  }
  return {
    calls,
    succeeded,
    attempt,
    retry: async (answers: Answer[]) => {
      run = restOf(run)
      await attempt(answers)
    },
    states: () => run.rows.map(({ state }) => state),
    hasRest: () => hasRest(run),
  }
}

const refused = new ApiError(409, '', 'Conflict')
const broken = new ApiError(502, '', 'Bad Gateway')
const offline = new NetworkError('Offline')

describe('changes of several campaigns', () => {
  it('run one after the other, and a retry skips those that succeeded', async () => {
    const run = createRun('pause', ['1', '2', '3'])
    await run.attempt(['ok', broken])
    expect(run.states()).toEqual(['done', 'failed', 'done'])
    await run.retry([])
    expect(run.states()).toEqual(['done', 'done', 'done'])
    expect(run.calls).toEqual(['1', '2', '3', '2'])
    expect(run.hasRest()).toBe(false)
  })

  it('stop after the call in flight', async () => {
    const run = createRun('duplicate', ['1', '2', '3'])
    await run.attempt([], 1)
    expect(run.states()).toEqual(['done', 'waiting', 'waiting'])
    await run.retry([])
    expect(run.calls).toEqual(['1', '2', '3'])
  })

  it('stop when the server is out of reach, or nobody is signed in', async () => {
    for (const error of [offline, new ApiError(401, '', '')]) {
      const run = createRun('pause', ['1', '2', '3'])
      await run.attempt(['ok', error])
      expect(run.states()).toEqual(['done', 'failed', 'waiting'])
    }
  })

  it('leave it to the call to look for a copy that may have been made, and to ask', async () => {
    const run = createRun('duplicate', ['1', '2', '3', '4'])
    await run.attempt([broken, refused, offline])
    expect(run.states()).toEqual(['unknown', 'failed', 'unknown', 'waiting'])
    await run.retry([])
    expect(run.calls).toEqual(['1', '2', '3', '1', '2', '3', '4'])
    expect(run.hasRest()).toBe(false)
  })

  it('count a campaign that no longer exists as deleted', async () => {
    const run = createRun('delete', ['1'])
    await run.attempt([new ApiError(404, '', 'Not found')])
    expect(run.states()).toEqual(['done'])
  })

  it('repeat nothing that succeeded, whatever fails', async () => {
    const anAnswer = fc.constantFrom<Answer>('ok', refused, broken, offline)
    const answers = fc.array(anAnswer, { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(answers, answers, answers, fc.nat({ max: 5 }), async (a, b, c, stop) => {
        const run = createRun('duplicate', ['1', '2', '3', '4', '5'])
        await run.attempt(a, stop)
        await run.retry(b)
        await run.retry(c)
        expect(run.succeeded).toHaveLength(new Set(run.succeeded).size)
      }),
    )
  })
})
