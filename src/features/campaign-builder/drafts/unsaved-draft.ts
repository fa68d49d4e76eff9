import { translate } from '@/shared/i18n/translate'
import { isEndOfPage, type Leaving, type UnsavedWork } from '@/shared/lib/work/unsaved-work'
import type { CampaignDraft } from './campaign-draft'
import type { StorageProblem } from './draft-device'

/** Changes that are only in this page, whichever screen is open. */
export function draftInMemory(drafts: readonly CampaignDraft[]): UnsavedWork {
  return {
    isLostBy(leaving) {
      if (!isEndOfPage(leaving)) return false
      return drafts.some(({ state }) => {
        const { sent, problem } = state.get()
        // An interrupted call may have created the campaign; saving the draft again would duplicate
        // it.
        return problem !== undefined || (sent !== undefined && leaving.by !== 'log-out')
      })
    },
    question: () => ({
      title: translate('Log out and discard your draft?'),
      text: translate('What you wrote in this tab is not kept, and logging out discards it.'),
      confirmLabel: translate('Log out'),
      cancelLabel: translate('Stay signed in'),
    }),
  }
}

/** The draft shown by the flow: leaving asks even though most drafts are persisted. */
export function draftOnScreen(draft: CampaignDraft, pathname: string): UnsavedWork {
  const staysInFlow = (leaving: Leaving) => {
    if (leaving.by !== 'navigation' || leaving.to.pathname !== pathname) return false
    return 'draft' in leaving.to.search && leaving.to.search.draft === draft.id
  }
  return {
    isLostBy(leaving) {
      if (leaving.by === 'close' || staysInFlow(leaving)) return false
      draft.keep()
      const { phase, isUnsaved, sent, problem } = draft.state.get()
      if (phase !== 'open' || !isUnsaved) return false
      if (leaving.by === 'unload') return true
      // Safe to leave while saving: the draft is either saved or persisted.
      return leaving.by === 'navigation' && (sent === undefined || problem !== undefined)
    },
    question: () => ({
      title: translate('Leave this campaign unsaved?'),
      text: leaveWarning(draft.state.get().problem),
      confirmLabel: translate('Leave'),
      cancelLabel: translate('Keep editing'),
    }),
  }
}

function leaveWarning(problem: StorageProblem | undefined): string {
  switch (problem) {
    case 'full':
      return translate('It is not saved yet, and the storage of this browser is full.')
    case 'blocked':
      return translate(
        'It is not saved yet, and this browser blocks the storage that a draft needs.',
      )
    default:
      return translate(
        'It is not saved yet. Your draft stays on this device, and you can continue it later.',
      )
  }
}
