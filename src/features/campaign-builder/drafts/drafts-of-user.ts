import * as z from 'zod/mini'
import { translate } from '@/shared/i18n/translate'
import { randomId } from '@/shared/lib/values/random-id'
import { createStore, perUser, until } from '@/shared/lib/state/store'
import { openTabChannel } from '@/shared/lib/work/tab-channel'
import { announceWorkChange, registerUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { visibleText } from '@/shared/lib/values/visible-text'
import { notify } from '@/shared/ui/notifications/toaster'
import { placeOf } from '@/entities/campaign/model/campaign-search-params'
import { campaignMessages } from '@/entities/campaign/model/messages'
import { type CampaignDraft, createCampaignDraft, type DraftState } from './campaign-draft'
import {
  type DraftHead,
  type DraftParts,
  inTime,
  openDraftDevice,
  UnknownDraftError,
} from './draft-device'
import { draftInMemory } from './unsaved-draft'

export type DraftRow = DraftHead & { isSaving?: boolean }

/** The user's input, without undo history and AI answers. */
export type DraftContent = Pick<DraftParts, 'form' | 'files'> & { changedAt: number }

export type Drafts = ReturnType<typeof openDrafts>

/** Ids created by this page, under which nothing is stored yet. */
const created = new Set<string>()

export function newDraftId(): string {
  const id = randomId()
  created.add(id)
  return id
}

/** Discards the draft and offers Undo. */
export function discardDraft(draft: CampaignDraft): void {
  const name = visibleText(draft.state.get().form?.name ?? '')
  if (!draft.discard()) return
  notify.info(campaignMessages.discarded(name), {
    action: { label: translate('Undo'), onClick: draft.restore },
  })
}

/** Phases where memory overrides storage. */
const known = new Set<DraftState['phase']>(['open', 'saved', 'discarded', 'gone'])

function openDrafts(userId: string) {
  const device = openDraftDevice(userId)
  const channel = openTabChannel(
    `campaign-drafts:${userId}`,
    z.enum(['changed', 'removed']),
    (message) => {
      if (message === 'removed') close(true)
      else void refreshIfPossible()
    },
  )
  const opened = new Map<string, CampaignDraft>()
  /** Drafts of the device. */
  let heads: readonly DraftHead[] = []
  /** Drafts of the device and of this page, newest first. */
  const rows = createStore<readonly DraftRow[]>([])
  /** Whether the device did not answer when the drafts were listed. */
  const isLate = createStore(false)
  let isClosed = false

  const updateRows = () => rows.set(currentRows())
  const announce = () => {
    updateRows()
    announceWorkChange()
  }
  const refresh = async () => {
    try {
      heads = await inTime(device.heads())
      isLate.set(false)
    } catch (error) {
      isLate.set(Object(error).name === 'TimeoutError')
      throw error
    } finally {
      announce()
    }
  }
  /** If persisted drafts cannot be read now, drafts of this page are still listed. */
  const refreshIfPossible = async () => refresh().catch(() => {})
  const handleChange = () => {
    if (isClosed) return
    channel.post('changed')
    announce()
    void refreshIfPossible()
  }

  const open = (id: string): CampaignDraft => {
    const known = opened.get(id)
    if (known) return known
    const draft = createCampaignDraft({
      id,
      isNew: created.delete(id),
      device,
      onChange: handleChange,
      onRefused: () => notify.warning(campaignMessages.refused),
    })
    draft.state.subscribe(updateRows)
    opened.set(id, draft)
    return draft
  }
  const stopLosses = device.onLoss(() => {
    for (const draft of opened.values()) draft.keepAgain()
    void refreshIfPossible()
  })
  const close = (isRemoved = false) => {
    if (isClosed) return
    isClosed = true
    stopLosses()
    for (const draft of opened.values()) draft.close(isRemoved)
    stopAsking()
    removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', keep)
    channel.close()
  }

  const currentRows = (): DraftRow[] => {
    const ids = new Set<string>()
    const here = [...opened.values()].flatMap((draft): DraftRow[] => {
      const { phase, isUnsaved, form, keptAt = Date.now(), sent } = draft.state.get()
      if (known.has(phase)) ids.add(draft.id)
      if (phase !== 'open' || !isUnsaved) return []
      const { id } = draft
      const name = form?.name ?? ''
      return [{ id, name, changedAt: keptAt, place: draft.place(), isSaving: sent !== undefined }]
    })
    return [...here, ...heads.filter(({ id }) => !ids.has(id))].toSorted(
      (a, b) => b.changedAt - a.changedAt,
    )
  }

  const contentOf = async ({ id, changedAt }: DraftRow): Promise<DraftContent[]> => {
    const draft = opened.get(id)?.state.get()
    if (draft && known.has(draft.phase)) {
      const { form, memory } = draft
      return form ? [{ form, files: memory.attachments.store.get(), changedAt }] : []
    }
    const kept = await device.read(id)
    return kept ? [{ form: kept.form, files: kept.files, changedAt }] : []
  }

  const stopAsking = registerUnsavedWork(() => {
    const all = [...opened.values()].filter(({ state }) => state.get().isUnsaved)
    return all.length > 0 ? draftInMemory(all) : undefined
  })
  // The last events in which a closing or hidden page can still write.
  const keep = () => {
    for (const draft of opened.values()) draft.keep()
  }
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)

  return {
    rows,
    isLate,
    open,
    close,
    /** Refreshes from the device, and returns all drafts. */
    read: async (): Promise<readonly DraftRow[]> => {
      await refreshIfPossible()
      return rows.get()
    },
    /**
     * Drafts that are not being saved as campaigns, including unwritten changes.
     * @throws errors of IndexedDB
     */
    contents: async (): Promise<DraftContent[]> => {
      try {
        await refresh()
      } catch (error) {
        // Drafts of this page can still be exported.
        if (rows.get().length === 0) throw error
      }
      const all = rows.get().filter(({ isSaving = false }) => !isSaving)
      return (await Promise.all(all.map(contentOf))).flat()
    },
    /**
     * @returns the id of the new draft
     * @throws errors of IndexedDB; then nothing was added
     */
    add: async ({ form, files, changedAt }: DraftContent): Promise<string> => {
      const id = randomId()
      await device.write({ id, name: form.name, changedAt, place: placeOf(form) }, [
        { form, files },
      ])
      handleChange()
      return id
    },
    /**
     * Discards a draft that the flow does not show, with Undo.
     * @returns false if this version does not understand it: Undo could not bring it back
     */
    discard: async (id: string): Promise<boolean> => {
      const draft = open(id)
      const hide = draft.show()
      await until(draft.state, ({ phase }) => phase !== 'opening')
      const { phase, failure } = draft.state.get()
      const isUnknown = failure instanceof UnknownDraftError
      if (phase === 'in another tab') notify.warning(campaignMessages.elsewhere)
      else if (phase === 'unreadable' && !isUnknown)
        notify.warning({ title: translate('The draft could not be opened') })
      else discardDraft(draft)
      hide()
      return !isUnknown
    },
    /** Called at log out: no tab writes any draft afterwards. */
    removeAll: () => {
      channel.post('removed')
      close(true)
      void device.removeAll().catch(() => {})
    },
  }
}

/** The drafts of the signed-in user; the same object until log out. */
export const draftsOfUser = perUser(openDrafts)
