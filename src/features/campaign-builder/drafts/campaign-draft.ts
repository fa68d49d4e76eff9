import type { Campaign } from '@/entities/campaign/campaign'
import { randomId } from '@/shared/lib/values/random-id'
import { createStore, type Store, until } from '@/shared/lib/state/store'
import type { AiAnswers } from '../ai/ai-answers'
import { type CampaignForm, emptyForm } from '@/entities/campaign/model/campaign-form'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { placeOf } from '@/entities/campaign/model/campaign-search-params'
import type { DraftDevice, DraftHead, DraftParts } from './draft-device'
import { createMemory } from './draft-memory'
import { type DraftEvent, type DraftState, transition } from './draft-transition'
import { createDraftWriter } from './draft-writer'
import { openTabLock, type TabLock } from './tab-lock'

export type ChangeForm = (change: (form: CampaignForm) => CampaignForm) => void

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

/**
 * The form of one creation flow with its files and AI answers. It is kept on this device from its first
 * change until it is saved or discarded. One tab has it at a time. Components only show it.
 */
export function createCampaignDraft(options: Options) {
  const { id, isNew, device, openLock = openTabLock } = options
  const { onChange = () => {}, onRefused = () => {} } = options
  const newMemory = (kept?: DraftParts) => createMemory(kept, touch, schedule)
  const state: Store<DraftState> = createStore<DraftState>({
    phase: isNew ? 'open' : 'opening',
    revision: 0,
    isUnsaved: false,
    memory: newMemory(),
  })
  const dispatch = (event: DraftEvent) => state.update((current) => transition(current, event))
  /** Each writes the pending text of an open editor into the form. */
  const openEditors = new Set<() => void>()
  let lock: TabLock | undefined
  let viewCount = 0
  /** The step that is open in the builder. */
  let step: string | undefined
  let isClosed = false
  /** Of what the device has, after it was saved or discarded. */
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
    onWritten: (at, isComplete) => dispatch({ type: 'written', at, isComplete }),
    onProblem: (problem) => dispatch({ type: 'not written', problem }),
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
    dispatch({ type: 'changed', form: update(form) })
    schedule()
  }
  /** Adding a file or asking the AI makes an unchanged form a draft. */
  function touch() {
    const { form, isUnsaved } = state.get()
    if (form && !isUnsaved) change((form) => ({ ...form }))
  }

  const endLock = () => {
    lock?.end()
    lock = undefined
  }
  const release = (phase: 'opening' | 'gone') => {
    endLock()
    writer.forget()
    dispatch({ type: 'released', phase, memory: newMemory() })
  }
  /** Lets other tabs have it once the flow has left the screen and nothing is in this page only. */
  function releaseIfIdle() {
    const { sent, phase, failure, memory } = state.get()
    const isEnded = phase === 'saved' || phase === 'discarded'
    // Why it was not saved is said where the person opens it again.
    const isNeeded = sent || (failure && phase === 'open') || memory.answers.isWaiting()
    if (viewCount > 0 || isEnded || isNeeded || !writer.isIdle()) return
    release('opening')
  }

  /** @param wasElsewhere another tab had it until now, and may have saved or discarded it */
  const read = async (wasElsewhere: boolean) => {
    const { revision } = state.get()
    const isOutdated = () => isClosed || state.get().revision !== revision
    try {
      const kept = await device.read(id)
      if (isOutdated()) return
      if (!kept && wasElsewhere) return release('gone')
      dispatch({
        type: 'opened',
        form: kept?.form,
        memory: newMemory(kept),
        isUnsaved: kept !== undefined,
        keptAt: kept?.head?.changedAt,
      })
      if (kept) writer.adopt(snapshot())
    } catch (error) {
      if (isOutdated()) return
      dispatch({ type: 'unreadable', failure: error instanceof Error ? error : undefined })
    }
  }

  const acquire = () => {
    lock ??= openLock(`campaign-draft:${id}`, {
      onRefused,
      onShared: () => dispatch({ type: 'shared' }),
      onHeld: () => {
        const { phase } = state.get()
        if (phase === 'opening' || phase === 'in another tab') void read(phase !== 'opening')
      },
      onElsewhere: () => {
        keepAsAnother()
        writer.forget()
        dispatch({ type: 'released', phase: 'in another tab', memory: newMemory() })
        onChange()
      },
      onAsked: async () => {
        // Whether the campaign exists is known when Save Campaign is answered.
        if (state.get().sent) await until(state, ({ sent }) => !sent)
        commit()
        await writer.flush()
        // The lock ends with it.
        await removal
        return writer.isIdle()
      },
    })
  }
  /** What the other tab could not wait for becomes a draft of its own. */
  const keepAsAnother = () => {
    if (state.get().phase !== 'open') return
    commit()
    if (!state.get().isUnsaved || writer.isIdle()) return
    void device.write(headOf(randomId()), [snapshot().parts]).catch(() => {})
  }

  /** Removes it from the device. A tab that waits for it must not find it before. */
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
    /** Their ids, for Undo: see `addStep`. */
    deletedSteps: new Set<string>(),
    place: () => headOf(id).place,
    change,
    /** Changes the text of steps: an open editor shows the new one. */
    rewrite: (steps: readonly EmailStep[]) => {
      commit()
      if (isClosed) return
      dispatch({
        type: 'rewritten',
        form: { ...(state.get().form ?? emptyForm), steps: [...steps] },
      })
      schedule()
    },
    /** @returns a function that removes it */
    onCommit: (commitEditor: () => void) => {
      openEditors.add(commitEditor)
      return () => void openEditors.delete(commitEditor)
    },
    commit,
    /** Writes what was changed last, at once. What failed before is tried again with the next change. */
    keep: () => {
      commit()
      if (writer.isScheduled()) void writer.flush()
    },
    /** Takes the draft for this tab as long as it is shown. @returns a function that ends it */
    show: () => {
      viewCount += 1
      // An effect that runs before the others must not change what is rendered, nor must its end.
      queueMicrotask(() => viewCount > 0 && !isClosed && acquire())
      return () => {
        viewCount -= 1
        queueMicrotask(() => {
          commit()
          void writer.flush().then(releaseIfIdle)
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
    open: (form: CampaignForm) =>
      dispatch({ type: 'opened', form, memory: newMemory(), isUnsaved: false }),
    /** @returns whether there was anything that `restore` brings back */
    discard: (): boolean => {
      commit()
      const { isUnsaved, sent, phase, memory } = state.get()
      if (sent || phase !== 'open') return false
      remove()
      dispatch({ type: 'discarded' })
      // Slate keeps the elements of each node that it has rendered: Undo needs the data only.
      memory.bodies.set(structuredClone(memory.bodies.get()))
      return isUnsaved
    },
    restore: () => {
      if (state.get().phase !== 'discarded') return
      dispatch({ type: 'restored' })
      void writer.flush()
    },
    /** @returns the form to send; undefined while one is being sent */
    send: (original: Campaign | undefined): CampaignForm | undefined => {
      commit()
      touch()
      const { form, sent } = state.get()
      if (!form || sent) return undefined
      // The page may close while the call runs.
      void writer.flush()
      dispatch({ type: 'sent', original })
      return form
    },
    /**
     * The sent form was saved as a campaign: drops the draft, unless it is a newer one. It may have been found out
     * after the call had failed.
     * @returns the campaign that the form was made from, if it was sent
     */
    saved: (form: CampaignForm) => {
      dispatch({ type: 'answered', form })
      const { answered } = state.get()
      if (answered?.form !== form) return undefined
      if (state.get().form === form) {
        remove()
        dispatch({ type: 'saved', memory: newMemory() })
      }
      return answered
    },
    failed: (form: CampaignForm, failure: Error) => {
      if (state.get().sent?.form !== form) return
      dispatch({ type: 'answered', form, failure })
      releaseIfIdle()
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
      if (!isRemoved) void writer.flush()
      isClosed = true
      writer.stop()
      lock?.end()
    },
  }
}
