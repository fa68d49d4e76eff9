import type { Campaign } from '@/entities/campaign/campaign'
import { randomId } from '@/shared/lib/values/random-id'
import { createStore, type Store, until } from '@/shared/lib/state/store'
import type { AiAnswers } from '../ai/ai-answers'
import { type CampaignForm, emptyForm } from '@/entities/campaign/model/campaign-form'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { placeOf } from '@/entities/campaign/model/campaign-place'
import {
  type DraftDevice,
  type DraftHead,
  type DraftParts,
  problemOf,
  type StorageProblem,
} from './draft-device'
import { createMemory, type DraftMemory } from './draft-memory'
import { openTabLock, type TabLock } from './tab-lock'

/** Writes are debounced, because a draft can contain pictures. Milliseconds. */
const WRITE_AFTER_MS = 300

export type ChangeForm = (change: (form: CampaignForm) => CampaignForm) => void

type Sent = {
  form: CampaignForm
  /** The campaign it was made from. */
  original: Campaign | undefined
}

export type DraftState = {
  phase: 'opening' | 'open' | 'unreadable' | 'in another tab' | 'saved' | 'discarded' | 'gone'
  /** The form that the flow shows; undefined when nothing was begun. */
  form?: CampaignForm
  /** Increases each time the whole form is replaced: an open editor shows one revision. */
  revision: number
  /** Whether it contains changes that no campaign has. */
  isUnsaved: boolean
  /** Sent to Save Campaign and not answered yet. */
  sent?: Sent
  /** Why the last Save Campaign failed, or why the draft cannot be read. */
  failure?: Error
  /** When it was last written to the device, in milliseconds since the epoch. */
  keptAt?: number
  /** Why the last change could not be written: it lives only as long as the page. */
  problem?: StorageProblem
  memory: DraftMemory
}

export type CampaignDraft = ReturnType<typeof createCampaignDraft>

type Options = {
  id: string
  /** The id was made in this page, so nothing is stored under it. */
  isNew: boolean
  device: DraftDevice
  openLock?: typeof openTabLock
  /** Called when it was written, dropped, saved or given to another tab. */
  onChange?: () => void
  /** Called when the tab that has it cannot let it go. */
  onRefused?: () => void
}

/** What the device keeps in a record of its own. */
type Entry = {
  key: string
  /** Another one when it has changed. */
  version: unknown
  changed: Partial<DraftParts>
}

/**
 * The form of one creation flow with its files and AI answers. It is kept on this device from its first
 * change until it is saved or discarded. One tab has it at a time. Components only show it.
 */
