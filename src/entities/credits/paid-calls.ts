import { translate } from '@/shared/i18n/translate'
import { createSessionStore, sessionSignal } from '@/shared/lib/state/store'
import {
  announceWorkChange,
  isEndOfPage,
  registerUnsavedWork,
} from '@/shared/lib/work/unsaved-work'

/** Paid calls in flight. They continue on other screens, but their results are lost on unload. */
const paid = createSessionStore({ search: 0, reveal: 0 })

/** Counts a call as in flight: until its answer, the user is asked before leaving the page. */
export async function paidFor<Answer>(kind: 'search' | 'reveal', call: () => Promise<Answer>) {
  const session = sessionSignal()
  const count = (change: number) => {
    // Ignore calls of a previous session.
    if (session.aborted) return
    paid.update((counts) => ({ ...counts, [kind]: counts[kind] + change }))
    announceWorkChange()
  }
  count(1)
  try {
    return await call()
  } finally {
    count(-1)
  }
}

registerUnsavedWork(() =>
  paid.get().search + paid.get().reveal === 0
    ? undefined
    : {
        isLostBy: isEndOfPage,
        question: () => ({
          title: translate('Leave before the answer comes?'),
          text:
            paid.get().reveal > 0
              ? translate(
                  'Addresses are being revealed. They would be lost, and they may still cost credits.',
                )
              : translate(
                  'A search is running. Its results would be lost, and it may still cost credits.',
                ),
          confirmLabel: translate('Leave'),
          cancelLabel: translate('Wait'),
        }),
      },
)
