import { deviceStorage } from '@/shared/lib/browser-storage'
import { areLaunchesHeld } from '@/shared/lib/held-launches'
import {
  announceWorkChange,
  registerUnsavedWork,
  type UnsavedWork,
} from '@/shared/lib/unsaved-work'
import { notify } from '@/shared/ui/notifications/toaster'
import { campaignMessages } from '../messages'
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
    const others = rest.length > 0 ? ` and ${rest.length} more` : ''
    return {
      title: 'Leave without sending?',
      text: `“${first?.name ?? ''}”${others} would not be sent.`,
      confirmLabel: 'Leave without sending',
      cancelLabel: 'Stay',
    }
  },
  onDiscard: undoAll,
}

registerUnsavedWork(() => (holds.get().length > 0 ? heldWork : undefined))
holds.subscribe(announceWorkChange)
// A page that comes back from the browser's cache must not send what was on hold.
addEventListener('pagehide', undoAll)
