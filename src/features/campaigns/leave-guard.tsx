import { Text } from '@chakra-ui/react'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import type { CampaignDraft } from './use-campaign-draft'

type Props = Pick<CampaignDraft, 'hasUnsavedWork' | 'isKept' | 'elsewhere'>

const isInFlow = (search: object) => 'flow' in search && search.flow !== undefined

/** Asks before unsaved work is left: by a link, by Back, and by closing the page. */
export function LeaveGuard({ hasUnsavedWork, ...draft }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const staysInFlow = next.pathname === current.pathname && isInFlow(next.search)
      return !staysInFlow && hasUnsavedWork()
    },
    enableBeforeUnload: hasUnsavedWork,
    withResolver: true,
  })

  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave this campaign unsaved?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <Text>{whatBecomesOf(draft)}</Text>
    </ConfirmDialog>
  )
}

function whatBecomesOf({ isKept, elsewhere }: Omit<Props, 'hasUnsavedWork'>): string {
  if (elsewhere)
    return 'It is not saved yet, and what you wrote here is lost unless you keep it first.'
  return isKept
    ? 'It is not saved yet. Your draft stays on this device, and you can go on with it later.'
    : 'It is not saved yet, and this browser does not let us keep a draft of it.'
}
