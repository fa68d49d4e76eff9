import { expect, vi } from 'vitest'
import {
  type CampaignDraft,
  createCampaignDraft,
} from '@/features/campaign-builder/drafts/campaign-draft'
import type {
  DraftDevice,
  DraftHead,
  DraftParts,
} from '@/features/campaign-builder/drafts/draft-device'
import type { openTabLock } from '@/features/campaign-builder/drafts/tab-lock'
import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import { changeStep } from '@/entities/campaign/model/sequence'

type Record = { head: DraftHead } & DraftParts
type Handlers = Parameters<typeof openTabLock>[1]
type Tab = { isDead: boolean; isFrozen: boolean }
type Seat = 0 | 1
type Id = 'a' | 'b'

const textOf = (form: CampaignForm | undefined) =>
  form && [form.name, form.steps[0]?.subject, form.steps[0]?.content].join('|')

/** A device whose storage can be full or blocked, with a lock for each draft. */
function createDevice() {
  const records = new Map<string, Record>()
  const device = {
    records,
    problem: undefined as 'QuotaExceededError' | 'SecurityError' | undefined,
  }
  const refuse = () => {
    if (device.problem) throw new DOMException('No', device.problem)
  }
  const holders = new Map<string, { handlers: Handlers; tab: Tab }[]>()
  const queueOf = (name: string) => {
    const queue = holders.get(name) ?? []
    holders.set(name, queue)
    return queue
  }

  const openTab = (tab: Tab) => {
    const storage: DraftDevice = {
      heads: async () => [...records.values()].map(({ head }) => head),
      read: async (id) => {
        if (device.problem === 'SecurityError') refuse()
        return records.get(id)
      },
      write: async (head, changed) => {
        refuse()
        await Promise.resolve()
        if (tab.isDead) return new Promise(() => {})
        const empty = { form: { name: '', steps: [] }, files: {}, answers: {}, bodies: {} }
        records.set(head.id, Object.assign(empty, records.get(head.id), ...changed, { head }))
        return undefined
      },
      remove: async (id) => void records.delete(id),
      removeBodies: async () => {},
      removeAll: async () => records.clear(),
    }
    const openLock: typeof openTabLock = (name, handlers) => {
      const queue = queueOf(name)
      const own = { handlers, tab }
      const leave = () => {
        const wasFirst = queue[0] === own
        if (queue.includes(own)) queue.splice(queue.indexOf(own), 1)
        if (wasFirst) queue[0]?.handlers.onHeld()
      }
      queue.push(own)
      if (queue[0] === own) handlers.onHeld()
      else handlers.onElsewhere()
      return {
        end: leave,
        takeOver: () => {
          const [holder] = queue
          if (!holder || holder === own) return
          const swap = () => {
            queue.splice(0, 1)
            queue.splice(queue.indexOf(own), 1)
            queue.unshift(own)
            queue.push(holder)
            holder.handlers.onElsewhere()
            handlers.onHeld()
          }
          if (holder.tab.isFrozen) return swap()
          void holder.handlers.onAsked().then((isFree) => {
            if (queue[0] !== holder) return
            if (isFree) swap()
            else handlers.onRefused()
          })
        },
      }
    }
    return { storage, openLock }
  }
  const crash = (tab: Tab) => {
    tab.isDead = true
    for (const queue of holders.values()) {
      const wasFirst = queue[0]?.tab === tab
      queue.splice(0, queue.length, ...queue.filter((one) => one.tab !== tab))
      if (wasFirst) queue[0]?.handlers.onHeld()
    }
  }
  return { ...device, device, openTab, crash }
}

/** Waits for everything that needs only the device. */
const settle = async () => vi.advanceTimersByTimeAsync(0)

