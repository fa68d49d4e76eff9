import type { Campaign } from '@/entities/campaign/campaign'
import { createStore, type Store } from '@/shared/lib/store'
import type { DraftStorage } from '@/shared/lib/user-drafts'
import type { AiAnswers } from '../../ai/ai-answers'
import { type CampaignForm, emptyForm, formReader } from '../campaign-form'
import { createDraftMemory, type DraftMemory } from './draft-memory'

export type ChangeForm = (change: (form: CampaignForm) => CampaignForm) => void

export type Sent = {
  form: CampaignForm
  /** The campaign that it was made from. */
  original: Campaign | undefined
}

export type DraftState = {
  /** What the flow shows; undefined when nothing was begun. */
  form?: CampaignForm
  /** Another one each time the form is replaced as a whole: an open editor is a view of one. */
  revision: number
  /** Whether it is work that would be missed. */
  isUnsaved: boolean
  /** What another tab did to it: nothing is written here until it is decided about. */
  elsewhere?: 'changed' | 'dropped'
  /** Handed to Save Campaign, and not answered yet. */
  sent?: Sent
  /** Why the last Save Campaign failed. */
  failure?: Error
  /** How often the form that the flow shows was saved. */
  savedCount: number
  /** What was discarded last, as long as nothing was written since. */
  discarded?: Discarded
  /** The original of the campaign that was saved last, until it is decided what becomes of it. */
  edited?: Campaign
  memory: DraftMemory
}

/** What was dropped, whole, for Undo. */
export type Discarded = { form: CampaignForm; memory: DraftMemory }

export type CampaignDraft = ReturnType<typeof createCampaignDraft>

/**
 * The one form of the creation flow: kept on this device from its first change until it is dropped.
 * Components are views of it.
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
  /** Hand out what was written last in the editors on screen. */
  const committers = new Set<() => void>()
  let viewCount = 0
  /** The person left although what is written here is undecided. */
  let isGivenUp = false
  let isClosed = false

  const set = (part: Partial<DraftState>) => state.update((current) => ({ ...current, ...part }))
  const replace = (part: Partial<DraftState>) =>
    set({ ...part, revision: state.get().revision + 1, failure: undefined })
  const commit = () => {
    for (const handOut of committers) handOut()
  }

  const change: ChangeForm = (update) => {
    const { form = emptyForm, elsewhere } = state.get()
    const next = update(form)
    set({ form: next, isUnsaved: true, discarded: undefined })
    if (!elsewhere && !isClosed) storage.keep(key, next)
  }
  /** A file or a question to the AI makes a draft of a form that nobody has changed. */
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
    // First of all, so that what the editors hand out now does not overwrite the other tab's.
    set({ elsewhere: isDropped ? 'dropped' : 'changed' })
    commit()
    const isAsked = wasAsked || (viewCount > 0 && state.get().isUnsaved)
    if (!isAsked) replace({ ...read(), elsewhere: undefined })
  })

  return {
    state,
    change,
    touch,
    /** @returns a function that ends it */
    onCommit: (handOut: () => void) => {
      committers.add(handOut)
      return () => void committers.delete(handOut)
    },
    commit,
    /** The flow is on screen: what another tab does is asked about. @returns a function that ends it */
    show: () => {
      viewCount += 1
      isGivenUp = false
      return () => {
        viewCount -= 1
        if (isClosed) return
        if (isGivenUp) takeOther()
        commit()
        storage.write()
      }
    },
    /** Takes a form that nobody has changed yet. */
    open: (form: CampaignForm) => replace(begin(form)),
    drop,
    /** @returns what Undo takes, unless there was nothing that would be missed */
    discard: (): Discarded | undefined => {
      commit()
      const { form, isUnsaved, memory, sent } = state.get()
      if (sent) return undefined
      const discarded = form && isUnsaved ? { form, memory } : undefined
      drop()
      set({ discarded })
      return discarded
    },
    /** @returns false when a newer draft is in its place, which stays */
    restore: ({ form, memory }: Discarded): boolean => {
      if (state.get().isUnsaved) return false
      replace({ ...begin(form), memory, isUnsaved: true, discarded: undefined })
      storage.keep(key, form)
      storage.write()
      return true
    },
    /** Goes on with what the other tab has kept, and gives up what is written here. */
    takeOther,
    /** Takes the other tab's as soon as the flow is off the screen. */
    giveUp: () => {
      isGivenUp = state.get().elsewhere !== undefined
    },
    /** Goes on with what is written here. */
    keepOwn: () => {
      commit()
      set({ elsewhere: undefined })
      const { form } = state.get()
      if (form) storage.keep(key, form)
    },
    /** @returns the form to send; undefined while one is on its way */
    send: (original: Campaign | undefined): CampaignForm | undefined => {
      commit()
      touch()
      const { form, sent } = state.get()
      if (!form || sent) return undefined
      // The page may end while the call runs.
      storage.write()
      set({ sent: { form, original }, failure: undefined })
      return form
    },
    /** What was sent is a campaign now. A newer draft stays. */
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
    /** Whether it is the draft that was asked for. */
    waitsFor: (answers: AiAnswers) => !isClosed && state.get().memory.answers === answers,
    forgetEdited: () => set({ edited: undefined }),
    /** For a person who is signed out: what comes in late is not kept. */
    close: () => {
      isClosed = true
      unfollow()
    },
  }
}
