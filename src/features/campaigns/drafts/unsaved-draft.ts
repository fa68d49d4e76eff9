import { translate } from '@/shared/i18n/translate'
import type { Leaving, LeaveQuestion, UnsavedWork } from '@/shared/lib/unsaved-work'
import { canKeepDrafts, userDrafts } from '@/shared/lib/user-drafts'
import type { CampaignDraft } from './campaign-draft'

/** Whether drafts outlive the page. */
export const areDraftsKept = () => userDrafts.isWritten() && canKeepDrafts()

/** The part of the draft that only this page has, whichever screen is open. */
export function draftInMemory(draft: CampaignDraft): UnsavedWork {
  return {
    isLostBy({ by }) {
      const { elsewhere, sent, isUnsaved, memory } = draft.state.get()
      if (by === 'log-out') return elsewhere !== undefined
      if (by !== 'unload' && by !== 'reload') return false
      // A call that is cut off may have created the campaign; saving the draft again would
      // duplicate it.
      return (
        elsewhere !== undefined ||
        sent !== undefined ||
        (isUnsaved && memory.attachments.hasFiles())
      )
    },
    question: () => ({
      title: translate('Log out and discard your draft?'),
      text: translate('What you wrote in this tab is not kept, and logging out discards it.'),
      confirmLabel: translate('Log out'),
      cancelLabel: translate('Stay signed in'),
    }),
  }
}

const isInFlow = (search: object) => 'flow' in search && search.flow !== undefined

/** The draft while the flow shows it: leaving asks, even though most drafts are kept. */
export function draftOnScreen(draft: CampaignDraft, pathname: string): UnsavedWork {
  const staysInFlow = (leaving: Leaving) =>
    leaving.by === 'navigation' && leaving.to.pathname === pathname && isInFlow(leaving.to.search)

  return {
    isLostBy(leaving) {
      if (leaving.by === 'close' || staysInFlow(leaving)) return false
      draft.commit()
      userDrafts.write()
      const { isUnsaved, sent, elsewhere } = draft.state.get()
      if (!isUnsaved) return false
      if (leaving.by === 'unload') return true
      // A draft that is being saved needs nobody to wait: it is either saved or kept.
      const canWait = sent !== undefined && elsewhere === undefined && areDraftsKept()
      return leaving.by === 'navigation' && !canWait
    },
    question: () => questionOf(draft),
    onDiscard: draft.giveUp,
  }
}

function questionOf(draft: CampaignDraft): LeaveQuestion {
  return {
    title: translate('Leave this campaign unsaved?'),
    text: whatBecomesOf(draft),
    confirmLabel: translate('Leave'),
    cancelLabel: translate('Keep editing'),
  }
}

function whatBecomesOf({ state }: CampaignDraft): string {
  if (state.get().elsewhere)
    return translate(
      'It is not saved yet, and what you wrote here is lost unless you keep it first.',
    )
  return areDraftsKept()
    ? translate(
        'It is not saved yet. Your draft stays on this device, and you can continue it later.',
      )
    : translate('It is not saved yet, and this browser blocks the storage that a draft needs.')
}
