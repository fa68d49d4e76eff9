import { chakra } from '@chakra-ui/react'
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { msg } from '@/shared/i18n/translate'

type Control = ReactElement<{
  disabled?: boolean
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}>

/** Reason for a disabled Cancel while the dialog's call is in flight. */
export const PENDING = msg('Please wait until this has finished.')

export type RefusalProps = {
  reason: string | undefined
  /**
   * Also shows the reason as text, for a control that is natively `disabled` and cannot be focused.
   */
  isShown?: boolean
  children: Control
}

/**
 * Explains why a button is disabled: as its accessible description, as a tooltip on hover and focus
 * (src/app/keyboard/control-hint.tsx), and in the command palette. Unless the button is natively
 * `disabled`, it stays focusable and a press does nothing. Wraps every button that can be disabled,
 * except where the specification has a message for the press: those stay pressable.
 */
export function Refusal({ reason, isShown = false, children }: RefusalProps) {
  const id = useId()
  const isRefused = reason !== undefined
  const refused = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
  return (
    <>
      {isRefused
        ? cloneElement(children, {
            'aria-describedby': id,
            ...(children.props.disabled ? {} : refused),
          })
        : children}
      {isRefused && (
        // Out of flow, so that the footer's buttons do not move.
        <chakra.span
          id={id}
          hidden={!isShown}
          order={-1}
          flex="1 1 10rem"
          alignSelf="center"
          color="fg.muted"
          textStyle="sm"
        >
          {reason}
        </chakra.span>
      )}
    </>
  )
}
