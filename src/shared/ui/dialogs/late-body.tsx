import { Box, type BoxProps } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { AfterPaint } from '../after-paint'

type Props = {
  /** About the height of the children. */
  height: BoxProps['height']
  /** Must be stable. */
  onArrive: () => void
  children: ReactNode
}

/** Children of a dialog that are rendered when the dialog has been painted. */
export function LateBody({ height, ...props }: Props) {
  return (
    <AfterPaint fallback={<Box height={height} />}>
      <Arrived {...props} />
    </AfterPaint>
  )
}

function Arrived({ onArrive, children }: Omit<Props, 'height'>) {
  useEffect(onArrive, [onArrive])
  return children
}

/** The dialog itself takes the focus while it waits for its body, and gives it to the first field then. */
export function useLateFocus(dialog: RefObject<HTMLElement | null>) {
  const isThere = useRef(false)
  const onArrive = useCallback(() => {
    isThere.current = true
    if (document.activeElement === dialog.current) firstField(dialog.current)?.focus()
  }, [dialog])
  return { onArrive, initialFocusEl: () => (isThere.current ? null : dialog.current) }
}

const firstField = (dialog: HTMLElement | null) =>
  dialog?.querySelector<HTMLElement>(
    ':is(input, textarea, button, [tabindex="0"]):not(:disabled, [type=hidden], [tabindex="-1"])',
  )
