import type { Campaign } from '@/entities/campaign/campaign'
import { createStore, type Store } from '@/shared/lib/store'
import type { DraftStorage } from '@/shared/lib/user-drafts'
import type { AiAnswers } from '../ai/ai-answers'
import { type CampaignForm, emptyForm, formReader } from '../model/campaign-form'
import { createDraftMemory, type DraftMemory } from './draft-memory'

export type ChangeForm = (change: (form: CampaignForm) => CampaignForm) => void

export type Sent = {
  form: CampaignForm
  /** The campaign it was made from. */
  original: Campaign | undefined
}

export type DraftState = {
  /** The form that the flow shows; undefined when nothing was begun. */
  form?: CampaignForm
  /** Increases each time the whole form is replaced: an open editor shows one revision. */
  revision: number
  /** Whether it contains unsaved changes. */
  isUnsaved: boolean
  /**
   * What another tab did to the draft. Nothing is stored from this tab until the person decides.
   */
  elsewhere?: 'changed' | 'dropped'
  /** Sent to Save Campaign and not answered yet. */
  sent?: Sent
  /** Why the last Save Campaign failed. */
  failure?: Error
  /** How often the form on screen was saved. */
  savedCount: number
  /** The last discarded draft, as long as nothing was written since. */
  discarded?: Discarded
  /**
   * The original of the campaign that was saved last, until the person decides what becomes of it.
   */
  edited?: Campaign
  memory: DraftMemory
}

/** A discarded draft with everything that Undo restores. */
export type Discarded = { form: CampaignForm; memory: DraftMemory }

export type CampaignDraft = ReturnType<typeof createCampaignDraft>

/**
 * The form of the creation flow. It is kept on this device from its first change until it is
 * dropped. Components only show it.
 */
export function createCampaignDraft(storage: DraftStorage, key: string) {
  const begin = (form?: CampaignForm) => ({
    form,
    isUnsaved: false,
    elsewhere: undefined,
    sent: undefined,
    failure: undefined,
    memory: createDraftMemory(touch),
  })
  const read = (): Pick<DraftState, 'form' | 'isUnsaved'> => {
    const result = formReader.safeParse(storage.read(key))
    return { form: result.success ? result.data : undefined, isUnsaved: result.success }
  }
  const state: Store<DraftState> = createStore<DraftState>({
    ...begin(),
    ...read(),
    revision: 0,
    savedCount: 0,
  })
  /** Each writes the pending text of an open editor into the form. */
  const openEditors = new Set<() => void>()
  let viewCount = 0
  /** The person left without choosing between the drafts of the two tabs. */
  let takesOtherOnLeave = false
  let isClosed = false

  const set = (part: Partial<DraftState>) => state.update((current) => ({ ...current, ...part }))
  const replace = (part: Partial<DraftState>) =>
    set({ ...part, revision: state.get().revision + 1, failure: undefined })
  const commit = () => {
    for (const commitEditor of openEditors) commitEditor()
  }

  const change: ChangeForm = (update) => {
    const { form = emptyForm, elsewhere } = state.get()
    const next = update(form)
    set({ form: next, isUnsaved: true, discarded: undefined })
    if (!elsewhere && !isClosed) storage.keep(key, next)
  }
  /** Adding a file or asking the AI makes an unchanged form a draft. */
  function touch() {
    const { form, isUnsaved } = state.get()
    if (form && !isUnsaved) change((form) => form)
  }
  const drop = () => {
    storage.drop(key)
    replace(begin())
  }
  const takeOther = () => {
    commit()
    replace({ ...read(), elsewhere: undefined })
  }
  const clearSent = (form: CampaignForm): Sent | undefined => {
    const { sent } = state.get()
    if (sent?.form !== form) return undefined
    set({ sent: undefined })
    return sent
  }

  const unfollow = storage.follow(key, (isDropped) => {
    const wasAsked = state.get().elsewhere !== undefined
    // Set first, so that the commit below does not overwrite the other tab's draft.
    set({ elsewhere: isDropped ? 'dropped' : 'changed' })
    commit()
    const isAsked = wasAsked || (viewCount > 0 && state.get().isUnsaved)
    if (!isAsked) replace({ ...read(), elsewhere: undefined })
  })

  return {
    state,
    change,
    touch,
    /** @returns a function that removes it */
    onCommit: (commitEditor: () => void) => {
      openEditors.add(commitEditor)
      return () => void openEditors.delete(commitEditor)
    },
    commit,
    /**
     * Call it while the flow is on screen: changes in another tab are then asked about.
     * @returns a function that ends it
     */
    show: () => {
      viewCount += 1
      takesOtherOnLeave = false
      return () => {
        viewCount -= 1
        if (isClosed) return
        if (takesOtherOnLeave) takeOther()
        commit()
        storage.write()
      }
    },
    /** Shows a form that nobody has changed yet. */
    open: (form: CampaignForm) => replace(begin(form)),
    drop,
    /** @returns what Undo restores; undefined when nothing was unsaved */
    discard: (): Discarded | undefined => {
      commit()
      const { form, isUnsaved, memory, sent } = state.get()
      if (sent) return undefined
      const discarded = form && isUnsaved ? { form, memory } : undefined
      drop()
      set({ discarded })
      return discarded
    },
    /** @returns false when there is a newer draft, which stays */
    restore: ({ form, memory }: Discarded): boolean => {
      if (state.get().isUnsaved) return false
      replace({ ...begin(form), memory, isUnsaved: true, discarded: undefined })
      storage.keep(key, form)
      storage.write()
      return true
    },
    /** Continues with the other tab's draft and discards this tab's. */
    takeOther,
    /** Takes the other tab's draft as soon as the flow leaves the screen. */
    giveUp: () => {
      takesOtherOnLeave = state.get().elsewhere !== undefined
    },
    /** Continues with this tab's draft. */
    keepOwn: () => {
      commit()
      set({ elsewhere: undefined })
      const { form } = state.get()
      if (form) storage.keep(key, form)
    },
    /** @returns the form to send; undefined while one is being sent */
    send: (original: Campaign | undefined): CampaignForm | undefined => {
      commit()
      touch()
      const { form, sent } = state.get()
      if (!form || sent) return undefined
      // The page may close while the call runs.
      storage.write()
      set({ sent: { form, original }, failure: undefined })
      return form
    },
    /** The sent form was saved as a campaign: drops the draft, unless it is a newer one. */
    saved: (form: CampaignForm) => {
      const sent = clearSent(form)
      if (!sent) return
      const { elsewhere, form: current, savedCount } = state.get()
      set({ edited: sent.original })
      if (elsewhere === 'changed') takeOther()
      else if (current === form) drop()
      else return
      set({ savedCount: savedCount + 1 })
    },
    failed: (form: CampaignForm, failure: Error) => {
      if (clearSent(form)) set({ failure })
    },
    /** Whether the answers belong to this draft. */
    waitsFor: (answers: AiAnswers) => !isClosed && state.get().memory.answers === answers,
    forgetEdited: () => set({ edited: undefined }),
    /** For a person who signed out: nothing is stored from here on. */
    close: () => {
      isClosed = true
      unfollow()
    },
  }
}