function openPage({ openTab }: ReturnType<typeof createDevice>, newIds: Set<Id>) {
  const tab: Tab = { isDead: false, isFrozen: false }
  const { storage, openLock } = openTab(tab)
  const drafts = new Map<Id, CampaignDraft>()
  let shown: { id: Id; draft: CampaignDraft; hide: () => void } | undefined
  let editor = { revision: -1, text: '', isHandedOut: true }
  let refusalCount = 0

  const draftOf = (id: Id) => {
    const known = drafts.get(id)
    if (known) return known
    const onRefused = () => void (refusalCount += 1)
    const isNew = newIds.delete(id)
    const made = createCampaignDraft({ id, isNew, device: storage, openLock, onRefused })
    made.onCommit(() => made === shown?.draft && handOut())
    drafts.set(id, made)
    return made
  }
  const form = () => shown?.draft.state.get().form
  const handOut = () => {
    const { text, isHandedOut } = editor
    if (isHandedOut) return
    editor.isHandedOut = true
    shown?.draft.change((form) => ({
      ...form,
      steps: changeStep(form.steps, 'step-1', { content: text }),
    }))
  }
  /** Like a component keyed by the revision. */
  const body = () => {
    const revision = shown?.draft.state.get().revision ?? -1
    if (editor.revision !== revision)
      editor = { revision, text: form()?.steps[0]?.content ?? '', isHandedOut: true }
    return editor
  }

  return {
    tab,
    drafts,
    shown: () => shown,
    refusalCount: () => refusalCount,
    phase: () => shown?.draft.state.get().phase,
    text: () =>
      form() && [form()?.name, form()?.steps[0]?.subject, body().text].map(String).join('|'),
    type: (field: 0 | 1 | 2, character: string) => {
      if (field === 2) {
        const { revision, text } = body()
        editor = { revision, text: text + character, isHandedOut: false }
      } else
        shown?.draft.change((form) => {
          if (field === 0) return { ...form, name: form.name + character }
          const subject = (form.steps[0]?.subject ?? '') + character
          return { ...form, steps: changeStep(form.steps, 'step-1', { subject }) }
        })
    },
    handOut,
    show: (id: Id) => {
      const draft = draftOf(id)
      shown = { id, draft, hide: draft.show() }
      editor = { revision: -1, text: '', isHandedOut: true }
    },
    leave: () => {
      shown?.hide()
      // The editor does this when it unmounts: step-body-editor.tsx.
      handOut()
      shown = undefined
    },
  }
}

