import { translate } from '@/shared/i18n/translate'
import { deviceStorage } from '@/shared/lib/browser-storage'
import { areLaunchesHeld } from '@/shared/lib/held-launches'
import {
  announceWorkChange,
  registerUnsavedWork,
  type UnsavedWork,
} from '@/shared/lib/unsaved-work'
import { notify } from '@/shared/ui/notifications/toaster'
import { campaignMessages } from '../model/messages'
import { createLaunchHold, type Sending } from './launch-hold'
import { createSendMarks } from './send-marks'

/** Not `Date.now` itself, which tests replace. */
const now = () => Date.now()
const page = `${Date.now()}-${Math.random()}`

export const launchHold = createLaunchHold({
  marks: createSendMarks({ storage: deviceStorage, page, now }),
  now,
  onObstacle: (obstacle, { name }) => notify.warning(campaignMessages[obstacle](name)),
})

const { holds, undoAll, request } = launchHold

/** Sends at once, or counts down first if the person wants that. */
export const sendOrHold = (sending: Sending) => request(sending, areLaunchesHeld.get())

const heldWork: UnsavedWork = {
  isLostBy: (leaving) =>
    leaving.by !== 'close' &&
    !(leaving.by === 'navigation' && leaving.to.pathname === location.pathname),
  question: () => {
    const [first, ...rest] = holds.get().flatMap(({ campaigns }) => campaigns)
    return {
      title: translate('Leave without sending?'),
      text:
        rest.length > 0
          ? translate('“{name}” and {count} more would not be sent.', {
              name: first?.name ?? '',
              count: rest.length,
            })
          : translate('“{name}” would not be sent.', { name: first?.name ?? '' }),
      confirmLabel: translate('Leave without sending'),
      cancelLabel: translate('Stay'),
    }
  },
  onDiscard: undoAll,
}

registerUnsavedWork(() => (holds.get().length > 0 ? heldWork : undefined))
holds.subscribe(announceWorkChange)
// A page that comes back from the browser's cache must not send what was on hold.
addEventListener('pagehide', undoAll)
