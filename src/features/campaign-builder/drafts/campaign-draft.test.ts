import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferred } from '@/test/deferred'
import { StepDocument } from '@/editor/step-document'
import { emptyForm } from '@/entities/campaign/model/campaign-form'
import { createCampaignDraft } from './campaign-draft'
import type { DraftDevice, DraftParts } from './draft-device'
import { draftInMemory } from './unsaved-draft'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const history = new StepDocument('').toKept()

/** From another tab. */
let askForIt: () => Promise<boolean>

/** Opens a persisted draft, as after a reload. */
async function reopened(device: Partial<DraftDevice> = {}) {
  const kept: DraftParts = {
    form: { ...emptyForm, name: 'Spring' },
    files: {},
    answers: {},
    bodies: { 'step-1': history, 'step-2': history },
  }
  const draft = createCampaignDraft({
    id: 'a',
    isNew: false,
    device: {
      heads: async () => [],
      onLoss: () => () => {},
      asText: async () => '',
      read: async () => kept,
      write: async () => {},
      remove: async () => {},
      removeBodies: async () => {},
      removeAll: async () => {},
      ...device,
    },
    openLock: (_name, { onHeld, onAsked }) => {
      queueMicrotask(onHeld)
      askForIt = onAsked
      return { end: () => {}, takeOver: () => {} }
    },
  })
  draft.show()
  await vi.advanceTimersByTimeAsync(0)
  return draft
}

it('a device that does not answer is reported, and read again on request', async () => {
  const read = vi.fn<DraftDevice['read']>(async () => new Promise(() => {}))
  const draft = await reopened({ read })
  await vi.advanceTimersByTimeAsync(5000)
  expect(draft.state.get()).toMatchObject({
    phase: 'unreadable',
    failure: { name: 'TimeoutError' },
  })
  draft.retry()
  expect(draft.state.get().phase).toBe('opening')
  expect(read).toHaveBeenCalledTimes(2)
})

it('is written as a whole after the database was deleted', async () => {
  const write = vi.fn<DraftDevice['write']>(async () => {})
  const draft = await reopened({ write })
  draft.change((form) => ({ ...form, name: 'Summer' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.state.get().keptAt).toBeDefined()
  write.mockClear()
  draft.keepAgain()
  expect(draft.state.get().keptAt).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1000)
  const parts = write.mock.calls.flatMap(([, changed]) =>
    changed.flatMap((one) => Object.keys(one)),
  )
  expect(parts).toEqual(expect.arrayContaining(['form', 'files', 'answers', 'bodies']))
})

it('a new step does not get the data of one that was deleted before a reload', async () => {
  const draft = await reopened()
  expect(draft.state.get().form?.name).toBe('Spring')
  expect(Object.keys(draft.state.get().memory.bodies.get())).toEqual(['step-1'])
})

it('drops undo history on a full device to make room for the text', async () => {
  let hasHistory = true
  const draft = await reopened({
    write: async () => {
      if (hasHistory) throw new DOMException('No', 'QuotaExceededError')
    },
    removeBodies: async () => void (hasHistory = false),
  })
  draft.change((form) => ({ ...form, name: 'Summer' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.state.get().problem).toBeUndefined()
  expect(draft.state.get().keptAt).toBeDefined()
  expect(hasHistory).toBe(false)
})

it('a write that does not end is not kept, until it ends after all', async () => {
  const { promise, resolve } = deferred()
  const draft = await reopened({ write: async () => promise })
  const isLost = () => draftInMemory([draft]).isLostBy({ by: 'log-out' })
  draft.change((form) => ({ ...form, name: 'Summer' }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(draft.state.get().problem).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.state.get().problem).toBe('blocked')
  expect(isLost()).toBe(true)
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(draft.state.get().problem).toBeUndefined()
  expect(draft.state.get().keptAt).toBeDefined()
  expect(isLost()).toBe(false)
})

it('another tab gets it when a write in progress has ended, and not while none ends', async () => {
  const { promise, resolve } = deferred()
  const draft = await reopened({ write: async () => promise })
  draft.change((form) => ({ ...form, name: 'Summer' }))
  await vi.advanceTimersByTimeAsync(300)
  const answer = askForIt()
  resolve()
  expect(await answer).toBe(true)

  const stuck = await reopened({ write: async () => new Promise(() => {}) })
  stuck.change((form) => ({ ...form, name: 'Summer' }))
  const refusal = askForIt()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await refusal).toBe(false)
})

it('writes all changes in one transaction, or each separately if one does not fit', async () => {
  let isFull = false
  const written: string[][] = []
  const draft = await reopened({
    write: async (_head, changed) => {
      const parts = changed.flatMap((part) => Object.keys(part))
      if (isFull && parts.includes('files')) throw new DOMException('No', 'QuotaExceededError')
      written.push(parts)
    },
  })
  const change = async (name: string) => {
    draft.state.get().memory.attachments.add('step-1', [new File(['a'], `${name}.pdf`)])
    draft.change((form) => ({ ...form, name }))
    await vi.advanceTimersByTimeAsync(1000)
    return written.splice(0)
  }
  expect(await change('Summer')).toEqual([['form', 'files']])
  isFull = true
  expect(await change('Autumn')).toEqual([['form']])
  expect(draft.state.get().problem).toBe('full')
  isFull = false
  expect(await change('Winter')).toEqual([['form', 'files']])
  expect(draft.state.get().problem).toBeUndefined()
})
