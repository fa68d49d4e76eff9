import { Box, type BoxProps } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { AfterPaint } from '../after-paint'

type Props = {
  /** The element with the role of the dialog. */
  dialog: RefObject<HTMLDivElement | null>
  /** About the height of the children. */
  height: BoxProps['height']
  /** Set when the children are there. */
  isThere: RefObject<boolean>
  children: ReactNode
}

/** Children that are rendered when the dialog has been painted; the first field takes the focus then. */
export function LateBody({ height, ...props }: Props) {
  return (
    <AfterPaint fallback={<Box height={height} />}>
      <Arrived {...props} />
    </AfterPaint>
  )
}

function Arrived({ dialog, isThere, children }: Omit<Props, 'height'>) {
  useEffect(() => {
    isThere.current = true
    if (document.activeElement === dialog.current) firstField(dialog.current)?.focus()
  }, [dialog, isThere])
  return children
}

const firstField = (dialog: HTMLElement | null) =>
  dialog?.querySelector<HTMLElement>(
    ':is(input, textarea, button, [tabindex="0"]):not(:disabled, [type=hidden], [tabindex="-1"])',
  )
