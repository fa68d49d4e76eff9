import { chakra } from '@chakra-ui/react'
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { msg } from '@/shared/i18n/translate'

type Control = ReactElement<{
  disabled?: boolean
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}>

/** For Cancel, while the call of the dialog is not answered. */
export const PENDING = msg('Please wait until this has finished.')

export type RefusalProps = {
  /** Why the control cannot be used now; undefined when it can. */
  reason: string | undefined
  /** Shows the reason as text too, for a control that is `disabled` and so never has the focus. */
  isShown?: boolean
  /** A button. Unless it is `disabled` itself it stays focusable, and a press does nothing. */
  children: Control
}

/**
 * Says why a button cannot be used: to a screen reader as its description, to a pointer and on focus
 * as a tooltip (src/app/keyboard/control-hint.tsx), and in the command palette. Around every button
 * that can be disabled. Where the specification has a message for the press, the button stays
 * pressable instead.
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
        // Beside the buttons of a footer, so that they stay where they are.
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
