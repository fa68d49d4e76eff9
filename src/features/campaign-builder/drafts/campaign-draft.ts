import { randomId } from '@/shared/lib/values/random-id'
import { createStore, type Store, until } from '@/shared/lib/state/store'
import { type AiAnswers, createAiAnswers } from '../ai/ai-answers'
import { type AttachmentStore, createAttachments } from '../attachments/attachment-store'
import { type CampaignForm, emptyForm } from '@/entities/campaign/model/campaign-form'
import { placeOf } from '@/entities/campaign/model/campaign-search-params'
import {
  type DraftDevice,
  type DraftHead,
  type DraftParts,
  inTime,
  type StorageProblem,
} from './draft-device'
import { createDraftWriter } from './draft-writer'
import { createSequenceHistory, type Written } from './sequence-history'
import { openTabLock, type TabLock } from './tab-lock'

type DraftPhase =
  | 'opening'
  | 'open'
  | 'unreadable'
  | 'in another tab'
  | 'saved'
  | 'discarded'
  | 'gone'

export type DraftState = {
  phase: DraftPhase
  /** The form of the flow; undefined before the first input. */
  form?: CampaignForm
  /** Increases whenever the whole form is replaced; an open editor belongs to one revision. */
  revision: number
  /** Whether it has changes that are not saved as a campaign. */
  isUnsaved: boolean
  /** The form of the Save Campaign call in flight. */
  sent?: CampaignForm
  /** Why the last Save Campaign failed, or why the draft cannot be read. */
  failure?: Error
  /** Time of the last write to the device, in milliseconds since the epoch. */
  keptAt?: number
  /** Why the last change could not be written; it will be lost when the page closes. */
  problem?: StorageProblem
  /** Whether other tabs may write it too, because the browser has no locks on plain HTTP. */
  isShared?: boolean
  /** Data of the steps that is not part of the form. */
  memory: {
    attachments: AttachmentStore
    answers: AiAnswers
    bodies: Store<DraftParts['bodies']>
  }
}

type ChangeForm = (change: (form: CampaignForm) => CampaignForm) => void

export type CampaignDraft = ReturnType<typeof createCampaignDraft>

type Options = {
  id: string
  /** The id was created by this page, so nothing is stored under it. */
  isNew: boolean
  device: DraftDevice
  openLock?: typeof openTabLock
  /** Called after the draft was written, removed, saved or released to another tab. */
  onChange?: () => void
  /** Called if the tab that holds the draft cannot release it. */
  onRefused?: () => void
}

/**
 * Owns the form of one creation flow, with its files and AI answers. It is persisted on this device
 * from the first change until it is saved or discarded. Only one tab holds it at a time.
 */
