import { Text } from '@chakra-ui/react'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

type Props = { hasUnsavedWork: () => boolean; isKept: boolean }

const isInFlow = (search: object) => 'flow' in search && search.flow !== undefined

/** Asks before unsaved work is left: by a link, by Back, and by closing the page. */
export function LeaveGuard({ hasUnsavedWork, isKept }: Props) {
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
      <Text>
        {isKept
          ? 'It is not saved yet. Your draft stays on this device, and you can go on with it later.'
          : 'It is not saved yet, and this browser does not let us keep a draft of it.'}
      </Text>
    </ConfirmDialog>
  )
}