export function createCampaignDraft(options: Options) {
  const { id, isNew, device, openLock = openTabLock } = options
  const { onChange = () => {}, onRefused = () => {} } = options
  const begin = (kept?: DraftParts) => ({
    form: kept?.form,
    isUnsaved: kept !== undefined,
    sent: undefined,
    failure: undefined,
    keptAt: undefined,
    problem: undefined,
    memory: createMemory(kept, touch, schedule),
  })
  const state: Store<DraftState> = createStore<DraftState>({
    ...begin(),
    phase: isNew ? 'open' : 'opening',
    revision: 0,
  })
  /** Each writes the pending text of an open editor into the form. */
  const openEditors = new Set<() => void>()
  /** The versions that the device has, or is being given. */
  const given = new Map<string, unknown>()
  const failed = new Set<string>()
  /** Resolves when the undo history has given way on a full device. */
  let room: Promise<unknown> | undefined
  let writeCount = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lock: TabLock | undefined
  let viewCount = 0
  /** The step that is open in the builder. */
  let step: string | undefined
  /** Answered, or failed. */
  let lastSent: Sent | undefined
  let isClosed = false
  /** Of what the device has, after it was saved or discarded. */
  let removal: Promise<unknown> | undefined

  const set = (part: Partial<DraftState>) => state.update((current) => ({ ...current, ...part }))
  const replace = (part: Partial<DraftState>) =>
    set({ failure: undefined, ...part, revision: state.get().revision + 1 })
  const commit = () => {
    for (const commitEditor of openEditors) commitEditor()
  }

  const parts = () => {
    const { form = emptyForm, memory } = state.get()
    return { form, files: memory.attachments.store.get(), answers: memory.answers.all() }
  }
  const entries = (): Entry[] => {
    const { form, files, answers } = parts()
    const { memory } = state.get()
    const ids = new Set(form.steps.map(({ id }) => id))
    const bodies = Object.entries(memory.bodies.get()).map(([id, body]) => {
      // Nothing is kept of a step that was deleted.
      const version = ids.has(id) ? body : undefined
      return { key: `body of ${id}`, version, changed: { bodies: { [id]: version } } }
    })
    return [
      { key: 'form', version: form, changed: { form } },
      { key: 'files', version: files, changed: { files } },
      { key: 'answers', version: memory.answers.store.get(), changed: { answers } },
      { key: 'step', version: step, changed: {} },
      ...(room ? [] : bodies),
    ]
  }
  const headOf = (id: string): DraftHead => {
    const { form = emptyForm } = state.get()
    const { name } = form
    return { id, name, changedAt: Date.now(), place: { ...placeOf(form), step } }
  }

  async function putTogether(changed: readonly Entry[]): Promise<void> {
    for (const { key, version } of changed) given.set(key, version)
    const head = headOf(id)
    await device.write(
      head,
      changed.map((entry) => entry.changed),
    )
    for (const { key } of changed) failed.delete(key)
    set({ keptAt: head.changedAt, ...(failed.size === 0 && { problem: undefined }) })
  }
  /** Never rejects: a failure is in the state. */
  async function put(entry: Entry): Promise<void> {
    const { key, version, changed } = entry
    const hasHistory = !room
    try {
      await putTogether([entry])
    } catch (error) {
      const problem = problemOf(error)
      const canGiveWay = problem === 'full' && hasHistory
      if (canGiveWay) await (room ??= device.removeBodies(id).catch(() => {}))
      // A draft is complete without its undo history.
      if (changed.bodies) return undefined
      if (canGiveWay) return put(entry)
      if (given.get(key) === version) given.delete(key)
      failed.add(key)
      set({ problem })
    }
    return undefined
  }
  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const { phase, isUnsaved } = state.get()
    if (phase !== 'open' || !isUnsaved) return
    const changed = entries().filter(({ key, version }) => given.get(key) !== version)
    if (changed.length > 0) {
      writeCount += 1
      // A part that is too large does not keep the others from being written.
      await putTogether(changed).catch(() => Promise.all(changed.map(put)))
      writeCount -= 1
      onChange()
    }
    letGoIfIdle()
  }
  function schedule() {
    if (isClosed || !state.get().isUnsaved) return
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), WRITE_AFTER_MS)
  }
  /** Writes what was changed last, at once. What failed before is tried again with the next change. */
  const keep = () => {
    commit()
    if (timer !== undefined) void flush()
  }
  const isWritten = () => timer === undefined && writeCount === 0 && failed.size === 0

  const change: ChangeForm = (update) => {
    const { form = emptyForm, phase } = state.get()
    if (phase !== 'open' || isClosed) return
    set({ form: update(form), isUnsaved: true })
    schedule()
  }
  /** Adding a file or asking the AI makes an unchanged form a draft. */
  function touch() {
    const { form, isUnsaved } = state.get()
    if (form && !isUnsaved) change((form) => ({ ...form }))
  }

  /** Forgets what is on the device. */
  const reset = (part: Partial<DraftState>) => {
    clearTimeout(timer)
    timer = undefined
    given.clear()
    failed.clear()
    replace(part)
  }
  const end = (part: Partial<DraftState>) => {
    lock?.end()
    lock = undefined
    reset(part)
  }
  /** Lets other tabs have it once the flow has left the screen and nothing is in this page only. */
  function letGoIfIdle() {
    const { sent, phase, failure, memory } = state.get()
    const isEnded = phase === 'saved' || phase === 'discarded'
    // Why it was not saved is said where the person opens it again.
    const isNeeded = sent || (failure && phase === 'open') || memory.answers.isWaiting()
    if (viewCount > 0 || isEnded || isNeeded || !isWritten()) return
    end({ ...begin(), phase: 'opening' })
  }

  /** @param wasElsewhere another tab had it until now, and may have saved or discarded it */
  const read = async (wasElsewhere: boolean) => {
    const { revision } = state.get()
    const isOutdated = () => isClosed || state.get().revision !== revision
    try {
      const kept = await device.read(id)
      if (isOutdated()) return
      if (!kept && wasElsewhere) return end({ ...begin(), phase: 'gone' })
      if (!kept) return replace({ ...begin(), phase: 'open' })
      replace({ ...begin(kept), phase: 'open', keptAt: kept.head?.changedAt })
      for (const { key, version } of entries()) given.set(key, version)
    } catch (error) {
      if (isOutdated()) return
      replace({ phase: 'unreadable', failure: error instanceof Error ? error : undefined })
    }
  }
  const acquire = () => {
    lock ??= openLock(`campaign-draft:${id}`, {
      onRefused,
      onHeld: () => {
        const { phase } = state.get()
        if (phase === 'opening' || phase === 'in another tab') void read(phase !== 'opening')
      },
      onElsewhere: () => {
        // What the other tab could not wait for becomes a draft of its own.
        if (state.get().phase === 'open') {
          commit()
          if (state.get().isUnsaved && !isWritten())
            void device.write(headOf(randomId()), [parts()]).catch(() => {})
        }
        reset({ ...begin(), phase: 'in another tab' })
        onChange()
      },
      onAsked: async () => {
        // Whether the campaign exists is known when Save Campaign is answered.
        if (state.get().sent) await until(state, ({ sent }) => !sent)
        commit()
        await flush()
        // The lock ends with it.
        await removal
        return isWritten()
      },
    })
  }

  const drop = (phase: 'saved' | 'discarded', part: Partial<DraftState>) => {
    // A tab that waits for it must not find what is being removed.
    const held = lock
    lock = undefined
    end({ ...part, phase })
    removal = device
      .remove(id)
      .catch(() => {})
      .then(() => {
        held?.end()
        onChange()
      })
  }
  const clearSent = (form: CampaignForm): Sent | undefined => {
    const { sent } = state.get()
    if (sent?.form !== form) return undefined
    set({ sent: undefined })
    lastSent = sent
    return sent
  }

  return {
    id,
    state,
    /** Their ids, for Undo: see `addStep`. */
    deletedSteps: new Set<string>(),
    place: () => headOf(id).place,
    change,
    /** Changes the text of steps: an open editor shows the new one. */
    rewrite: (steps: readonly EmailStep[]) => {
      commit()
      change((form) => ({ ...form, steps: [...steps] }))
      set({ revision: state.get().revision + 1 })
    },
    /** @returns a function that removes it */
    onCommit: (commitEditor: () => void) => {
      openEditors.add(commitEditor)
      return () => void openEditors.delete(commitEditor)
    },
    commit,
    keep,
    /** Takes the draft for this tab as long as it is shown. @returns a function that ends it */
    show: () => {
      viewCount += 1
      // An effect that runs before the others must not change what is rendered, nor must its end.
      queueMicrotask(() => viewCount > 0 && !isClosed && acquire())
      return () => {
        viewCount -= 1
        queueMicrotask(() => {
          commit()
          void flush().then(letGoIfIdle)
        })
      }
    },
    /** Where in the builder the person is. */
    moveTo: (stepId: string | undefined) => {
      if (step === stepId) return
      step = stepId
      schedule()
    },
    takeOver: () => lock?.takeOver(),
    retry: () => void read(false),
    /** Shows a form that nobody has changed yet. */
    open: (form: CampaignForm) => replace({ ...begin(), form }),
    /** @returns whether there was anything that `restore` brings back */
    discard: (): boolean => {
      commit()
      const { isUnsaved, sent, phase } = state.get()
      if (sent || phase !== 'open') return false
      drop('discarded', {})
      // Slate keeps the elements of each node that it has rendered: Undo needs the data only.
      const { bodies } = state.get().memory
      bodies.set(structuredClone(bodies.get()))
      return isUnsaved
    },
    restore: () => {
      if (state.get().phase !== 'discarded') return
      replace({ phase: 'open' })
      void flush()
    },
    /** @returns the form to send; undefined while one is being sent */
    send: (original: Campaign | undefined): CampaignForm | undefined => {
      commit()
      touch()
      const { form, sent } = state.get()
      if (!form || sent) return undefined
      // The page may close while the call runs.
      void flush()
      set({ sent: { form, original }, failure: undefined })
      return form
    },
    /** The sent form was saved as a campaign: drops the draft, unless it is a newer one. */
    saved: (form: CampaignForm): Sent | undefined => {
      // It may have been found out after the call had failed.
      const sent = clearSent(form) ?? (lastSent?.form === form ? lastSent : undefined)
      if (sent && state.get().form === form) drop('saved', begin())
      return sent
    },
    failed: (form: CampaignForm, failure: Error) => {
      if (!clearSent(form)) return
      set({ failure })
      letGoIfIdle()
    },
    /** Whether the answers belong to this draft. */
    waitsFor: (answers: AiAnswers) => !isClosed && state.get().memory.answers === answers,
    /**
     * For a person who signed out.
     * @param isRemoved nothing is written any more
     */
    close: (isRemoved: boolean) => {
      if (isClosed) return
      commit()
      if (!isRemoved) void flush()
      isClosed = true
      clearTimeout(timer)
      lock?.end()
    },
  }
}