export function createCampaignDraft(options: Options) {
  const { id, isNew, device, openLock = openTabLock } = options
  const { onChange = () => {}, onRefused = () => {} } = options
  const newMemory = (kept?: DraftParts): DraftState['memory'] => {
    // After a reload, a new step may reuse the id of a deleted one.
    const ids = new Set(kept?.form.steps.map((one) => one.id))
    const ofSteps = <Value>(byStep: Readonly<Record<string, Value>> = {}) =>
      Object.fromEntries(Object.entries(byStep).filter(([stepId]) => ids.has(stepId)))
    const attachments = createAttachments(touch, ofSteps(kept?.files))
    const answers = createAiAnswers(touch, ofSteps(kept?.answers))
    attachments.store.subscribe(schedule)
    answers.store.subscribe(schedule)
    return { attachments, answers, bodies: createStore(ofSteps(kept?.bodies)) }
  }
  const state: Store<DraftState> = createStore<DraftState>({
    phase: isNew ? 'open' : 'opening',
    revision: 0,
    isUnsaved: false,
    memory: newMemory(),
  })
  const set = (part: Partial<DraftState>) => state.update((current) => ({ ...current, ...part }))
  /** Also replaces the text of an open editor. */
  const replace = (part: Partial<DraftState>) =>
    set({ ...part, revision: state.get().revision + 1 })
  /** Drops the form and everything known about it. */
  const reset = (phase: DraftPhase, part: Partial<DraftState> = {}) =>
    state.update(({ revision, isShared }) => ({
      phase,
      revision: revision + 1,
      isUnsaved: false,
      isShared,
      memory: newMemory(),
      ...part,
    }))
  /** Commit functions of open editors: each writes pending text into the form. */
  const openEditors = new Set<() => void>()
  let lock: TabLock | undefined
  let viewCount = 0
  /** Id of the step that is open in the builder. */
  let step: string | undefined
  let isClosed = false
  /** Removal of the persisted draft after it was saved or discarded. */
  let removal: Promise<unknown> | undefined

  const commit = () => {
    for (const commitEditor of openEditors) commitEditor()
  }
  const headOf = (id: string): DraftHead => {
    const { form = emptyForm } = state.get()
    return { id, name: form.name, changedAt: Date.now(), place: { ...placeOf(form), step } }
  }
  const snapshot = () => {
    const { form = emptyForm, memory } = state.get()
    const { attachments, answers, bodies } = memory
    return {
      head: headOf(id),
      parts: {
        form,
        files: attachments.store.get(),
        answers: answers.all(),
        bodies: bodies.get(),
      },
      answersVersion: answers.store.get(),
    }
  }

  const writer = createDraftWriter({
    device,
    snapshot: () => {
      const { phase, isUnsaved } = state.get()
      return phase === 'open' && isUnsaved ? snapshot() : undefined
    },
    onWritten: (keptAt, isComplete) =>
      set(isComplete ? { keptAt, problem: undefined } : { keptAt }),
    onProblem: (problem) => set({ problem }),
    onEnd: (hasWritten) => {
      if (hasWritten) onChange()
      releaseIfIdle()
    },
  })
  function schedule() {
    if (!isClosed && state.get().isUnsaved) writer.schedule()
  }
  const change: ChangeForm = (update) => {
    const { form = emptyForm, phase } = state.get()
    if (phase !== 'open' || isClosed) return
    set({ form: update(form), isUnsaved: true })
    schedule()
  }
  /** Adding a file or asking the AI turns an unchanged form into a draft. */
  function touch() {
    const { form, isUnsaved } = state.get()
    if (form && !isUnsaved) change((form) => ({ ...form }))
  }

  const release = (phase: 'opening' | 'gone') => {
    lock?.end()
    lock = undefined
    writer.forget()
    reset(phase)
  }
  /** Releases the draft to other tabs once the flow is off screen and everything is persisted. */
  function releaseIfIdle() {
    const { sent, phase, failure, memory } = state.get()
    const isEnded = phase === 'saved' || phase === 'discarded'
    // A failure to save is shown when the draft is opened again.
    const isNeeded = sent || (failure && phase === 'open') || memory.answers.isWaiting()
    if (viewCount > 0 || isEnded || isNeeded || !writer.isIdle()) return
    release('opening')
  }

  /**
   * @param wasElsewhere whether another tab held it until now, and may have saved or discarded it
   */
  const read = async (wasElsewhere: boolean) => {
    const { revision } = state.get()
    const isOutdated = () => isClosed || state.get().revision !== revision
    try {
      const kept = await inTime(device.read(id))
      if (isOutdated()) return
      if (!kept && wasElsewhere) return release('gone')
      if (!kept) return reset('open')
      const { form, head } = kept
      reset('open', { form, isUnsaved: true, keptAt: head?.changedAt, memory: newMemory(kept) })
      writer.adopt(snapshot())
    } catch (error) {
      if (isOutdated()) return
      replace({ phase: 'unreadable', failure: error instanceof Error ? error : undefined })
    }
  }

  const acquire = () => {
    lock ??= openLock(`campaign-draft:${id}`, {
      onRefused,
      onShared: () => set({ isShared: true }),
      onHeld: () => {
        const { phase } = state.get()
        if (phase === 'opening' || phase === 'in another tab') void read(phase !== 'opening')
      },
      onElsewhere: () => {
        keepAsCopy()
        writer.forget()
        reset('in another tab')
        onChange()
      },
      onAsked: async () => {
        // Until Save Campaign is answered, it is unknown whether the campaign exists.
        if (state.get().sent) await until(state, ({ sent }) => !sent)
        commit()
        await Promise.race([writer.flush(), until(state, ({ problem }) => problem === 'blocked')])
        // The removal also ends the lock.
        await removal
        return writer.isIdle()
      },
    })
  }
  /** Keeps changes that could not be written before another tab took over, as a separate draft. */
  const keepAsCopy = () => {
    if (state.get().phase !== 'open') return
    commit()
    if (!state.get().isUnsaved || writer.isIdle()) return
    void device.write(headOf(randomId()), [snapshot().parts]).catch(() => {})
  }

  /**
   * Removes it from the device. The lock is held until then, so that a waiting tab does not read
   * it.
   */
  const remove = () => {
    const held = lock
    lock = undefined
    writer.forget()
    removal = device
      .remove(id)
      .catch(() => {})
      .then(() => {
        held?.end()
        onChange()
      })
  }

  return {
    id,
    state,
    /** Ids of deleted steps, reserved for Undo: see `addStep`. */
    deletedSteps: new Set<string>(),
    /** Changes of the sequence as a whole. */
    history: createSequenceHistory(),
    place: () => headOf(id).place,
    change,
    /** Includes pending text. */
    written: (): Written => {
      commit()
      const { form = emptyForm, memory } = state.get()
      return { listId: form.listId, steps: form.steps, bodies: memory.bodies.get() }
    },
    /** Replaces the steps, also in an open editor. */
    rewrite: ({ listId, steps, bodies }: Written) => {
      commit()
      const { form = emptyForm, phase, memory } = state.get()
      if (phase !== 'open' || isClosed) return
      memory.bodies.set(bodies)
      replace({ form: { ...form, listId, steps: [...steps] }, isUnsaved: true })
      schedule()
    },
    /** Registers a commit function of an editor. Returns a cleanup function. */
    onCommit: (commitEditor: () => void) => {
      openEditors.add(commitEditor)
      return () => void openEditors.delete(commitEditor)
    },
    commit,
    /**
     * Flushes pending changes. Parts that failed to be written are retried with the next change.
     */
    keep: () => {
      commit()
      if (writer.isScheduled()) void writer.flush()
    },
    /** Acquires the draft for this tab while it is shown. Returns a cleanup function. */
    show: () => {
      viewCount += 1
      // Deferred, because neither this effect nor its cleanup may change state during the commit.
      queueMicrotask(() => viewCount > 0 && !isClosed && acquire())
      return () => {
        viewCount -= 1
        queueMicrotask(() => {
          commit()
          void writer.flush().then(releaseIfIdle)
        })
      }
    },
    moveTo: (stepId: string | undefined) => {
      if (step === stepId) return
      step = stepId
      schedule()
    },
    takeOver: () => lock?.takeOver(),
    retry: () => {
      replace({ phase: 'opening' })
      void read(false)
    },
    asText: async () => device.asText(id),
    /** Writes everything again, because what was stored may be gone. */
    keepAgain: () => {
      writer.forget()
      set({ keptAt: undefined })
      schedule()
    },
    /** Shows a form without changes. */
    open: (form: CampaignForm) => reset('open', { form }),
    /** @returns whether there are changes that `restore` can bring back */
    discard: (): boolean => {
      commit()
      const { isUnsaved, sent, phase, memory } = state.get()
      if (sent || phase !== 'open') return false
      remove()
      replace({ phase: 'discarded', failure: undefined })
      // Slate caches the elements of rendered nodes; Undo needs only the data.
      memory.bodies.set(structuredClone(memory.bodies.get()))
      return isUnsaved
    },
    /** Removes for good what this version does not understand. */
    discardUnknown: () => {
      if (state.get().phase !== 'unreadable') return
      remove()
      reset('discarded')
    },
    restore: () => {
      if (state.get().phase !== 'discarded') return
      replace({ phase: 'open', failure: undefined })
      void writer.flush()
    },
    /** @returns the form to send; undefined while one is being sent */
    send: (): CampaignForm | undefined => {
      commit()
      touch()
      const { form, sent } = state.get()
      if (!form || sent) return undefined
      // The page may be closed during the call.
      void writer.flush()
      set({ sent: form, failure: undefined })
      return form
    },
    /**
     * Drops the draft after its form was saved as a campaign, unless it has changed since. This may
     * only be discovered after the call had failed, or by a later page.
     */
    saved: (form: CampaignForm) => {
      if (state.get().sent === form) set({ sent: undefined })
      if (state.get().form !== form) return
      remove()
      reset('saved')
    },
    failed: (form: CampaignForm, failure: Error) => {
      if (state.get().sent !== form) return
      set({ sent: undefined, failure })
      releaseIfIdle()
    },
    /** Whether the answers belong to this draft. */
    waitsFor: (answers: AiAnswers) => !isClosed && state.get().memory.answers === answers,
    /**
     * Called at log out.
     * @param isRemoved whether the drafts are deleted, so nothing may be written
     */
    close: (isRemoved: boolean) => {
      if (isClosed) return
      commit()
      if (!isRemoved) void writer.flush()
      isClosed = true
      writer.stop()
      lock?.end()
    },
  }
}