/** A user with two tabs and two drafts. Each action checks that no typed text is lost. */
export function createPerson() {
  const device = createDevice()
  const newIds = new Set<Id>(['a', 'b'])
  const pages = [openPage(device, newIds), openPage(device, newIds)]
  const discarded: { draft: CampaignDraft; text: string | undefined }[] = []
  /** Content of the device after the last pause in which it could be written. */
  const durable = new Map<Id, string | undefined>()
  const sent = new Map<CampaignDraft, CampaignForm>()
  let characterCount = 0

  const pageAt = (at: Seat) => pages[at] ?? openPage(device, newIds)
  const stored = (id: Id) => textOf(device.records.get(id)?.form)
  const canWrite = (at: Seat) => {
    const { draft } = pageAt(at).shown() ?? {}
    return pageAt(at).phase() === 'open' && draft && !draft.state.get().sent
  }
  const isBroken = () => device.device.problem !== undefined
  const forget = (id: Id) => void durable.delete(id)

  const type = (field: 0 | 1 | 2) => async (at: Seat) => {
    const page = pageAt(at)
    if (!canWrite(at) || (field === 2 && page.text() === undefined)) return
    const character = String.fromCodePoint(0x4e00 + characterCount++)
    const before = (page.text() ?? '||').split('|')
    page.type(field, character)
    expect(page.text()).toBe(before.with(field, before[field] + character).join('|'))
  }
  const show = (id: Id) => async (at: Seat) => {
    const page = pageAt(at)
    const before = page.drafts.get(id)?.state.get()
    if (page.shown()) return
    page.show(id)
    await settle()
    // Unwritten text is still in its page; everything else comes from the device.
    if (page.phase() !== 'open') return
    if (before?.problem) expect(page.text()).toBe(textOf(before.form))
    else if (stored(id) !== undefined) expect(page.text()).toBe(stored(id))
    if (durable.has(id) && !before?.problem) expect(page.text()).toBe(durable.get(id))
  }

  const actions = {
    'types a name': type(0),
    'types a subject': type(1),
    'types a body': type(2),
    'opens a': show('a'),
    'opens b': show('b'),
    'switches the step': async (at: Seat) => {
      const before = pageAt(at).text()
      pageAt(at).handOut()
      expect(pageAt(at).text()).toBe(before)
    },
    pauses: async () => {
      for (const page of pages) page.handOut()
      await vi.advanceTimersByTimeAsync(300)
      for (const page of pages) {
        const shown = page.shown()
        if (!shown || page.phase() !== 'open' || !shown.draft.state.get().isUnsaved) continue
        const { problem } = shown.draft.state.get()
        if (problem === undefined) {
          expect(stored(shown.id)).toBe(page.text())
          durable.set(shown.id, page.text())
        } else forget(shown.id)
      }
    },
    'leaves the flow': async (at: Seat) => {
      const page = pageAt(at)
      const shown = page.shown()
      const before = page.text()
      const wasOpen = page.phase() === 'open' && shown?.draft.state.get().isUnsaved
      page.leave()
      await settle()
      if (!shown || !wasOpen) return
      const { problem, form } = shown.draft.state.get()
      if (problem) {
        expect(textOf(form)).toBe(before)
        forget(shown.id)
      } else {
        expect(stored(shown.id)).toBe(before)
        durable.set(shown.id, before)
      }
    },
    'takes over': async (at: Seat) => {
      const page = pageAt(at)
      const id = page.shown()?.id
      if (!id || page.phase() !== 'in another tab') return
      const other = pageAt(at === 0 ? 1 : 0)
      const isThere = other.shown()?.id === id && other.phase() === 'open'
      const before = isThere ? other.text() : undefined
      const isSaving = other.drafts.get(id)?.state.get().sent
      const refusals = page.refusalCount()
      page.shown()?.draft.takeOver()
      await settle()
      if (page.phase() === 'in another tab' && !isSaving)
        expect(page.refusalCount()).toBe(refusals + 1)
      if (page.phase() === 'open' && before !== undefined) expect(page.text()).toBe(before)
      // A tab keeps text that it could not write or that is being saved.
      if (isBroken() || isSaving) return
      if (before !== undefined) expect(page.phase()).toBe('open')
    },
    'takes over from a frozen tab': async (at: Seat) => {
      const page = pageAt(at)
      const other = pageAt(at === 0 ? 1 : 0)
      const id = page.shown()?.id
      const shown = other.shown()
      if (!id || page.phase() !== 'in another tab' || shown?.id !== id || isBroken()) return
      const { sent, isUnsaved } = shown.draft.state.get()
      if (sent || !isUnsaved || other.phase() !== 'open') return
      const before = other.text()
      other.tab.isFrozen = true
      page.shown()?.draft.takeOver()
      other.tab.isFrozen = false
      await settle()
      // Unwritten text becomes a separate draft.
      const texts = [...device.records.values()].map(({ form }) => textOf(form))
      expect([page.text(), ...texts]).toContain(before)
    },
    saves: async (at: Seat) => {
      const page = pageAt(at)
      const { draft } = page.shown() ?? {}
      if (!draft || !canWrite(at) || page.text() === undefined) return
      const before = page.text()
      const form = draft.send()
      expect(textOf(form)).toBe(before)
      expect(draft.send()).toBeUndefined()
      if (form) sent.set(draft, form)
    },
    'gets the answer that it is saved': async () => {
      for (const [draft, form] of sent) {
        const other = draft.id === 'a' ? 'b' : 'a'
        const before = stored(other)
        draft.saved(form)
        expect(stored(other)).toBe(before)
        await settle()
        expect(stored(draft.id === 'a' ? 'a' : 'b')).toBeUndefined()
        forget(draft.id === 'a' ? 'a' : 'b')
      }
      sent.clear()
    },
    'gets the answer that it is not saved': async () => {
      for (const [draft, form] of sent) {
        const before = textOf(draft.state.get().form)
        draft.failed(form, new Error('No'))
        if (draft.state.get().phase === 'open') expect(textOf(draft.state.get().form)).toBe(before)
      }
      sent.clear()
      await settle()
    },
    cancels: async (at: Seat) => {
      const page = pageAt(at)
      const shown = page.shown()
      if (!shown || !canWrite(at)) return
      const text = page.text()
      if (shown.draft.discard()) discarded.push({ draft: shown.draft, text })
      forget(shown.id)
      page.leave()
      await settle()
      expect(stored(shown.id)).toBeUndefined()
    },
    'presses Undo': async () => {
      const last = discarded.pop()
      if (!last) return
      const isIt = last.draft.state.get().phase === 'discarded'
      last.draft.restore()
      if (isIt) expect(textOf(last.draft.state.get().form)).toBe(last.text)
      await settle()
      if (isIt && !isBroken()) expect(stored(last.draft.id === 'a' ? 'a' : 'b')).toBe(last.text)
    },
    'crashes and comes back': async (at: Seat) => {
      const page = pageAt(at)
      for (const one of discarded.splice(0))
        if (![...page.drafts.values()].includes(one.draft)) discarded.push(one)
      for (const draft of page.drafts.values()) sent.delete(draft)
      device.crash(page.tab)
      pages[at] = openPage(device, newIds)
      await settle()
    },
    'the disk is full': async () => void (device.device.problem = 'QuotaExceededError'),
    'the storage is blocked': async () => void (device.device.problem = 'SecurityError'),
    'the storage works again': async () => void (device.device.problem = undefined),
  }

  return {
    does: async (at: Seat, action: keyof typeof actions) => {
      const there = pageAt(at === 0 ? 1 : 0)
      const before = there.text()
      await actions[action](at)
      // An action in one tab must not change what the other shows, unless it takes over the draft.
      if (before !== undefined && there.phase() === 'open' && there === pageAt(at === 0 ? 1 : 0))
        expect(there.text()).toBe(before)
      const [here, other] = pages
      const isSame = here?.shown()?.id === other?.shown()?.id
      if (isSame && here?.phase() === 'open') expect(other?.phase()).not.toBe('open')
    },
  }
}

export type Action = Parameters<ReturnType<typeof createPerson>['does']>[1]
